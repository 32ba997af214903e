import Testing

@testable import ScreenImport

@Suite struct IDRegisterTests {
    /// The same answers as a set's, at sizes that make it grow.
    @Test(arguments: [0, 1, 31, 32, 33, 5_000])
    func answersAsASet(count: Int) {
        var register = IDRegister()
        if count == 5_000 { register.reserveCapacity(count) }
        var set: Set<String> = []
        for number in 0..<count {
            let id = number % 7 == 0 ? "again" : "row.\(number).é"
            let isNew = set.insert(id).inserted
            #expect(register.insert(id) == isNew)
        }
        #expect(Set(register.all) == set && register.all.count == set.count)
        for id in set { #expect(register.contains(id)) }
        #expect(!register.contains("never") && !register.contains(""))
    }
}
