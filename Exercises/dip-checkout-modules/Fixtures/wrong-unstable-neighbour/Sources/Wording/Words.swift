/// The words that a shop prints, in one language.
public struct Words: Sendable {
  public let number: String

  public static let english = Words(number: "No.")
}
