import Rehearsal
import Testing

struct GesturePathTests {
    @Test func costsItsVerbs() {
        #expect(GesturePath(verbs: ["rotor \"Links\"", "swipe down"]).cost == 2)
    }
}
