import ScreenModel

/// Reading commands of the Mac beside those of iOS.
extension Reader {
    /// The help tag is what iOS calls the hint (VO-Shift-H; Apple's command chart, M). The
    /// summaries (VO-F1 and VO-F2) name what the file knows of them: the app's name and the
    /// window's title (what VoiceOver adds, L).
    mutating func readOnMac(_ unit: ReadingUnit, _ stop: Stop) {
        guard isMac else {
            play(.unknown)
            return
        }
        let text: String?
        switch unit {
        case .helpTag: text = stop.element.hint
        case .applicationSummary: text = scene.screen.app
        case .windowSummary: text = scene.screen.title
        default: text = nil
        }
        guard let text, !text.isEmpty else {
            play(.none)
            return
        }
        if unit == .windowSummary {
            say(.mac(.start(app: nil, window: text, focused: nil)))
        } else {
            let language = unit == .helpTag ? stop.element.language : nil
            say(.text(text, language: language))
        }
    }

    /// VO-Z: what was said last, again.
    mutating func repeatSpeech() {
        guard isMac else {
            play(.unknown)
            return
        }
        guard let last = speaker.last else {
            play(.none)
            note("nothing was spoken yet")
            return
        }
        say(last)
    }

    /// VO-\: opens or closes the disclosure triangle that is focused, or that the focused row
    /// holds or is (guidepup's chart of commands, H).
    mutating func toggleDisclosure() {
        guard isMac else {
            play(.unknown)
            return
        }
        guard let cursor, let target = disclosure(at: cursor) else {
            play(.none)
            return
        }
        guard !scene.traits(at: target).contains(.notEnabled) else {
            play(.none)
            note("dimmed: it cannot be activated")
            return
        }
        play(.activate)
        let old = scene.element(at: target)
        if old.isDisclosure, let effects = scene.tree[target].extras.on?[.activate] {
            run(effects)
        } else {
            change(target) { $0.expanded = !($0.expanded ?? false) }
            if target != cursor { say(.change(stop(at: target), from: old)) }
        }
    }

    private func disclosure(at index: ElementIndex) -> ElementIndex? {
        func opens(_ index: ElementIndex) -> Bool {
            scene.tree[index].isDisclosure || scene.tree[index].expanded != nil
        }
        if opens(index) { return index }
        if let child = scene.tree.children(of: index).first(where: opens) { return child }
        let parent = scene.tree[index].links.parent
        return !parent.isNone && scene.tree[parent].isRow && opens(parent) ? parent : nil
    }
}

extension Element {
    fileprivate var isDisclosure: Bool { type == .disclosure || type == .disclosureTriangle }
}
