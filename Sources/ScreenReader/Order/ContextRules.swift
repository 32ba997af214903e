import ScreenModel

/// What each stop gets from the outermost container that provides a context: "Tab", "N of M",
/// the start and the end of lists and landmarks (AccessibilitySnapshot, M).
struct ContextRules {
    let tree: ElementTree
    let regions: ElementRegions
    /// The element whose explicit order names a stop directly; nil where a dump stated the order.
    let explicitGroups: [ElementIndex: ElementIndex]?

    func contexts(of stops: [ElementIndex]) -> [StopContext] {
        var contexts = Array(repeating: StopContext(), count: stops.count)
        var counts: [ElementIndex: Int32] = [:]
        for (position, stop) in stops.enumerated() {
            let provider = regions.provider(of: stop)
            guard !provider.isNone, provider != stop, isCounted(stop, in: provider) else {
                continue
            }
            let number = (counts[provider] ?? 0) + 1
            counts[provider] = number
            contexts[position].container = provider
            contexts[position].isExplicit = tree[provider].extras.order != nil
            contexts[position].position = number
        }
        for position in contexts.indices {
            let provider = contexts[position].container
            guard !provider.isNone, let count = counts[provider] else { continue }
            contexts[position] = context(contexts[position], of: count)
        }
        return contexts
    }

    /// The elements of an inner container are not among those that an explicit order counts: for
    /// them the context is dropped.
    private func isCounted(_ stop: ElementIndex, in provider: ElementIndex) -> Bool {
        guard let explicitGroups, tree[provider].extras.order != nil else { return true }
        return explicitGroups[stop] == provider
    }

    private func context(_ context: StopContext, of count: Int32) -> StopContext {
        var result = context
        let provider = tree[context.container]
        switch provider.effectiveContainer {
        case .list:
            result = boundary(context, of: count, start: .listStart, end: .listEnd)
        case .landmark:
            result = boundary(context, of: count, start: .landmarkStart, end: .landmarkEnd)
        case .series:
            result.count = count
        case .dataTable:
            result.position = 0
        case .none, .semanticGroup:
            result.isTab = true
            result.count = count
        }
        return result
    }

    /// A single member gets only the start.
    private func boundary(
        _ context: StopContext, of count: Int32, start: StopContext.Boundary,
        end: StopContext.Boundary
    ) -> StopContext {
        var result = context
        if context.position == 1 {
            result.boundary = start
        } else if context.position == count {
            result.boundary = end
        }
        result.position = 0
        return result
    }
}
