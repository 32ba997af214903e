import Foundation
import TestSupport
import Testing

/// What holds of the checkout itself.
struct RepositoryTests {
    private static let pure = [
        "ScreenModel", "ScreenImport", "ScreenReader", "Rehearsal", "TerminalInterface",
    ]
    private static let sources = Repository.files(in: "Sources", withExtension: "swift")
    private static let tests = Repository.files(in: "Tests", withExtension: "swift")

    private func imports(_ path: String) throws -> Set<String> {
        let text = try Repository.text(path)
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let named = lines.compactMap { line -> String? in
            var words = line.split(separator: " ")
            while let first = words.first, first.hasPrefix("@") || first == "public" {
                words.removeFirst()
            }
            guard words.first == "import", words.count >= 2 else { return nil }
            return String(words[words.count - 1])
        }
        return Set(named)
    }

    /// Pure targets touch no files, no clock and no terminal; nothing in the product needs full
    /// Foundation.
    @Test(arguments: sources)
    func importsNothingImpure(file: String) throws {
        let imported = try imports("Sources/\(file)")
        #expect(imported.isDisjoint(with: ["Foundation", "FoundationXML", "Dispatch"]))
        guard Self.pure.contains(where: { file.hasPrefix($0 + "/") }) else { return }
        #expect(imported.isDisjoint(with: ["Glibc", "Darwin", "Musl", "FoundationEssentials"]))
    }

    /// The build system rebuilds a dependent only for modules that the manifest names.
    @Test func everyImportedModuleIsNamed() throws {
        let package = try Repository.text("Package.swift")
        let targets = try #require(package.range(of: "\n    targets: ["))
        let manifest = package[targets.upperBound...]
        var unnamed: [String] = []
        let files = Self.sources.map { "Sources/\($0)" } + Self.tests.map { "Tests/\($0)" }
        let modules = Set(
            files.compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
        ).union(["CNcurses", "CTerminalGuard"])
        for file in files {
            let target = String(file.split(separator: "/")[1])
            let declaration = try #require(manifest.range(of: "name: \"\(target)\"")).upperBound
            let rest = manifest[declaration...]
            let end = rest.range(of: "name: \"")?.lowerBound ?? rest.endIndex
            for module in try imports(file)
            where modules.contains(module) && module != target
                && !rest[..<end].contains("\"\(module)\"")
            {
                unnamed.append("\(file) imports \(module)")
            }
        }
        #expect(unnamed == [])
    }

    @Test(arguments: sources)
    func filesAreShort(file: String) throws {
        let lines = try Repository.text("Sources/\(file)").split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 300)
    }

    /// What the code must not do on any input.
    @Test(arguments: sources)
    func nothingTraps(file: String) throws {
        let text = try Repository.text("Sources/\(file)")
        for trap in ["fatalError(", "preconditionFailure(", "try!", "as! "] {
            #expect(!text.contains(trap))
        }
    }

    /// The picture in the README is what the program draws.
    @Test func pictureInTheReadmeIsCurrent() throws {
        let drawn = try Program.run(
            ["open", "Screens/checkout.json", "--keys", "right right right", "--size", "80x24"])
        let readme = try Repository.text("README.md")
        #expect(readme.contains("```\n\(drawn.output)```"))
    }

    /// Each command of the README's table that reads a sample works as it stands there.
    @Test func commandsOfTheReadmeRun() throws {
        let readme = try Repository.text("README.md")
        let commands = readme.split(separator: "\n").compactMap { line -> String? in
            guard line.hasPrefix("| `"), line.contains("earshot ") else { return nil }
            return line.split(separator: "`").dropFirst().first.map {
                $0.replacingOccurrences(of: "\\|", with: "|")
            }
        }
        #expect(commands.count >= 7)
        let path = Products.path(of: "earshot")
        for command in commands {
            let line = command.replacingOccurrences(of: "earshot ", with: "'\(path)' ")
                .replacingOccurrences(of: "> screen.schema.json", with: "")
                .replacingOccurrences(of: "-o pay.rehearsal", with: "--keys right -o /dev/null")
            let result = try Command.run([
                "sh", "-c", "cd '\(Repository.root.path)' && \(line) < /dev/null",
            ])
            // What differs is told by the exit code, too.
            let expected: Int32 = command.hasPrefix("earshot diff") ? 1 : 0
            #expect(result.status == expected, "\(command): \(result.output)")
            #expect(!result.output.isEmpty)
        }
    }

    /// The rehearsal that the README shows is the sample's, and what it says of a failure is so.
    @Test func rehearsalOfTheReadmeIsCurrent() throws {
        let readme = try Repository.text("README.md")
        let sample = try Repository.text("Screens/checkout.rehearsal")
        #expect(readme.contains("```\n\(sample)```"))
        let wrong = sample.replacingOccurrences(
            of: "hear \"Quantity, 2, Adjustable\", hint "
                + "\"Swipe up or down with one finger to adjust the value.\"",
            with: "hear \"Quantity, 3, Adjustable\""
        ).replacingOccurrences(of: "open checkout.json", with: "open Screens/checkout.json")
        let result = try Program.run(["run", "-"], input: wrong)
        #expect(result.status == 1)
        let shown = result.output.replacingOccurrences(
            of: "standard input", with: "Screens/checkout.rehearsal")
        let told = shown.components(separatedBy: "the steps before it:")[0]
        #expect(readme.contains(told + "the steps before it:\n"))
    }

    @Test func manPageIsReadable() throws {
        let page = try Program.run(["help", "man"])
        #expect(page.output.hasPrefix(".TH EARSHOT 1"))
        for command in [
            "open", "plain", "read", "run", "record", "diff", "reach", "rotors", "export",
            "formats",
            "schema", "help",
        ] {
            #expect(page.output.contains(command))
        }
    }
}
