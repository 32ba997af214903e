import Rehearsal
import ScreenImport
import ScreenReader

/// The problems of a walk, as `read --check` prints them.
struct WalkReport {
    let problems: [WalkProblem]
    /// As the user named it.
    let file: String
    let stopCount: Int

    /// A line for each problem; one that says so where there is none.
    var text: String {
        guard !problems.isEmpty else {
            let stops = stopCount == 1 ? "1 stop" : "\(stopCount) stops"
            return DisplayText.safe(
                "\(file): fine: \(stops), the same in both directions; no traps, no loops, nothing "
                    + "passed over, nothing behind") + "\n"
        }
        return problems.map { problem in
            let place = problem.id.map { "#\($0): " } ?? ""
            return DisplayText.safe("\(file): \(problem.kind.rawValue): \(place)\(problem.text)")
                + "\n"
        }.joined()
    }

    var json: String {
        var json = JSONWriter()
        json.beginObject()
        json.key("problems")
        json.beginArray()
        for problem in problems {
            json.beginObject()
            json.field("kind", problem.kind.rawValue)
            json.field("id", problem.id)
            json.field("path", problem.path)
            json.field("text", problem.text)
            json.endObject()
        }
        json.endArray()
        json.endObject()
        return json.text() + "\n"
    }
}
