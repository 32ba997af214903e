// swift-tools-version: 6.1
import PackageDescription

// Every module that a target imports is named in its dependencies: the build system
// rebuilds a dependent only then.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// Rounding of numbers calls into libm; without Foundation nothing else brings it.
let rounding: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

let package = Package(
    name: "earshot",
    products: [
        .executable(name: "earshot", targets: ["earshot"])
    ],
    targets: [
        .target(name: "ScreenModel", swiftSettings: strict),
        .target(
            name: "ScreenImport", dependencies: ["ScreenModel"], swiftSettings: strict,
            linkerSettings: rounding),
        .target(
            name: "ScreenReader", dependencies: ["ScreenModel"], swiftSettings: strict,
            linkerSettings: rounding),
        .target(
            name: "TerminalInterface", dependencies: ["ScreenModel", "ScreenReader"],
            swiftSettings: strict),
        .target(
            name: "Rehearsal", dependencies: ["ScreenModel", "ScreenImport", "ScreenReader"],
            swiftSettings: strict, linkerSettings: rounding),
        .systemLibrary(name: "CNcurses"),
        .target(name: "CTerminalGuard"),
        .target(
            name: "CursesTerminal",
            dependencies: ["TerminalInterface", "CNcurses", "CTerminalGuard"],
            swiftSettings: strict,
            linkerSettings: [
                .linkedLibrary("ncursesw", .when(platforms: [.linux])),
                .linkedLibrary("ncurses", .when(platforms: [.macOS])),
            ]),
        .executableTarget(
            name: "earshot",
            dependencies: [
                "ScreenModel", "ScreenImport", "ScreenReader", "Rehearsal", "TerminalInterface",
                "CursesTerminal",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ScreenImportTests", dependencies: ["ScreenModel", "ScreenImport"],
            exclude: ["Fixtures"], swiftSettings: strict),
        .testTarget(
            name: "TerminalInterfaceTests",
            dependencies: ["ScreenModel", "ScreenReader", "TerminalInterface"],
            exclude: ["Goldens"], swiftSettings: strict),
        .testTarget(
            name: "EarshotTests",
            dependencies: [
                "earshot", "ScreenModel", "ScreenImport", "ScreenReader", "Rehearsal",
                "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks",
            dependencies: ["ScreenModel", "ScreenImport", "ScreenReader", "Rehearsal"],
            path: "Tests/Benchmarks", swiftSettings: strict),
        .executableTarget(
            name: "Fuzz", dependencies: ["ScreenModel", "ScreenImport", "ScreenReader"],
            path: "Tests/Fuzz", swiftSettings: strict),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .executableTarget(
            name: "TerminalProbe", dependencies: ["CursesTerminal", "TerminalInterface"],
            path: "Tests/TerminalProbe", swiftSettings: strict),
        .testTarget(
            name: "CursesTerminalTests",
            dependencies: [
                "CursesTerminal", "CNcurses", "TerminalInterface", "TestSupport", "TerminalProbe",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ScreenModelTests", dependencies: ["ScreenModel"], swiftSettings: strict),
        .testTarget(
            name: "ScreenReaderTests", dependencies: ["ScreenModel", "ScreenReader"],
            swiftSettings: strict),
        .testTarget(
            name: "RehearsalTests",
            dependencies: [
                "ScreenModel", "ScreenImport", "ScreenReader", "Rehearsal", "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: strict),
    ]
)
