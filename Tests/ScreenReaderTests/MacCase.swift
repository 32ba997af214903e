import ScreenModel
import ScreenReader
import Testing

/// One element as the Mac's VoiceOver speaks it.
struct MacCase: Sendable, CustomTestStringConvertible {
    let text: String
    let hint: String?
    let isInWeb: Bool
    let settings: [String: String]
    let sketch: Sketch

    var testDescription: String { "\(isInWeb ? "web: " : "")\(text) \(settings)" }

    /// `hint` nil is not compared.
    init(
        _ text: String, _ type: ElementType?, hint: String? = nil, web: Bool = false,
        _ settings: [String: String] = [:], holding children: [Sketch] = [],
        _ change: (inout Element) -> Void = { _ in }
    ) {
        self.text = text
        self.hint = hint
        isInWeb = web
        self.settings = settings
        var sketch = Sketch(holding: children, type)
        sketch.element.id = "it"
        change(&sketch.element)
        self.sketch = sketch
    }

    /// The session with the cursor nowhere near.
    var session: Session {
        let around = isInWeb ? [Sketch(holding: [sketch, Sketch("after")], .webArea)] : [sketch]
        return Walk(.mac(around), settings).session
    }

    func check() throws {
        let session = session
        let index = try #require(session.element(named: .id("it")))
        let utterance = session.utterance(of: index)
        #expect(utterance.text == text)
        if let hint { #expect(utterance.hint == hint) }
    }
}

extension Screen {
    static func mac(_ sketches: [Sketch], _ change: (inout Screen) -> Void = { _ in }) -> Screen {
        Screen(sketches) {
            $0.platform = .macOS
            change(&$0)
        }
    }
}
