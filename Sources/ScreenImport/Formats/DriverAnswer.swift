/// What stands in a file when the command that should have made a dump failed: an error of the
/// driver as JSON, the page of a web server, the complaint of curl.
enum DriverAnswer {
    /// What went wrong, in the words of whoever answered; nil where the content is no such answer.
    static func failure(in content: Content) -> String? {
        switch content.body {
        case .json(let document): return failure(in: document)
        case .xml(let document):
            let names = document.names.names
            let isPage = document.records.first.map {
                names.indices.contains(Int($0.name)) && names[Int($0.name)].lowercased() == "html"
            }
            return isPage == true ? "the server answered with a web page" : nil
        case .text:
            return content.lines.first { $0.hasPrefix("curl: (") }.map(String.init)
        }
    }

    /// W3C WebDriver: `{"value": {"error": …, "message": …}}`; the older wire protocol has a status
    /// and a message.
    private static func failure(in document: JSONDocument) -> String? {
        let value = document.member("value", of: JSONDocument.root) ?? JSONDocument.root
        let error = text("error", of: value, document)
        let message = text("message", of: value, document)
        guard error != nil || (message != nil && hasStatus(document)) else { return nil }
        return [error, message].compactMap { $0 }.joined(separator: ": ")
    }

    private static func hasStatus(_ document: JSONDocument) -> Bool {
        document.member("status", of: JSONDocument.root) != nil
    }

    /// The first line of a text member.
    private static func text(_ name: String, of place: Int, _ document: JSONDocument) -> String? {
        guard document.kind(place) == .object, let member = document.member(name, of: place),
            let text = document.string(member)
        else { return nil }
        return text.split(separator: "\n").first.map(String.init)
    }
}
