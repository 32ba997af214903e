import ScreenModel

/// The property that a segment comes from: an element, and the key that is set on it. Without a
/// key the element as a whole, such as the list that a stop is the first of.
public struct SegmentOrigin: Sendable, Hashable {
    public let element: ElementIndex
    public let key: ElementKey?

    public init(element: ElementIndex, key: ElementKey?) {
        self.element = element
        self.key = key
    }
}

extension Session {
    /// Where a segment of a stop's utterance comes from; nil for words about nothing in the file.
    /// What `combine` and `labeledBy` took from others leads to those.
    public func origin(of segment: Segment, in stop: Stop) -> SegmentOrigin? {
        guard !segment.from.isEmpty else { return nil }
        let isOfContainer =
            segment.kind == .container || segment.kind == .boundary || segment.kind == .position
        guard !isOfContainer, let key = ElementKey.named(segment.from) else {
            return reader.scene.index(of: segment.from).map {
                SegmentOrigin(element: $0, key: nil)
            }
        }
        return origin(of: key, in: stop.index)
    }

    private func origin(of key: ElementKey, in index: ElementIndex) -> SegmentOrigin {
        let tree = screen.tree
        let whole = SegmentOrigin(element: index, key: key)
        guard tree[index].hasExtras else { return whole }
        if key == .label, let id = tree[index].extras.labeledBy,
            let label = reader.scene.index(of: id)
        {
            let key: ElementKey = tree[label].isSet(.label) ? .label : .value
            return SegmentOrigin(element: label, key: key)
        }
        guard tree[index].extras.childrenBehavior == .combine, !tree[index].isSet(key) else {
            return whole
        }
        let part = tree.descendants(of: index).first {
            tree[$0].hidden != true && tree[$0].isSet(key)
        }
        return part.map { SegmentOrigin(element: $0, key: key) } ?? whole
    }
}
