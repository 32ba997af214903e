import ScreenModel
import Testing

@testable import ScreenImport

/// What the formats say that state everything themselves, beyond what a stop's line shows.
@Suite struct StatedFormatTests {
    private func fixture(_ name: String) throws -> ImportResult {
        try importScreen(FixtureTests.bytes(name))
    }

    @Test func readsTheExtrasOfALibraryHierarchy() throws {
        let result = try fixture("library-hierarchy")
        let harbour = try #require(result.element("Harbour"))
        #expect(harbour.language == "nl-NL")
        #expect(harbour.hint == "Shows the pier.")
        #expect(harbour.extras.inputLabels == ["harbour", "port"])
        #expect(harbour.extras.activationPoint == Point(x: 380, y: 130))
        #expect(harbour.extras.actions?.map(\.name) == ["Skip", "Delay"])
        #expect(
            harbour.extras.content == [
                CustomContent(label: "Platform", value: "2", importance: .high),
                CustomContent(label: "Type", value: "boat"),
            ])
        #expect(harbour.traits?.contains(Traits(rawValue: 1 << 44)) == true)
        let delayed = try #require(result.index("Delayed"))
        #expect(
            harbour.extras.rotors == [
                CustomRotor(
                    name: "Warnings",
                    items: [
                        CustomRotor.Item(id: result.screen.tree.id(of: delayed), range: 0..<3)
                    ])
            ])
        #expect(result.notes.contains { $0.kind == .dropped && $0.text.contains("rotor item") })
    }

    @Test func readsAPathShape() throws {
        let delayed = try #require(try fixture("library-hierarchy").element("Delayed"))
        #expect(delayed.hint == nil)
        #expect(delayed.frame == Rect(x: 10, y: 200, width: 130, height: 40))
        #expect(delayed.extras.path?.count == 6)
        #expect(delayed.extras.path?.last == Point(x: 110, y: 240))
    }

    @Test func readsTheContainersOfALibraryHierarchy() throws {
        let tree = try fixture("library-hierarchy").screen.tree
        let containers = tree.descendants(of: .root).filter { tree[$0].accessible == false }
        #expect(
            containers.map { tree[$0].container } == [
                .semanticGroup, .list, .dataTable, .landmark, nil,
            ])
        #expect(tree[containers[0]].value == "3 stops")
        #expect(tree[containers[0]].id == "route")
        #expect(tree[containers[4]].traits == .tabBar)
    }

    @Test func ordersByTheIndexOfTheFile() throws {
        #expect(
            try fixture("library-hierarchy").stopNames == [
                "Delayed", "Harbour", "Map", "Tickets", "Back",
            ])
        #expect(try fixture("button-heist-flat").stopNames == ["Postcard", "Send"])
    }

    @Test func readsAnArtboardFromTheLeft() throws {
        let result = try fixture("designer-artboard")
        #expect(result.nodeCount == 10)
        #expect(result.stopNames == ["Size", "One", "Milk", "Name", "Print"])
        let size = try #require(result.element("Size"))
        #expect(size.extras.steps == ["small", "large"])
        #expect(size.value == "large")
        #expect(size.extras.content == [CustomContent(label: "Price", value: "4 euros")])
        #expect(result.element("Pages")?.container == .list)
        #expect(result.element("Choice")?.container == .series)
        #expect(result.element("Choice")?.modal == true)
        #expect(result.screen.size == Size(width: 390, height: 844))
    }

    @Test func hidesWhatTheSnapshotSaysIsHidden() throws {
        let result = try fixture("snapshot-views")
        #expect(result.element("Night mode")?.hidden == true)
        #expect(result.element("covered")?.accessible == false)
    }

    @Test func addsUpTheFramesOfDetox() throws {
        let result = try fixture("detox-frames")
        #expect(result.element("E-mail")?.frame == Rect(x: 16, y: 110, width: 358, height: 40))
        #expect(result.element("Masked")?.frame == nil)
    }
}

@Suite struct VODesignPackageTests {
    struct Case: NamedCase {
        var name: String
        var files: [String]
        var read: [String]
    }

    @Test(arguments: [
        Case(
            name: "artboard", files: ["QuickView/Thumbnail.png", "document.json", "info.json"],
            read: ["document.json"]),
        Case(
            name: "frames",
            files: ["Frame 10/controls.json", "Frame 2/controls.json", "Frame 2/info.json"],
            read: ["Frame 2/controls.json", "Frame 10/controls.json"]),
        Case(name: "beta", files: ["screen.png", "controls.json"], read: ["controls.json"]),
        Case(name: "another folder", files: ["a.json", "Frame/deep/controls.json"], read: []),
    ])
    func saysWhatToRead(_ row: Case) {
        #expect(VODesignPackage.contents(of: row.files) == row.read)
    }

    private func file(_ name: String, _ label: String) -> VODesignPackage.File {
        let text = "[{\"isAccessibilityElement\": true, \"trait\": 1, \"label\": \"\(label)\"}]"
        return VODesignPackage.File(name: name, bytes: Array(text.utf8))
    }

    @Test func joinsSeveralScreens() throws {
        let result = try VODesignPackage.importScreen([
            file("Frame/controls.json", "a"), file("Frame 2/controls.json", "b"),
        ])
        #expect(result.stopNames == ["a", "b"])
        #expect(result.nodeCount == 4)
        #expect(result.element("Frame 2")?.accessible == false)
    }

    @Test func readsOneScreenAsItIs() throws {
        let result = try VODesignPackage.importScreen([file("Frame/controls.json", "a")])
        #expect(result.nodeCount == 1)
        #expect(result.format == "vodesign")
    }

    @Test func refusesAFileOfAnotherKind() {
        #expect(throws: ImportError.self) {
            try VODesignPackage.importScreen([
                file("Frame/controls.json", "a"),
                VODesignPackage.File(name: "Frame 2/controls.json", bytes: Array("{}".utf8)),
            ])
        }
    }
}
