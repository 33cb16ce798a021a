/// Where a rule looks: an entry of the parameter `in`.
enum Place: Hashable, Sendable {
  /// A type, with what the module adds to it.
  case type(String)
  /// Every file with this name.
  case file(String)
  /// All files.
  case module

  init(_ written: String) {
    if written == "module" {
      self = .module
    } else if written.hasPrefix("file:") {
      self = .file(String(written.dropFirst("file:".count)))
    } else {
      self = .type(written)
    }
  }
}

extension RuleParameters {
  /// The places of `in`; the whole module when the author left it out.
  func places() throws(RuleParameterProblem) -> [Place] {
    guard values["in"] != nil else { return [.module] }
    return try texts("in").map(Place.init)
  }
}
