/// A point on the screen, in points, from the top left corner.
public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// A width and a height in points.
public struct Size: Sendable, Equatable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// An element's frame in points, in screen coordinates. Dumps hold infinite, negative and empty
/// frames: ask `isUsable` before drawing or ordering by one.
public struct Rect: Sendable, Equatable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    public var maxX: Double { x + width }
    public var maxY: Double { y + height }

    /// Finite, and not one of the placeholders that producers write for "nowhere"
    /// (x, y, width and height all at most 0).
    public var isUsable: Bool {
        x.isFinite && y.isFinite && width.isFinite && height.isFinite
            && (x > 0 || y > 0 || width > 0 || height > 0)
    }

    /// The left and upper edges belong to it, the right and lower ones do not.
    public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }
}
