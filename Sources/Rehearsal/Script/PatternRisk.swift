/// Whether a regular expression could try for ever: `(a+)+` on forty letters tries more ways than
/// there are seconds in a life, and nothing ends it. What repeats without bound must not end in
/// something that does, also if something optional follows that.
struct PatternRisk {
    /// What is known of a group, or of the whole, up to here.
    private struct Group {
        /// The branch ends in what repeats without bound.
        var endsOpen = false
        /// An earlier branch does.
        var hasOpenBranch = false
        /// `(?>…)`: gives nothing back.
        var isAtomic = false

        var isOpen: Bool { !isAtomic && (endsOpen || hasOpenBranch) }
    }

    private enum Quantifier { case one, optional, unbounded }

    private var rest: Substring
    private var groups = [Group()]
    private var isRisky = false

    private init(_ text: String) {
        rest = text[...]
    }

    static func isRisky(_ text: String) -> Bool {
        var risk = PatternRisk(text)
        while !risk.isRisky, !risk.rest.isEmpty { risk.readItem() }
        return risk.isRisky
    }

    private mutating func readItem() {
        switch rest.removeFirst() {
        case "(":
            var group = Group()
            group.isAtomic = rest.hasPrefix("?>")
            if rest.hasPrefix("?") { skipHead() }
            groups.append(group)
        case ")":
            let isOpen = groups.count > 1 ? groups.removeLast().isOpen : false
            take(quantifier(), isOpen: isOpen)
        case "|":
            groups[groups.count - 1].hasOpenBranch =
                groups[groups.count - 1].endsOpen
                || groups[groups.count - 1].hasOpenBranch
            groups[groups.count - 1].endsOpen = false
        case "[":
            skipClass()
            take(quantifier(), isOpen: false)
        case "\\":
            let escaped = rest.popFirst()
            // Places between characters.
            guard let escaped, !"bBAzZG".contains(escaped) else { return }
            take(quantifier(), isOpen: false)
        case "^", "$": break
        default: take(quantifier(), isOpen: false)
        }
    }

    private mutating func take(_ quantifier: Quantifier, isOpen: Bool) {
        let last = groups.count - 1
        switch quantifier {
        case .one: groups[last].endsOpen = isOpen
        case .optional: groups[last].endsOpen = groups[last].endsOpen || isOpen
        case .unbounded:
            isRisky = isRisky || isOpen
            groups[last].endsOpen = true
        }
    }

    private mutating func quantifier() -> Quantifier {
        var quantifier = Quantifier.one
        switch rest.first {
        case "?": quantifier = .optional
        case "*", "+": quantifier = .unbounded
        case "{":
            let counts = rest.dropFirst().prefix { $0 != "}" }
            guard counts.count + 1 < rest.count, counts.allSatisfy({ $0.isNumber || $0 == "," })
            else { return .one }
            quantifier =
                counts.hasSuffix(",") ? .unbounded : counts.hasPrefix("0") ? .optional : .one
            rest = rest.dropFirst(counts.count + 1)
        default: return .one
        }
        rest = rest.dropFirst()
        // Lazy tries as much; possessive gives nothing back.
        if rest.first == "+" {
            rest = rest.dropFirst()
            return .one
        }
        if rest.first == "?" { rest = rest.dropFirst() }
        return quantifier
    }

    /// `?:`, `?<name>`, `?=` and the like.
    private mutating func skipHead() {
        rest = rest.dropFirst()
        for head in [":", ">", "=", "!", "<=", "<!"] where rest.hasPrefix(head) {
            rest = rest.dropFirst(head.count)
            return
        }
        if rest.hasPrefix("<") {
            rest = rest.drop { $0 != ">" }.dropFirst()
        } else {
            // Flags: `(?i)`, `(?i-m:`.
            rest = rest.drop { $0 != ":" && $0 != ")" }
            if rest.first == ":" { rest = rest.dropFirst() }
        }
    }

    private mutating func skipClass() {
        if rest.first == "^" { rest = rest.dropFirst() }
        if rest.first == "]" { rest = rest.dropFirst() }
        while let first = rest.popFirst(), first != "]" {
            if first == "\\" { rest = rest.dropFirst() }
        }
    }
}
