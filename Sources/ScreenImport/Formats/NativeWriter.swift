import ScreenModel

/// Writes a screen as a native screen file. Keys stand in the order of the key tables; what is
/// absent or the default is left out. What is written reads back as the same screen.
public enum NativeWriter {
    /// The text of the file, with a line feed at its end.
    public static func text(_ screen: Screen) -> String {
        let screen = screen.statedNatively()
        var writer = JSONWriter()
        writer.beginObject()
        for key in ScreenKey.allCases { write(key, of: screen, to: &writer) }
        writer.endObject()
        return writer.text() + "\n"
    }

    private static func write(_ key: ScreenKey, of screen: Screen, to writer: inout JSONWriter) {
        switch key {
        case .schema: break
        case .earshot: writer.integer(1, for: key.rawValue)
        case .title: writer.string(screen.title, for: key.rawValue)
        case .app: writer.string(screen.app, for: key.rawValue)
        case .platform:
            if screen.platform != .iOS {
                writer.string(screen.platform.rawValue, for: key.rawValue)
            }
        case .idiom: writer.string(screen.idiom?.rawValue, for: key.rawValue)
        case .language: writer.string(screen.language, for: key.rawValue)
        case .direction: writer.string(screen.direction?.rawValue, for: key.rawValue)
        case .size:
            writer.numbers(screen.size.map { [$0.width, $0.height] }, for: key.rawValue)
        case .entry: writer.string(screen.entry, for: key.rawValue)
        case .elements:
            writer.key(key.rawValue)
            writer.beginArray()
            writer.elements(below: .root, of: screen.tree)
            writer.endArray()
        case .rotors: if !screen.rotors.isEmpty { writer.rotors(screen.rotors, for: key.rawValue) }
        case .on: if !screen.on.isEmpty { writer.events(screen.on, for: key.rawValue) }
        }
    }
}

extension JSONWriter {
    /// Writes all elements below `top` without recursion.
    mutating func elements(below top: ElementIndex, of tree: ElementTree) {
        var current = tree[top].links.firstChild
        while !current.isNone {
            beginObject()
            members(of: tree[current])
            let firstChild = tree[current].links.firstChild
            if !firstChild.isNone {
                key(ElementKey.children.rawValue)
                beginArray()
                current = firstChild
                continue
            }
            endObject()
            while tree[current].links.next.isNone {
                current = tree[current].links.parent
                if current == top || current.isNone { return }
                endArray()
                endObject()
            }
            current = tree[current].links.next
        }
    }

    /// The keys of one element but its children, which come last.
    mutating func members(of element: Element) {
        for key in ElementKey.allCases where key != .children {
            member(key, of: element)
        }
    }

    mutating func string(_ text: String?, for name: String) {
        guard let text else { return }
        key(name)
        string(text)
    }

    mutating func bool(_ value: Bool?, for name: String) {
        guard let value else { return }
        key(name)
        bool(value)
    }

    mutating func number(_ value: Double?, for name: String) {
        guard let value else { return }
        key(name)
        number(value)
    }

    mutating func integer(_ value: Int?, for name: String) {
        guard let value else { return }
        key(name)
        integer(value)
    }

    mutating func numbers(_ values: [Double]?, for name: String) {
        guard let values else { return }
        key(name)
        numbers(values)
    }

    mutating func numbers(_ values: [Double]) {
        beginArray()
        for value in values { number(value) }
        endArray()
    }

    mutating func strings(_ texts: [String]?, for name: String) {
        guard let texts else { return }
        key(name)
        beginArray()
        for text in texts { string(text) }
        endArray()
    }

    mutating func rect(_ rect: Rect?, for name: String) {
        numbers(rect.map { [$0.x, $0.y, $0.width, $0.height] }, for: name)
    }
}
