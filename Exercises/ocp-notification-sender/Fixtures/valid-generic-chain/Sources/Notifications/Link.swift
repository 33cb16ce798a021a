enum LinkError: Error {
  case notMine
  case failed(any Error)
}
protocol Link {
  func offer(_ n: AppNotification, for type: String) throws(LinkError)
}
struct End: Link {
  func offer(_ n: AppNotification, for type: String) throws(LinkError) { throw .notMine }
}
struct Erased: Link {
  let base: any Link
  func offer(_ n: AppNotification, for type: String) throws(LinkError) {
    try base.offer(n, for: type)
  }
}
struct Named: Link {
  let `type`: String
  let `do`: (AppNotification) throws -> Void
  func offer(_ n: AppNotification, for name: String) throws(LinkError) {
    guard name == `type` else { throw .notMine }
    do { try `do`(n) } catch { throw .failed(error) }
  }
}
infix operator ~> : AdditionPrecedence
func ~> <A: Link, B: Link>(a: A, b: B) -> NotificationSender<A, B> {
  NotificationSender(head: a, tail: b)
}
extension Link {
  var asFunction: SendNotification {
    { n, type in
      do throws(LinkError) { try offer(n, for: type) } catch {
        switch error {
        case .notMine: throw SendError.unknownType(type)
        case .failed(let e): throw e
        }
      }
    }
  }
}
