/// Words that nobody would choose, the same ones for the same reason every time.
enum Word {
  private static let consonants = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "t", "v", "z"]
  private static let vowels = ["a", "e", "i", "o", "u"]

  /// A word of four syllables that stands for a name, such as `vorida` for `sender`.
  ///
  /// - Parameter taken: words that it must not be.
  static func lowercased(for name: String, avoiding taken: Set<String> = []) -> String {
    var state = name.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    while true {
      let word = (0..<4).map { _ in pick(consonants, &state) + pick(vowels, &state) }.joined()
      if !taken.contains(word) { return word }
    }
  }

  /// The same for a type, such as `Vorida`.
  static func capitalized(for name: String, avoiding taken: Set<String> = []) -> String {
    let avoided = Set(taken.map { $0.prefix(1).lowercased() + $0.dropFirst() })
    let word = lowercased(for: name, avoiding: avoided)
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func pick(_ letters: [String], _ state: inout UInt64) -> String {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return letters[Int(state >> 33) % letters.count]
  }
}
