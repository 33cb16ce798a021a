import Markdown

/// A value together with the place where it was written.
struct Placed<Value: Sendable>: Sendable {
  let value: Value
  let position: TextPosition

  init(_ value: Value, at position: TextPosition) {
    self.value = value
    self.position = position
  }

  /// The fault of being wrong in this way.
  func fault(_ message: String, suggestion: String = "") -> Fault {
    Fault(at: position, message, suggestion: suggestion)
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
