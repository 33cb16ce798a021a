package import Curriculum
import Foundation

/// A name for a new exercise or lesson: lower-case letters, digits and single hyphens, a letter first.
///
/// So it is the same on every disk, needs no quoting in a shell, and is never taken for the number of a lesson.
package struct Slug: Hashable, Sendable {
  package let text: String

  /// `nil` for a text that is no slug.
  package init?(_ text: String) {
    guard text.utf8.count <= 60, text.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil,
      // A disk that does not tell capitals apart would take it for the folder of the stand-ins.
      text != "standins"
    else { return nil }
    self.text = text
  }

  /// The slug that a text was probably meant to be; `nil` when too little of it can be kept.
  package static func nearest(to text: String) -> Slug? {
    let plain = text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
      .lowercased()
    let words = plain.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    // A number in front is that of a lesson, which has an option of its own.
    return Slug(words.drop { $0.first?.isNumber == true }.joined(separator: "-"))
  }

  /// The principle that its first word names; `intro` when that is none.
  package var principle: Principle {
    text.split(separator: "-").first.flatMap { Principle(rawValue: String($0)) } ?? .intro
  }
}
