import Foundation

/// Where the build put the executables beside the tests.
public enum Products {
    private final class Marker {}

    public static func path(of executable: String) -> String {
        var folder = Bundle(for: Marker.self).bundleURL
        if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
        return folder.appendingPathComponent(executable).path
    }
}
