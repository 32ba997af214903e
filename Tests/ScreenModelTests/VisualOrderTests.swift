import ScreenModel
import Testing

@Suite struct VisualOrderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let idiom: Idiom
        let direction: LayoutDirection
        let points: [Point]
        let order: [Int]
        var testDescription: String { name }

        init(
            _ name: String, _ points: [[Double]], _ order: [Int], _ idiom: Idiom = .phone,
            _ direction: LayoutDirection = .leftToRight
        ) {
            self.name = name
            self.idiom = idiom
            self.direction = direction
            self.points = points.map { Point(x: $0[0], y: $0[1]) }
            self.order = order
        }
    }

    private static let quadruple: [[Double]] = [[0, 8], [10, 0], [20, -8], [30, -8]]
    private static let nowhere = [-Double.infinity, -Double.infinity]

    static let cases: [Case] = [
        Case("nothing", [], []),
        Case("one", [[1, 1]], [0]),
        Case("top to bottom", [[0, 20], [0, 10], [0, 0]], [2, 1, 0]),
        Case("left to right on a line", [[9, 0], [5, 7], [0, 3]], [2, 1, 0]),
        Case("8 points on a phone", [[0, 8], [9, 0]], [1, 0]),
        Case("12 points on a pad", [[9, 0], [0, 12]], [1, 0], .pad),
        Case("13 points elsewhere", [[0, 13], [9, 0]], [1, 0], .other),
        Case("quadruple, phone", quadruple, [2, 3, 1, 0]),
        Case("quadruple, pad", quadruple, [0, 1, 2, 3], .pad),
        Case(
            "right to left", [[0, 0], [9, 0], [0, 9], [9, 9]], [1, 0, 3, 2], .phone, .rightToLeft),
        Case("equal points keep their order", [[1, 1], [1, 1], [0, 1], [1, 1]], [2, 0, 1, 3]),
        Case("no places at all", [nowhere, [0, 0], nowhere], [0, 2, 1]),
    ]

    @Test(arguments: cases)
    func order(_ row: Case) {
        let order = VisualOrder(idiom: row.idiom, direction: row.direction)
        #expect(order.stableSorted(row.points) == row.order)
    }

    @Test(arguments: [63, 64, 65, 128, 129, 1_000, 4_097])
    func everyRunLengthIsSorted(_ count: Int) {
        let order = VisualOrder(idiom: .phone, direction: .leftToRight)
        let backwards = (0..<count).map { Point(x: 0, y: Double(count - $0) * 10) }
        #expect(order.stableSorted(backwards) == Array((0..<count).reversed()))
        let same = Array(repeating: Point(x: 4, y: 4), count: count)
        #expect(order.stableSorted(same) == Array(0..<count))
    }

    /// The comparator is not transitive: whatever comes out must still be every place once.
    @Test func anyInputGivesAPermutation() {
        let order = VisualOrder(idiom: .phone, direction: .leftToRight)
        var state: UInt64 = 7
        for _ in 0..<50 {
            let points = (0..<150).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Point(x: Double(state >> 60), y: Double((state >> 50) % 40))
            }
            #expect(order.stableSorted(points).sorted() == Array(points.indices))
        }
    }
}
