import Foundation
import ScreenModel

/// Screens of any size, as the bytes of files.
enum Screens {
    /// Sections of a heading and mixed elements, three levels deep, about 200 bytes an element.
    static func native(_ count: Int) -> [UInt8] {
        var text = "{\"earshot\": 1, \"title\": \"Bench\", \"size\": [390, 844], \"elements\": [\n"
        var made = 0
        var section = 0
        while made < count {
            if section > 0 { text += ",\n" }
            text += "{\"type\": \"group\", \"label\": \"Section \(section)\", \"children\": ["
            text += element(made, "heading", "Heading of section \(section)", "")
            made += 2
            var row = 0
            while row < 18, made < count {
                text += ",\n"
                text += mixed(made)
                made += 1
                row += 1
            }
            text += "]}"
            section += 1
        }
        return Array((text + "\n]}\n").utf8)
    }

    /// A data table of ten columns.
    static func table(_ count: Int) -> Screen {
        var screen = Screen()
        var table = Element()
        table.container = .dataTable
        let parent = screen.tree.append(table, to: .root)
        for number in 0..<count {
            var cell = Element()
            cell.label = "Cell \(number)"
            cell.extras.cell = TableCell(row: number / 10, column: number % 10)
            screen.tree.append(cell, to: parent)
        }
        return screen
    }

    private static func mixed(_ number: Int) -> String {
        switch number % 5 {
        case 0:
            element(number, "button", "Open entry number \(number)", "")
        case 1: element(number, "switch", "Remember entry \(number)", "\"value\": \"1\", ")
        case 2:
            element(
                number, "slider", "Weight of entry \(number)",
                "\"min\": 0, \"max\": 9, \"now\": 4, ")
        case 3:
            element(
                number, "text", "The text of entry number \(number), not long and not short", "")
        default:
            element(number, "link", "Source of entry \(number)", "\"value\": \"\(number) pages\", ")
        }
    }

    private static func element(_ number: Int, _ type: String, _ label: String, _ more: String)
        -> String
    {
        "{\"id\": \"catalogue.entries.row.\(number)\", \"type\": \"\(type)\", \"label\": \"\(label)\", \(more)"
            + "\"enabled\": true, \"hint\": \"Shows the whole entry in its place.\", \"frame\": [16, \(number * 44), 358, 44]}"
    }

    /// A page source of the same size, in the newest dialect.
    static func wda(_ count: Int) -> [UInt8] {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n"
        text += "<XCUIElementTypeApplication type=\"XCUIElementTypeApplication\" name=\"Bench\" "
        text +=
            "label=\"Bench\" enabled=\"true\" visible=\"true\" accessible=\"false\" x=\"0\" y=\"0\" "
        text += "width=\"390\" height=\"844\" index=\"0\">\n"
        for number in 0..<max(count - 1, 0) {
            let type = ["Button", "StaticText", "Switch", "Image", "Cell"][number % 5]
            text += "<XCUIElementType\(type) type=\"XCUIElementType\(type)\" "
            text += "name=\"entry.\(number)\" label=\"Entry number \(number) &amp; more\" "
            text += "enabled=\"true\" visible=\"true\" accessible=\"true\" x=\"16\" "
            text += "y=\"\(number * 44)\" width=\"358\" height=\"44\" index=\"\(number)\" "
            text += "traits=\"\(type == "Button" ? "Button" : "StaticText")\"/>\n"
        }
        return Array((text + "</XCUIElementTypeApplication>\n</AppiumAUT>\n").utf8)
    }
}
