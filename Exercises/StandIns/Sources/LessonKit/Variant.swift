import Foundation
import Synchronization

/// Invents the details of the next change request, so that no code can have foreseen them.
///
/// Each run draws new values. To repeat a run, set `SOLID_SEED` to the seed that the failed check
/// printed:
///
///     #expect(rows == names, "\(variant)")
public final class Variant: Sendable, CustomStringConvertible {
  fileprivate struct State {
    var generator: SplitMix64
    var used: Set<String> = []
  }

  /// The number that every value of this variant comes from.
  public let seed: UInt64
  private let state: Mutex<State>

  /// Starts from `SOLID_SEED` when the environment sets it to a number, else from a random seed.
  public convenience init() {
    let wanted = ProcessInfo.processInfo.environment["SOLID_SEED"].flatMap { UInt64($0) }
    self.init(seed: wanted ?? .random(in: .min ... .max))
  }

  public init(seed: UInt64) {
    self.seed = seed
    state = Mutex(State(generator: SplitMix64(seed: seed)))
  }

  public var description: String { "SOLID_SEED=\(seed)" }

  /// A pronounceable lowercase word that this variant has not given before.
  public func name() -> String {
    state.withLock { $0.name() }
  }

  /// As many different names as asked for.
  public func names(_ count: Int) -> [String] {
    (0..<count).map { _ in name() }
  }

  /// A short sentence without punctuation, made of names.
  public func text(words: Int = 4) -> String {
    names(words).joined(separator: " ")
  }

  public func number(in range: ClosedRange<Int>) -> Int {
    state.withLock { .random(in: range, using: &$0.generator) }
  }

  /// One of the elements; `nil` only when there are none.
  public func element<Elements: Collection>(of elements: Elements) -> Elements.Element? {
    var source = generator()
    return elements.randomElement(using: &source)
  }

  public func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var source = generator()
    return elements.shuffled(using: &source)
  }

  /// The numbers `0..<count`, in a random order.
  public func permutation(of count: Int) -> [Int] {
    shuffled(Array(0..<count))
  }

  /// A generator of its own, for the standard library's `random(in:using:)` and relatives.
  public func generator() -> SplitMix64 {
    state.withLock { SplitMix64(seed: $0.generator.next()) }
  }
}

extension Variant.State {
  fileprivate mutating func name() -> String {
    while true {
      let candidate = (0..<3).map { _ in syllable() }.joined()
      if used.insert(candidate).inserted { return candidate }
    }
  }

  private mutating func syllable() -> String {
    let consonants = "bdfgklmnprstvz"
    let vowels = "aeiou"
    return [consonants, vowels]
      .compactMap { $0.randomElement(using: &generator) }
      .reduce(into: "") { $0.append($1) }
  }
}
