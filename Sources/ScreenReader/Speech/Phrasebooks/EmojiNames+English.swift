/// English names of emoji, where Unicode's own name is not what people call them (L).
extension EmojiNames {
    static let english = EmojiNames(
        names: EmojiNames.table(englishEmoji),
        skinTones: [
            "light skin tone", "medium-light skin tone", "medium skin tone",
            "medium-dark skin tone", "dark skin tone",
        ],
        flag: { code in
            let region = RegionNames.english[code] ?? code.map(String.init).joined(separator: " ")
            return "flag of \(region)"
        },
        keycap: { "keycap \($0)" },
        worker: { person, work in englishWork[work].map { "\(person) \($0)" } },
        gendered: { name, isWoman in
            let person = "person "
            let rest = name.hasPrefix(person) ? String(name.dropFirst(person.count)) : name
            return (isWoman ? "woman " : "man ") + rest
        },
        family: { "family " + $0.joined(separator: " ") }
    )

    /// Entries of the form `👍 thumbs up`, separated by commas or lines.
    static func table(_ text: String) -> [String: String] {
        var names: [String: String] = [:]
        for entry in text.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
            let parts = entry.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
            guard let emoji = parts.first, let name = parts.last, parts.count == 2 else { continue }
            names[String(emoji)] = String(name)
        }
        return names
    }
}

