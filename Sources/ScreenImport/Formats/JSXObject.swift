/// The keys and plain values of a printed JavaScript object or of a list of them. Functions and
/// prefixes such as `Object` are passed over.
struct JSXObject {
    /// The members of each object, in the order in which the objects end.
    private(set) var objects: [[String: String]] = [[:]]

    init(_ text: String) {
        var rest = Array(text.utf8)[...]
        var key: String?
        while let byte = rest.first {
            if byte == UInt8(ascii: "\"") {
                let word = JSXObject.quoted(&rest)
                take(word, &key, isKey: JSXObject.colonFollows(rest))
            } else if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") {
                let word = rest.prefix { $0.isLetter || $0.isDigit || "-._".utf8.contains($0) }
                rest = rest[word.endIndex...]
                let text = String(decoding: word, as: UTF8.self)
                take(text, &key, isKey: JSXObject.colonFollows(rest))
            } else {
                if byte == UInt8(ascii: ",") { key = nil }
                if byte == UInt8(ascii: "}") { objects.append([:]) }
                rest = rest.dropFirst()
            }
        }
    }

    private mutating func take(_ word: String, _ key: inout String?, isKey: Bool) {
        if isKey {
            key = word
        } else if let name = key {
            objects[objects.count - 1][name] = word
            key = nil
        }
    }

    private static func quoted(_ rest: inout ArraySlice<UInt8>) -> String {
        rest = rest.dropFirst()
        var result: [UInt8] = []
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
                result.append(next)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func colonFollows(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.prefix(200).first { !$0.isSpaceOrBreak } == UInt8(ascii: ":")
    }

    subscript(key: String) -> String? {
        objects.first { $0[key] != nil }?[key]
    }
}
