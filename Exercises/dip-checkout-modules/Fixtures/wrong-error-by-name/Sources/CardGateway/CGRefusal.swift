/// The card was refused, for the reason behind this code.
public struct CGRefusal: Error {
  public let code: Int

  init(code: Int) {
    self.code = code
  }
}

/// Nobody answered.
public struct CGOutage: Error {}

extension Client {
  public func charge(_ cents: Int) throws -> String {
    switch authorise(cents: cents) {
    case .approved(let reference): return reference
    case .refused(let code): throw CGRefusal(code: code)
    case .unreachable: throw CGOutage()
    }
  }
}
