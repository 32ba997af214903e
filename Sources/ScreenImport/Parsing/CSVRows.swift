/// One row of a table.
struct CSVRow {
    /// The byte offset where it begins.
    var offset: Int
    var fields: [String]
}

/// The rows of a comma separated text: fields in quotes may hold commas and line feeds, a doubled
/// quote in them is one. A last row that ends inside quotes is left out.
struct CSVRows: IteratorProtocol {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// The text ends inside quotes.
    private(set) var isCut = false

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The next row that is not empty.
    mutating func next() -> CSVRow? {
        while position < bytes.endIndex, bytes[position] == UInt8(ascii: "\n") { position += 1 }
        guard position < bytes.endIndex else { return nil }
        var row = CSVRow(offset: position, fields: [])
        repeat {
            guard let field = nextField() else {
                isCut = true
                return nil
            }
            row.fields.append(field)
        } while take(UInt8(ascii: ","))
        _ = take(UInt8(ascii: "\n"))
        return row
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.endIndex, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// A field up to the comma or line feed behind it; `nil` for one whose quotes do not end.
    private mutating func nextField() -> String? {
        var field: [UInt8] = []
        if take(UInt8(ascii: "\"")) {
            while true {
                guard position < bytes.endIndex else { return nil }
                let byte = bytes[position]
                position += 1
                if byte == UInt8(ascii: "\"") {
                    guard take(UInt8(ascii: "\"")) else { break }
                }
                field.append(byte)
            }
        }
        while position < bytes.endIndex, bytes[position] != UInt8(ascii: ","),
            bytes[position] != UInt8(ascii: "\n")
        {
            field.append(bytes[position])
            position += 1
        }
        return String(decoding: field, as: UTF8.self)
    }
}
