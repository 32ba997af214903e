import ScreenModel

/// Types by the names of UIKit's and React Native's view classes, as far as they tell.
enum ViewClasses {
    static func type(_ name: String) -> ElementType? {
        // React Native's forks carry a version before the name, Swift's classes their module.
        let own = name.split(separator: ".").last.map(String.init) ?? name
        return types[own] ?? types.first { own.hasSuffix($0.key) && $0.key.hasPrefix("RCT") }?.value
    }

    private static let types: [String: ElementType] = [
        "UIWindow": .window, "UIButton": .button, "UILabel": .text, "UITextField": .textField,
        "UITextView": .textArea, "UISwitch": .switch, "UISlider": .slider,
        "UIImageView": .image, "UITableViewCell": .cell, "UICollectionViewCell": .cell,
        "UITableView": .table, "UICollectionView": .collectionView,
        "UIScrollView": .scrollArea, "UINavigationBar": .navigationBar, "UITabBar": .tabBar,
        "UITabBarButton": .tab, "UIToolbar": .toolbar, "UISegmentedControl": .segmented,
        "UIPickerView": .picker, "UIDatePicker": .datePicker, "UIStepper": .stepper,
        "UIPageControl": .pageControl, "UIProgressView": .progress,
        "UIActivityIndicatorView": .activityIndicator, "UISearchBarTextField": .searchField,
        "UIStatusBar": .statusBar, "UIStatusBarWindow": .statusBar, "WKWebView": .webArea,
        "UIWebView": .webArea, "MKMapView": .map,
        "RCTText": .text, "RCTTextView": .text, "RCTParagraphComponentView": .text,
        "RCTTextField": .textField, "RCTUITextField": .textField, "RCTUITextView": .textArea,
        "RCTSwitch": .switch, "RCTSlider": .slider, "RCTImageView": .image,
        "RCTImageComponentView": .image, "RCTScrollView": .scrollArea,
        "RCTCustomScrollView": .scrollArea,
    ]
}
