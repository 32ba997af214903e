/// Units whose signs are spoken in full after a number. Every language names each.
///
/// To add one: a case, its signs in `signs`, its name in each language.
enum MeasureUnit: CaseIterable, Sendable {
    case millimeter, centimeter, meter, kilometer, squareMeter, inch, foot, yard, mile
    case milligram, gram, kilogram, ounce, pound
    case milliliter, liter
    case millisecond, second, minute, hour, day, week
    case kilobyte, megabyte, gigabyte, terabyte
    case hertz, kilohertz, megahertz, gigahertz
    case volt, watt, kilowatt, kilowattHour, kilocalorie
    case meterPerSecond, kilometerPerHour, milePerHour
    case percent, degree, celsius, fahrenheit

    /// Upper and lower case differ. `m` is decided by its neighbours (`loneM`).
    static let signs: [String: MeasureUnit] = [
        "mm": .millimeter, "cm": .centimeter, "m": .meter, "km": .kilometer, "m²": .squareMeter,
        "in": .inch, "ft": .foot, "yd": .yard, "mi": .mile,
        "mg": .milligram, "g": .gram, "kg": .kilogram, "oz": .ounce, "lb": .pound, "lbs": .pound,
        "ml": .milliliter, "mL": .milliliter, "l": .liter, "L": .liter,
        "ms": .millisecond, "s": .second, "sec": .second, "secs": .second, "min": .minute,
        "mins": .minute, "h": .hour, "hr": .hour, "hrs": .hour, "d": .day, "w": .week,
        "kB": .kilobyte, "KB": .kilobyte, "MB": .megabyte, "GB": .gigabyte, "TB": .terabyte,
        "Hz": .hertz, "kHz": .kilohertz, "MHz": .megahertz, "GHz": .gigahertz,
        "V": .volt, "W": .watt, "kW": .kilowatt, "kWh": .kilowattHour, "kcal": .kilocalorie,
        "m/s": .meterPerSecond, "km/h": .kilometerPerHour, "kph": .kilometerPerHour,
        "mph": .milePerHour,
        "%": .percent, "٪": .percent, "％": .percent, "°": .degree, "°C": .celsius,
        "℃": .celsius, "°F": .fahrenheit, "℉": .fahrenheit,
        "㎜": .millimeter, "㎝": .centimeter, "㎞": .kilometer, "㎡": .squareMeter,
        "㎎": .milligram, "㎏": .kilogram, "㎖": .milliliter, "㎾": .kilowatt,
    ]

    /// In characters.
    static let longestSign = 4

    /// What `5m` is beside no other time. Developers report that VoiceOver reads the age of a
    /// post as metres (L).
    static let loneM = MeasureUnit.meter

    /// Signs that are words or names as well where a space stands before them ("5 in a row").
    static let attachedOnly: Set<String> = ["in", "d", "w"]

    /// Signs that after a whole number are a decade, a plural or a model (`80s`, `5s`) unless
    /// another time stands beside them or a space before them.
    static let doubtful: Set<String> = ["s"]

    var isTime: Bool {
        switch self {
        case .second, .minute, .hour, .day: true
        default: false
        }
    }
}
