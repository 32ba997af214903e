import ScreenModel

/// Frames as Foundation prints them.
enum FrameText {
    /// `{{x, y}, {width, height}}`; `nil` unless it holds four finite numbers.
    static func rect(_ text: String) -> Rect? {
        let numbers = text.split { !$0.isNumber && !"+-.eEinfa".contains($0) }
            .compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

extension FrameText {
    /// `[left,top][right,bottom]`, the edges of Maestro and UIAutomator.
    static func edges(_ text: String) -> Rect? {
        let numbers = text.split { !$0.isNumber && $0 != "-" && $0 != "." }
            .compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        return Rect(
            x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
            height: numbers[3] - numbers[1])
    }
}
