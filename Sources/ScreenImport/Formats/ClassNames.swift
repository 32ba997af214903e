import ScreenModel

/// What the class of a view says of its type.
enum ClassNames {
    /// The type of a view of UIKit or React Native, or of one whose name ends like theirs: `nil`
    /// for all others. Modules and generic parameters are left aside.
    static func type(_ name: some StringProtocol) -> ElementType? {
        let plain = name.prefix { $0 != "<" }
        let dot = plain.lastIndex(of: ".").map { plain.index(after: $0) }
        let word = String(plain[(dot ?? plain.startIndex)...])
        if let type = known[word] { return type }
        return endings.first { word.hasSuffix($0.ending) }?.type
    }

    private static let known: [String: ElementType] = [
        "UIWindow": .window, "UIScrollView": .scrollArea, "RCTScrollView": .scrollArea,
        "RCTCustomScrollView": .scrollArea, "RCTEnhancedScrollView": .scrollArea,
        "UITableView": .table, "UICollectionView": .collectionView, "WKWebView": .webArea,
        "UINavigationBar": .navigationBar, "UITabBar": .tabBar, "UIToolbar": .toolbar,
        "UIStatusBar": .statusBar, "UITextView": .textArea, "RCTUITextView": .textArea,
        "UISearchTextField": .searchField, "UISearchBarTextField": .searchField,
        "UIPageControl": .pageControl, "UISegmentedControl": .segmented,
        "UITableViewCell": .cell, "UICollectionViewCell": .cell, "UIImageView": .image,
        "UIProgressView": .progress, "UIActivityIndicatorView": .activityIndicator,
        "UIPickerView": .picker, "UIDatePicker": .datePicker, "UIStepper": .stepper,
    ]

    private static let endings: [(ending: String, type: ElementType)] = [
        ("TextField", .textField), ("Switch", .switch), ("Slider", .slider),
        ("Button", .button), ("Label", .text),
    ]
}
