public import Foundation

extension URL {
  /// An address that is known when the code is written, so that nobody has to unwrap it.
  public init(_ address: StaticString) {
    guard let url = URL(string: "\(address)") else {
      preconditionFailure("“\(address)” is not an address.")
    }
    self = url
  }
}
