/// What is built once and then shared by all copies of what holds it: to copy it costs one
/// reference count, where a struct of arrays and dictionaries costs dozens.
final class Built<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
