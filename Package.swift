// swift-tools-version: 6.1
import PackageDescription

// Every module that a target imports is named in its dependencies: the build system
// rebuilds a dependent only then.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "earshot",
    products: [
        .executable(name: "earshot", targets: ["earshot"])
    ],
    targets: [
        .target(name: "ScreenModel", swiftSettings: strict),
        .target(
            name: "ScreenImport", dependencies: ["ScreenModel"], swiftSettings: strict,
            // Rounding calls into libm, which nothing else here brings in without Foundation.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "ScreenReader", dependencies: ["ScreenModel"], swiftSettings: strict),
        .target(
            name: "TerminalInterface", dependencies: ["ScreenModel", "ScreenReader"],
            swiftSettings: strict),
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
                "ScreenModel", "ScreenImport", "ScreenReader", "TerminalInterface",
                "CursesTerminal",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "ScreenImportTests", dependencies: ["ScreenModel", "ScreenImport"],
            exclude: ["Fixtures"], swiftSettings: strict),
    ]
)
