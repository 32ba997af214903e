import ScreenModel

extension Scene {
    /// The stop at `index`, as met by a cursor that comes from `previous`.
    func stop(
        at index: ElementIndex, from previous: ElementIndex?, language: String?
    ) -> Stop {
        let element = element(at: index)
        let context = order.context(of: index)
        return Stop(
            index: index, id: tree.id(of: index), path: tree.path(of: index),
            element: element, context: context,
            contextID: context.container.isNone ? "" : tree.id(of: context.container),
            entered: entered(index, from: previous),
            language: LanguageTag.ofText(
                element.language, screen: screen.language, user: language),
            wordsLanguage: Phrasebook.language(of: element.language, language, screen.language),
            isInWebArea: order.isInWebArea(index))
    }

    /// More are not named at once: in a file as deep as no app is, each swipe would spell out the
    /// way through all of them.
    private static let mostEntered = 32

    /// The named containers around `index` that are not around `previous`, outermost first.
    private func entered(
        _ index: ElementIndex, from previous: ElementIndex?
    ) -> [EnteredContainer] {
        guard var place = order.container(of: index), previous != index else { return [] }
        let common = previous.flatMap { order.commonContainer(of: $0, index) }
        var entered: [EnteredContainer] = []
        while place != common, entered.count < Scene.mostEntered {
            if let container = enteredContainer(order.containers[place].element) {
                entered.append(container)
            }
            guard let parent = order.parentContainer(of: place) else { break }
            place = parent
        }
        return entered.reversed()
    }

    private func enteredContainer(_ index: ElementIndex) -> EnteredContainer? {
        if tree[index].type == .alert {
            return EnteredContainer(id: tree.id(of: index), label: "", isAlert: true)
        }
        guard tree[index].isNamedOnEntry else { return nil }
        let texts = [tree[index].label, tree[index].value].compactMap { $0 }
        return EnteredContainer(
            id: tree.id(of: index), label: texts.filter { !$0.isEmpty }.joined(separator: ", "))
    }
}
