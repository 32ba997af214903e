/// The words of each stop as sorted numbers, and how much each word tells.
struct WordSets {
    private var numbers: [UInt64] = []
    /// Where the words of each stop begin in `numbers`; one more at the end.
    private var starts: [Int] = [0]
    private var weights: [UInt64: Double] = [:]

    private init(_ stops: [ComparedStop]) {
        starts.reserveCapacity(stops.count + 1)
        var words: [UInt64] = []
        for stop in stops {
            words.removeAll(keepingCapacity: true)
            WordSets.add(stop.words, to: &words)
            words.sort()
            for (place, word) in words.enumerated() where place == 0 || words[place - 1] != word {
                numbers.append(word)
            }
            starts.append(numbers.count)
        }
    }

    /// The words of both screens. What stands in more stops tells less.
    static func pair(_ old: [ComparedStop], _ new: [ComparedStop]) -> (WordSets, WordSets) {
        var (a, b) = (WordSets(old), WordSets(new))
        var counts: [UInt64: (Int, Int)] = [:]
        counts.reserveCapacity(max(a.numbers.count, b.numbers.count))
        for word in a.numbers { counts[word, default: (0, 0)].0 += 1 }
        for word in b.numbers { counts[word, default: (0, 0)].1 += 1 }
        a.weights = counts.mapValues { 1 / Double(max($0.0, $0.1, 1)) }
        b.weights = a.weights
        return (a, b)
    }

    subscript(stop: Int) -> ArraySlice<UInt64> { numbers[starts[stop]..<starts[stop + 1]] }

    func weight(_ word: UInt64) -> Double { weights[word] ?? 1 }

    func weight(of words: ArraySlice<UInt64>) -> Double {
        words.reduce(0) { $0 + weight($1) }
    }

    /// Runs of letters and digits, whatever their case; in scripts without spaces each character.
    private static func add(_ text: String, to words: inout [UInt64]) {
        var word = seed
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 {
                let isCapital = scalar.value >= 0x41 && scalar.value <= 0x5A
                let value = isCapital ? scalar.value + 0x20 : scalar.value
                let isWord = (0x61...0x7A).contains(value) || (0x30...0x39).contains(value)
                if isWord { mix(value, into: &word) } else { close(&word, &words) }
            } else if scalar.needsNoSpaces {
                close(&word, &words)
                mix(scalar.value, into: &word)
                close(&word, &words)
            } else if scalar.properties.isWhitespace {
                close(&word, &words)
            } else {
                for lower in scalar.properties.lowercaseMapping.unicodeScalars {
                    mix(lower.value, into: &word)
                }
            }
        }
        close(&word, &words)
    }

    /// FNV-1a: the same in every run.
    private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static func mix(_ value: UInt32, into word: inout UInt64) {
        word = (word ^ UInt64(value)) &* 0x100_0000_01B3
    }

    private static func close(_ word: inout UInt64, _ words: inout [UInt64]) {
        if word != seed { words.append(word) }
        word = seed
    }
}

extension Unicode.Scalar {
    /// Scripts that write words without spaces between them: Chinese characters, Kana, Thai, Lao,
    /// Burmese, Khmer.
    var needsNoSpaces: Bool {
        switch value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005, 0x3007, 0x3040...0x30FF,
            0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
