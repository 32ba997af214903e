import ScreenModel

/// For each element the regions that it lies in: its innermost container, the outermost provider
/// of a context, web content, a navigation bar. One pass over the flat storage, in which parents
/// always stand before their children.
struct ElementRegions: Sendable {
    private(set) var containers: [ReadingOrder.Container] = []
    /// Whether any container provides a context, and whether any is a data table.
    private(set) var hasProviders = false
    private(set) var hasTables = false
    /// Whether any container offers rotors.
    private(set) var hasRotors = false
    private var innermost: [Int32] = []
    /// For each element its place in `providerSets`; the first one is empty.
    private var providers: [Int32] = []
    private var providerSets = [ContextProviders()]
    private var flags: [UInt8] = []

    private static let web: UInt8 = 1
    private static let navigationBar: UInt8 = 2
    /// Hidden, in something hidden, or no part of the tree any more.
    private static let hidden: UInt8 = 4

    init() {}

    /// What is presented stands for itself: what is around `scope` adds nothing to it.
    init(tree: ElementTree, scope: ElementIndex) {
        let count = tree.count
        innermost = Array(repeating: -1, count: count)
        providers = Array(repeating: 0, count: count)
        flags = Array(repeating: 0, count: count)
        for place in 1..<max(count, 1) {
            let index = ElementIndex(place)
            let parent = tree[index].links.parent
            guard !parent.isNone else {
                flags[place] = ElementRegions.hidden
                continue
            }
            flags[place] = flags[parent.place]
            if tree[index].hidden == true { flags[place] |= ElementRegions.hidden }
            if index != scope {
                innermost[place] = innermost[parent.place]
                providers[place] = providers[parent.place]
            }
            if !tree[index].links.firstChild.isNone { note(tree[index], at: index) }
        }
    }

    /// The innermost container around `index`, itself excluded where it is a stop.
    func container(of index: ElementIndex) -> Int32 {
        innermost.indices.contains(index.place) ? innermost[index.place] : -1
    }

    /// The containers that may add something to `index`.
    func providers(of index: ElementIndex) -> ContextProviders {
        let place = providers.indices.contains(index.place) ? Int(providers[index.place]) : 0
        return providerSets.indices.contains(place) ? providerSets[place] : ContextProviders()
    }

    func isInWebArea(_ index: ElementIndex) -> Bool {
        has(ElementRegions.web, index)
    }

    func isInNavigationBar(_ index: ElementIndex) -> Bool {
        has(ElementRegions.navigationBar, index)
    }

    func isShown(_ index: ElementIndex) -> Bool {
        !has(ElementRegions.hidden, index)
    }

    private func has(_ flag: UInt8, _ index: ElementIndex) -> Bool {
        flags.indices.contains(index.place) && flags[index.place] & flag != 0
    }

    private mutating func note(_ element: Element, at index: ElementIndex) {
        if element.hasExtras, element.extras.rotors != nil { hasRotors = true }
        guard !element.isStop else { return }
        let place = index.place
        if element.type == .webArea { flags[place] |= ElementRegions.web }
        if element.type == .navigationBar { flags[place] |= ElementRegions.navigationBar }
        var providers = providers(of: index)
        if providers.enter(element, at: index) {
            providerSets.append(providers)
            self.providers[place] = Int32(providerSets.count - 1)
            hasProviders = true
            hasTables = hasTables || providers.table == index
        }
        let isOffered = element.isMeaningfulContainer
        if isOffered || element.isAlert {
            containers.append(
                ReadingOrder.Container(
                    element: index, parent: innermost[place], isOffered: isOffered))
            innermost[place] = Int32(containers.count - 1)
        }
    }
}

extension Element {
    /// An alert names itself before its title (MagentaA11y, M).
    var isAlert: Bool { type == .alert || effectiveTraits.contains(.alert) }

    /// A list, landmark, data table, tab bar, or a semantic group with label, value or
    /// identifier: it keeps its stops together and counts for the Containers rotor
    /// (AccessibilitySnapshot, H). SwiftUI's `contain`, where it is written, makes a group.
    var isMeaningfulContainer: Bool {
        switch effectiveContainer {
        case .list, .landmark, .dataTable: return true
        case .semanticGroup where hasText || id != nil: return true
        case .none where extras.childrenBehavior == .contain && hasText: return true
        default: return isTabBar
        }
    }

    /// Whether its label is spoken when the cursor crosses into it: only semantic groups are
    /// (CVS Health, MagentaA11y, AccessibilitySnapshot, H).
    var isNamedOnEntry: Bool {
        guard hasText else { return false }
        return effectiveContainer == .semanticGroup
            || (effectiveContainer == .none && extras.childrenBehavior == .contain)
    }
}
