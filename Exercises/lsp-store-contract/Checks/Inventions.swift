import Foundation
import LessonKit
import Testing

@testable import Thumbnails

extension Variant {
  /// A few bytes that no other image of this variant has.
  func image() -> Data {
    Data(text().utf8)
  }

  /// An address such as `https://vorida.example/kalumo.png?size=48`.
  func webAddress() -> String {
    "https://\(name()).example/\(name()).png?size=\(number(in: 16...512))"
  }

  /// Keys that a person tells apart at once, and a careless file name does not.
  func lookalikeKeys() -> [String] {
    let (first, second) = (name(), name())
    let separators = [
      "/", "//", "_", "-", ":", ".", " ", "\\", "", "%2F", "%2f", "%252F", "%", "+", "\u{2215}",
      "\u{2044}", "\u{FF0F}",
    ]
    return shuffled(
      separators.map { first + $0 + second }
        + ["\(first)/\(second)/", "/\(first)/\(second)", "\(first)/\(second)".uppercased()])
  }

  /// Keys that are awkward as file names.
  func awkwardKeys() -> [String] {
    shuffled(
      [
        webAddress(), "/", ".", "..", "../\(name())", "~/\(name())", " ", "%", "%2F", "\\", "\n",
        "\0", "été", "写真", "😀/😀", "index", "index.json", String(repeating: "\(name())/", count: 60),
      ])
  }
}

/// Reads the key, and records an issue when the answer is another one.
func expect(
  _ store: any ImageStore, has image: Data?, for key: String, _ variant: Variant,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try store.retrieve(key)
  #expect(
    found == image,
    "the key \(key.debugDescription) has \(shown(found)) instead of \(shown(image)), \(variant)",
    sourceLocation: sourceLocation)
}

/// An answer of a store, as a person wants to read it.
func shown(_ image: Data?) -> String {
  guard let image else { return "nil" }
  guard let text = String(data: image.prefix(80), encoding: .utf8) else { return "\(image)" }
  return image.isEmpty ? "an image without bytes" : text.debugDescription
}
