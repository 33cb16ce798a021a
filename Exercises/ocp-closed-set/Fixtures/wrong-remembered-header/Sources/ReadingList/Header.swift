import Synchronization

let header = Mutex((title: "", spinner: false))

func show(_ title: String, spinner: Bool = false) {
  header.withLock { $0 = (title, spinner) }
}
