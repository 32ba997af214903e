import ScreenModel
import ScreenReader

/// The command line, parsed by the table of options.
struct Arguments {
    /// What is no option, in order.
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]
    /// `NAME=VALUE` of all options that change a setting, in their order: the last one counts.
    private var assignments: [String] = []

    /// `--` ends the options; `-` alone is an operand; a long option takes its value behind `=` or
    /// as the next word.
    init(_ words: ArraySlice<String>, options: [Option]) throws(UsageError) {
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                operands.append(word)
                continue
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = Arguments.long[word] ?? String(parts[0])
            guard let option = options.first(where: { $0.name == name || $0.negation == name })
            else {
                let known = options.flatMap { [$0.name] + ($0.negation.map { [$0] } ?? []) }
                let suggestion = NearestName.suggestion(for: name, in: known)
                throw UsageError("unknown option '\(name)'\(suggestion)")
            }
            if option.value == nil || option.negation == name {
                guard parts.count == 1 else { throw UsageError("\(name) takes no value") }
                take(option, option.value == nil ? "" : "off")
                continue
            }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                throw UsageError("\(name) needs a value: \(option.usage)")
            }
            guard option.takes(value) else {
                let choices = option.choices.joined(separator: ", ")
                throw UsageError("\(name) cannot be '\(value)'; expected \(choices)")
            }
            take(option, value)
        }
    }

    private mutating func take(_ option: Option, _ value: String) {
        values[option.name, default: []].append(value)
        if let setting = option.setting {
            assignments.append("\(setting.name)=\(value)")
        } else if option.name == Option.set.name {
            assignments.append(value)
        }
    }

    private static let long = ["-h": "--help", "-V": "--version", "-o": "--output"]

    func has(_ option: Option) -> Bool { values[option.name] != nil }

    /// The last value given.
    func value(_ option: Option) -> String? { values[option.name]?.last }

    /// All values given, in order.
    func values(_ option: Option) -> [String] { values[option.name] ?? [] }

    /// The settings that the reader's options ask for.
    func settings() throws(UsageError) -> Settings {
        var settings = Settings()
        for assignment in assignments {
            do throws(SettingError) {
                try settings.assign(assignment)
            } catch {
                throw UsageError(error.description)
            }
        }
        return settings
    }
}

/// The command line cannot be understood.
struct UsageError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
