import ScreenModel

/// The screens as effects left them, with the modes that gestures are played in: all of a reader
/// that a plain move leaves alone.
struct NavigationWorld: Sendable {
    var reader: Reader
    /// Equal worlds have equal ones.
    let print: Int
    /// A mode in which a gesture means something else.
    let isModal: Bool
    /// For each element the number of its ring; -1 while that is unknown.
    private var ringIDs: [Int32] = []
    /// What the item chooser leads to; nil while nobody asked.
    var choices: [ItemChoice]?

    init(_ reader: Reader) {
        self.reader = reader
        isModal =
            reader.menu != nil || reader.adjusted != nil || reader.isHelpOn
            || reader.isPassingThrough || reader.isDirectTouchOn
        var hasher = Hasher()
        hasher.combine(isModal)
        for scene in reader.scenes {
            hasher.combine(scene.tree.count)
            hasher.combine(scene.presentations.map(\.element))
            hasher.combine(scene.tree.changesPrint)
        }
        print = hasher.finalize()
    }

    /// Whether a gesture that was played in this world led out of it.
    func isLeft(by other: Reader) -> Bool {
        other.revisionsBefore != reader.revisionsBefore || other.scenes.count != reader.scenes.count
            || other.scene.revision != reader.scene.revision
            || other.scene.keyboardFocus != reader.scene.keyboardFocus
            || other.scene.editing != reader.scene.editing
            || (other.menu == nil) != (reader.menu == nil) || other.adjusted != reader.adjusted
            || other.isHelpOn != reader.isHelpOn
            || other.isPassingThrough != reader.isPassingThrough
            || other.isDirectTouchOn != reader.isDirectTouchOn
    }

    /// Whether every gesture does the same in both.
    func isSame(as other: NavigationWorld) -> Bool {
        let (mine, theirs) = (reader, other.reader)
        guard mine.scenes.count == theirs.scenes.count, mine.adjusted == theirs.adjusted,
            mine.menu == nil, theirs.menu == nil, mine.isHelpOn == theirs.isHelpOn,
            mine.isPassingThrough == theirs.isPassingThrough,
            mine.isDirectTouchOn == theirs.isDirectTouchOn
        else { return false }
        return zip(mine.scenes, theirs.scenes).enumerated().allSatisfy { place, pair in
            let (a, b) = pair
            let isCovered = place < mine.scenes.count - 1
            return (!isCovered || a.cursor == b.cursor) && a.isSame(as: b)
        }
    }

    /// Whether its present screen is the one that was present when `revisions` had gone.
    func isOn(depth: Int, _ revisions: Int) -> Bool {
        reader.scenes.count == depth && reader.revisionsBefore == revisions
    }

    func ring(at cursor: Int32) -> Int32 {
        ringIDs.indices.contains(Int(cursor) + 1) ? ringIDs[Int(cursor) + 1] : -1
    }

    mutating func setRing(at cursor: Int32, _ ring: Int32) {
        if ringIDs.isEmpty {
            ringIDs = Array(repeating: -1, count: reader.scene.tree.count + 1)
        }
        if ringIDs.indices.contains(Int(cursor) + 1) { ringIDs[Int(cursor) + 1] = ring }
    }
}

extension Scene {
    /// Whether the cursor goes through both alike.
    fileprivate func isSame(as other: Scene) -> Bool {
        folder == other.folder && editing == other.editing && keyboardFocus == other.keyboardFocus
            && presentations.count == other.presentations.count
            && zip(presentations, other.presentations).allSatisfy {
                $0.element == $1.element && $0.trigger == $1.trigger
            } && screen.hasSameMoves(as: other.screen)
    }
}

extension Screen {
    fileprivate func hasSameMoves(as other: Screen) -> Bool {
        entry == other.entry && on == other.on && rotors == other.rotors
            && language == other.language && tree == other.tree
    }
}