private let englishEmoji = """
    😁 beaming face, 😃 grinning face with big eyes, 😄 grinning face with smiling eyes
    😅 grinning face with sweat, 😆 squinting face, ☺ smiling face, 🥰 smiling face with hearts
    😍 smiling face with heart eyes, 🤩 star struck face, 😘 face blowing a kiss
    😋 face savoring food, 😛 face with tongue, 😜 winking face with tongue, 🤪 zany face
    😝 squinting face with tongue, 🤭 face with hand over mouth, 🤫 shushing face
    🤨 face with raised eyebrow, 😤 face with steam from nose, 😥 sad but relieved face
    😓 downcast face with sweat, 😰 anxious face with sweat, 🤯 exploding head, 🥳 partying face
    🥺 pleading face, 🥴 woozy face, 🥵 hot face, 🥶 cold face, 🤠 cowboy face, 🤮 vomiting face
    😡 enraged face, 🤬 face with symbols on mouth, 👿 angry face with horns, 👽 alien, 🤖 robot
    👹 ogre, 👺 goblin, ☹ frowning face, 😻 cat with heart eyes, 😹 cat with tears of joy
    😺 grinning cat, 😼 wry cat, 😿 crying cat, 🙀 weary cat, 👋 waving hand, 👌 OK hand
    🤞 crossed fingers, 🤟 love you gesture, 👈 pointing left, 👉 pointing right, 👆 pointing up
    👇 pointing down, ☝ index pointing up, 🖕 middle finger, 👍 thumbs up, 👎 thumbs down
    👊 oncoming fist, 👏 clapping hands, 🙌 raising hands, 👐 open hands, 🙏 folded hands
    🖖 vulcan salute, 🧑 person, 👴 old man, 👵 old woman, 🧓 older person, 👱 blond person
    🙎 person pouting, 🙅 person gesturing no, 🙆 person gesturing OK, 💁 person tipping hand
    🙋 person raising hand, 🙇 person bowing, 🤦 person facepalming, 🤷 person shrugging
    💆 person getting massage, 💇 person getting haircut, 🚶 person walking, 🧍 person standing
    🧎 person kneeling, 🏃 person running, 💃 woman dancing, 👯 people with bunny ears, 🕵 detective
    💂 guard, 🎅 Santa Claus, 🤶 Mrs. Claus, 🏌 person golfing, 🏄 person surfing, 🚣 person rowing
    🏊 person swimming, ⛹ person bouncing ball, 🏋 person lifting weights, 🚴 person biking
    🚵 person mountain biking, 🤸 person cartwheeling, 🤼 people wrestling
    🤽 person playing water polo, 🤾 person playing handball, 🤹 person juggling
    🛀 person taking bath, 🛌 person in bed, 🗣 speaking head, 👫 woman and man holding hands
    👭 women holding hands, 👬 men holding hands, ❤ red heart
    🩶 gray heart, ♥ heart, ❣ heart exclamation, 💯 hundred points, 💥 collision, 💫 dizzy
    💦 sweat droplets, 💨 dashing away, 💤 zzz, 🐻 bear, 🐼 panda, 🦊 fox, 🦁 lion, 🦓 zebra, 🦄 unicorn
    🐹 hamster, 🐸 frog, 🐺 wolf, 🦒 giraffe, 🐪 camel, 🐫 two hump camel, 🕊 dove, 🐻‍❄ polar bear
    🐕‍🦺 service dog, 🐈‍⬛ black cat, 🐦‍⬛ black bird, 🌾 sheaf of rice, 🌽 corn, 🍆 eggplant, 🍕 pizza
    🍛 curry rice, 🎁 gift, 🥝 kiwi fruit, 🎄 Christmas tree, 🎇 sparkler, 🎾 tennis, 🏀 basketball
    🏓 ping pong, 🏸 badminton, 🏒 ice hockey, 🏑 field hockey, 🏏 cricket, 🎯 bullseye, 🎱 eight ball
    🎣 fishing pole, 🎽 running shirt, 🎿 skis, 🥇 gold medal, 🥈 silver medal, 🥉 bronze medal
    🧩 puzzle piece, 🖼 framed picture, 🧵 thread, 🧶 yarn, 👓 glasses, 🕶 sunglasses, 👟 running shoe
    👞 man's shoe, 👡 woman's sandal, 👢 woman's boot, 👚 woman's clothes, 👒 woman's hat, 🎒 backpack
    🥁 drum, 🎶 musical notes, 🔇 muted speaker, 🔈 speaker low volume, 🔉 speaker medium volume
    🔊 speaker high volume, 📢 loudspeaker, 📣 megaphone, 🔕 bell with slash, ☎ telephone, 💻 laptop
    🖱 computer mouse, 💽 computer disk, 💿 optical disk, 🔍 magnifying glass
    🔎 magnifying glass tilted right, 💡 light bulb, 🔦 flashlight, 🏮 red lantern, 📧 e-mail
    📩 envelope with arrow, 📲 mobile phone with arrow, 🖊 pen, 🖋 fountain pen, 🖌 paintbrush
    🖍 crayon, 🗓 spiral calendar, 🗒 spiral notepad, 📈 chart increasing, 📉 chart decreasing
    ✂ scissors, 🔒 locked, 🔓 unlocked, 🔐 locked with key, 🔏 locked with pen, 🔗 link, 🗡 dagger
    🔫 water pistol, 🗜 clamp, ⚖ balance scale, 🦯 white cane, 🧬 DNA, 🧼 soap, 🛒 shopping cart
    🚬 cigarette, 💵 dollar banknote, 💶 euro banknote, 💷 pound banknote, 💴 yen banknote
    🧧 red envelope, 🏠 house, 🏘 houses, 🏰 castle, 🏤 post office, 🗼 Tokyo Tower
    🗽 Statue of Liberty, 🗾 map of Japan, 🌇 sunset, 🚂 locomotive, 🚅 bullet train
    🚨 police car light, 🏍 motorcycle, 🛴 kick scooter, 🚙 sport utility vehicle
    🛬 airplane arrival, 🚧 construction, 🛑 stop sign, 🌑 new moon, 🌓 first quarter moon
    🌕 full moon, 🌗 last quarter moon, 🌚 new moon face, 🌝 full moon face, ☀ sun, ⭐ star
    ⛈ cloud with lightning and rain, 🌤 sun behind small cloud, 🌥 sun behind large cloud
    🌦 sun behind rain cloud, 🌪 tornado, 🌬 wind face, ⚡ lightning, 🌍 globe showing Africa
    🌎 globe showing the Americas, 🌏 globe showing Asia, 🧊 ice, ⚠ warning, 🚫 prohibited
    🔞 no one under eighteen, ☢ radioactive, ☣ biohazard, ⬆ up arrow, ↗ up right arrow
    ➡ right arrow, ↘ down right arrow, ⬇ down arrow, ↙ down left arrow, ⬅ left arrow
    ↖ up left arrow, ↩ left curving arrow, ↪ right curving arrow, ⤴ arrow curving up
    ⤵ arrow curving down, 🔃 clockwise arrows, 🔄 counterclockwise arrows, 🔙 back arrow
    🔚 end arrow, 🔛 on arrow, 🔜 soon arrow, 🔝 top arrow, 🔀 shuffle, 🔁 repeat, 🔂 repeat once
    ▶ play button, ⏩ fast forward button, ⏭ next track button, ⏯ play or pause button
    ◀ reverse button, ⏪ rewind button, ⏮ last track button, 🔼 upwards button, 🔽 downwards button
    ⏸ pause button, ⏹ stop button, ⏺ record button, ⏏ eject button, 🔅 dim button
    🔆 bright button, 📶 antenna bars, ✖ multiply, ➕ plus, ➖ minus, ➗ divide, ♾ infinity
    ❓ question mark, ❔ white question mark, ❗ exclamation mark, ❕ white exclamation mark
    ♻ recycling symbol, ⭕ hollow red circle, ✅ check mark button, ☑ check box with check
    ❎ cross mark button, ✴ eight pointed star, 🔟 keycap 10, 🔠 input uppercase, 🔡 input lowercase
    🔢 input numbers, 🔣 input symbols, 🔤 input letters, 🅰 A button, 🅱 B button, 🅾 O button
    🅿 P button, 🆎 AB button, 🆑 CL button, 🆒 cool button, 🆓 free button, ℹ information
    🆔 ID button, Ⓜ circled M, 🆕 new button, 🆖 NG button, 🆗 OK button, 🆘 SOS button, 🆙 up button
    🆚 versus button, 🔴 red circle, 🟠 orange circle, 🟡 yellow circle, 🟢 green circle
    🔵 blue circle, 🟣 purple circle, 🟤 brown circle, ⚫ black circle, ⚪ white circle, 🟥 red square
    🟧 orange square, 🟨 yellow square, 🟩 green square, 🟦 blue square, 🟪 purple square
    🟫 brown square, 🔺 red triangle pointing up, 🔻 red triangle pointing down, ♠ spades, ♣ clubs
    ♦ diamonds, 🃏 joker, 🏴 black flag, 🏳 white flag, 🚩 red flag, 🏳‍🌈 rainbow flag
    🏳‍⚧ transgender flag, 🏴‍☠ pirate flag, 🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag of England, 🏴󠁧󠁢󠁳󠁣󠁴󠁿 flag of Scotland
    🏴󠁧󠁢󠁷󠁬󠁳󠁿 flag of Wales, 👁‍🗨 eye in speech bubble, ❤‍🔥 heart on fire, ❤‍🩹 mending heart
    😮‍💨 face exhaling, 😵‍💫 face with spiral eyes, 😶‍🌫 face in clouds, 🧑‍🎄 Mx Claus
    🧑‍🤝‍🧑 people holding hands
    👩‍❤‍👨 couple with heart, 👨‍❤‍👨 couple with heart, 👩‍❤‍👩 couple with heart, 👩‍❤‍💋‍👨 kiss
    👨‍❤‍💋‍👨 kiss, 👩‍❤‍💋‍👩 kiss, 🦰 red hair, 🦱 curly hair, 🦳 white hair, 🦲 bald
    ⚧ transgender symbol
    """

/// What the second part of someone at work stands for.
private let englishWork: [Unicode.Scalar: String] = [
    "⚕": "health worker", "🎓": "student", "🏫": "teacher", "⚖": "judge", "🌾": "farmer",
    "🍳": "cook", "🔧": "mechanic", "🏭": "factory worker", "💼": "office worker",
    "🔬": "scientist", "💻": "technologist", "🎤": "singer", "🎨": "artist", "✈": "pilot",
    "🚀": "astronaut", "🚒": "firefighter", "🍼": "feeding baby", "🦯": "with white cane",
    "🦼": "in motorized wheelchair", "🦽": "in manual wheelchair",
]
