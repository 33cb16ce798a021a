/// What the info string of a code fence says.
///
/// It names the language, how the code is kept true, and how it is shown.
package struct Fence: Hashable, Sendable {
  /// The first word in lower case, such as `swift`; empty when the fence names no language.
  package let language: String
  /// `nil` for code that is not Swift, which nothing verifies.
  package let truth: Truth?
  /// The lines to point at, step by step; empty when the code is shown evenly.
  package let highlights: [Highlight]
  /// Whether it stands side by side with its neighbour when there is room.
  package let isBeside: Bool

  init(language: String, truth: Truth?, highlights: [Highlight], isBeside: Bool) {
    self.language = language
    self.truth = truth
    self.highlights = highlights
    self.isBeside = isBeside
  }

  /// Reads an info string for showing; what is wrong in it is left out.
  ///
  /// The fault itself is reported when a course is read.
  package init(info: String) {
    self = FenceParser(info).fence
  }

  /// Whether the code is Swift, and so must say how it is kept true.
  package var isSwift: Bool { language == "swift" }

  /// How Swift code in a lesson is kept true.
  package enum Truth: Hashable, Sendable {
    /// A contiguous part of that file, relative to the folder of the exercise.
    case excerpt(String)
    /// Compiles on its own.
    case compiles
    /// Does not compile; the diagnostic contains this text.
    case rejects(String)
    /// Apple-only or deliberately incomplete: nothing verifies it.
    case sketch
  }

  /// The lines that one step points at; line 1 is the first of the fence.
  package enum Highlight: Hashable, Sendable {
    case all
    case lines([ClosedRange<Int>])

    /// Whether a line of the fence, from 1, is pointed at.
    package func contains(_ line: Int) -> Bool {
      switch self {
      case .all: true
      case .lines(let ranges): ranges.contains { $0.contains(line) }
      }
    }
  }
}
