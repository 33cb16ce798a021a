/// Chain of responsibility, fully generic, operators of our own.
struct NotificationSender<Head: Link, Tail: Link>: Link {
  let head: Head
  let tail: Tail
  func offer(_ n: AppNotification, for type: String) throws(LinkError) {
    do { try head.offer(n, for: type) } catch {
      switch error {
      case .notMine: try tail.offer(n, for: type)
      case .failed: throw error
      }
    }
  }
}
