extension RotorPhrases {
    /// None of these was found in a log or a demo (L), but for the names of a chart's entries
    /// (Apple's documentation).
    static let english = RotorPhrases(
        languageName: "English",
        settingOn: .unverified("On"),
        settingOff: .unverified("Off"),
        punctuation: { level in
            switch level {
            case .some: .unverified("Some punctuation")
            case .all: .unverified("All punctuation")
            case .none: .unverified("No punctuation")
            }
        },
        chart: { entry in
            switch entry {
            case .describe: "Describe chart"
            case .play: "Play audio graph"
            case .details: .unverified("Chart details")
            }
        },
        group: { kind in
            switch kind {
            case .list: .unverified("List")
            case .landmark: .unverified("Landmark")
            case .table: .unverified("Table")
            case .tabBar: .unverified("Tab bar")
            case .group: .unverified("Group")
            }
        },
        navigationStyle: {
            $0 ? .unverified("Grouped navigation") : .unverified("Flat navigation")
        },
        typingMode: { mode in
            switch mode {
            case .standard: .unverified("Standard typing")
            case .touch: .unverified("Touch typing")
            case .directTouch: .unverified("Direct touch typing")
            }
        },
        showContextMenu: .unverified("Show context menu"),
        directTouchOn: .unverified("Direct touch on"),
        directTouchOff: .unverified("Direct touch off"),
        helpStarts: "Starting help",
        helpEnds: .unverified("Stopping help")
    )
}
