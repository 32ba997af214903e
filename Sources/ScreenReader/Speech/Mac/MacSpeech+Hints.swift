import ScreenModel

/// What VoiceOver says of an element after a pause (logs of Safari and Chrome, course transcripts;
/// H).
extension MacSpeech {
    func addHints(to segments: inout [Segment]) {
        guard settings.hints == .on, let place = sentence else { return }
        segments.append(base.word(.hint, place, from: roleSource, "mac.hint.place"))
        if isDimmed {
            segments.append(
                base.word(.hint, book.isDimmed, from: dimmedSource, "mac.hint.dimmed"))
        } else if let howTo {
            segments.append(base.word(.hint, howTo, from: roleSource, "mac.hint.howTo"))
        }
        guard let inside = mac.inside else { return }
        switch inside.role {
        case .toolbar:
            segments.append(
                base.word(.hint, book.navigateToolbar, from: inside.id, "mac.hint.toolbar"))
        case .webArea:
            segments.append(base.word(.hint, book.exitWebArea, from: inside.id, "mac.hint.web"))
        default: break
        }
    }

    private var sentence: Phrase? {
        guard role != .none else { return nil }
        var noun = hintWord
        // Safari says "on web content", Chrome "on a web content" (M).
        noun.text = book.noun(role, noun.text, role != .webArea || settings.browser == .chrome)
        var phrase: Phrase
        if let inside = mac.inside, inside.role != .none {
            var container = book.word(of: inside)
            container.text = book.noun(inside.role, container.text, inside.role != .webArea)
            phrase = book.currentlyOnInside(noun.text, container.text)
            if container.isUnverified == true { phrase.isUnverified = true }
        } else {
            phrase = book.currentlyOn(noun.text)
        }
        if noun.isUnverified == true { phrase.isUnverified = true }
        return phrase
    }

    private var hintWord: Phrase {
        switch role {
        case .heading:
            let level = headingLevel ?? 0
            return level > 0 ? book.headingLevel(level) : book.role(.heading)
        case .landmark:
            return book.word(ofLandmark: element.hasExtras ? element.extras.landmark : nil)
        default: return book.hintRole(role) ?? book.role(role)
        }
    }

    private var howTo: Phrase? {
        switch role {
        case .button: book.clickButton
        case .link: book.clickLink
        case .textField, .secureTextField, .searchField, .emailField: book.typeText
        case .slider, .horizontalSlider, .verticalSlider: book.interactWithSlider
        case .webArea: book.enterWebArea
        default: nil
        }
    }
}
