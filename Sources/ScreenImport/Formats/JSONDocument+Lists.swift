import ScreenModel

extension JSONDocument {
    /// A finite frame as `[[x, y], [width, height]]`, which is how Foundation encodes one, or
    /// `[x, y, width, height]`.
    func rectangle(_ place: Int) -> Rect? {
        let numbers = items(place).flatMap { item in
            kind(item) == .array ? items(item).map(number) : [number(item)]
        }
        let found = numbers.compactMap { $0 }
        guard numbers.count == 4, found.count == 4 else { return nil }
        let rect = Rect(x: found[0], y: found[1], width: found[2], height: found[3])
        return rect.isFinite ? rect : nil
    }

    /// A finite point, as `[x, y]` or `{x, y}`.
    func point(_ place: Int) -> Point? {
        let numbers =
            kind(place) == .array
            ? items(place).map(number)
            : ["x", "y"].map { member($0, of: place).flatMap(number) }
        guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite
        else { return nil }
        return Point(x: x, y: y)
    }

    /// The texts of a list.
    func strings(_ place: Int) -> [String] {
        items(place).compactMap(string)
    }

    /// Visits the objects in document order. `visit` takes an object and the place of the element
    /// that it lies below, and answers which list or object to look through next, below which
    /// element.
    func walk(_ visit: (_ object: Int, _ parent: Int) -> (inner: Int, parent: Int)?) {
        var walk = JSONTreeWalk(self)
        while let object = walk.next() {
            guard let next = visit(object.place, object.parent) else { continue }
            walk.enter(next.inner, below: next.parent, asChildren: true)
        }
    }
}
