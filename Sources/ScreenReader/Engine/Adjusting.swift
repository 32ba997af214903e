import ScreenModel

/// What one step does to an adjustable's value.
enum Adjusting {
    /// The element one step on; nil at a limit, and where the file does not say how it changes.
    static func step(_ element: Element, increases: Bool) -> Element? {
        let extras = element.extras
        if let steps = extras.steps {
            var result = element
            let here = steps.firstIndex(of: element.value ?? "")
            let target = (here ?? (increases ? -1 : steps.count)) + (increases ? 1 : -1)
            guard steps.indices.contains(target) else { return nil }
            result.value = steps[target]
            return result
        }
        guard let range = extras.range else { return nil }
        let size = size(of: range, in: element)
        return counted(element, by: increases ? size : -size)
    }

    /// The element with `count` added to its number, within its limits; nil where that changes
    /// nothing, and where it has no number.
    static func counted(_ element: Element, by count: Double) -> Element? {
        var range = element.extras.range ?? ValueRange()
        guard let now = range.now ?? element.value.flatMap({ Double($0) }), now.isFinite,
            let moved = moved(now, by: count, in: range)
        else { return nil }
        range.now = moved
        var result = element
        var extras = element.extras
        extras.range = range
        result.extras = extras
        result.value = nil
        return result
    }

    private static func moved(_ now: Double, by size: Double, in range: ValueRange) -> Double? {
        let target = min(max(now + size, range.min ?? -.infinity), range.max ?? .infinity)
        guard target.isFinite, target != now else { return nil }
        return withoutNoise(target)
    }

    /// A tenth of the range where the file names no step; 1 without limits, and for pages.
    private static func size(of range: ValueRange, in element: Element) -> Double {
        if let step = range.step { return step }
        guard element.type != .pageControl, let min = range.min, let max = range.max, max > min
        else { return 1 }
        return (max - min) / 10
    }

    /// Without what adding up binary fractions leaves behind the ninth decimal place.
    private static func withoutNoise(_ number: Double) -> Double {
        guard abs(number) < 1e6 else { return number }
        return (number * 1_000_000_000).rounded() / 1_000_000_000
    }
}

extension Element {
    /// The value as the file's user sees it: the text, else the number through its format.
    var plainValue: String? {
        if let value { return value }
        guard hasExtras, let range = extras.range, let now = range.now else { return nil }
        return ValueText.formatted(now, range.format)
    }
}
