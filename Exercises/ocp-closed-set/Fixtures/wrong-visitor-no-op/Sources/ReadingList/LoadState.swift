/// A state tells a visitor which one it is.
protocol LoadState {
  func accept(_ visitor: some StateVisitor)
}

protocol StateVisitor: AnyObject {
  func visitIdle()
  func visitLoading(progress: Double)
  func visitLoaded(titles: [String])
  func visitFailed(message: String)
}

/// A visitor overrides what it is interested in.
extension StateVisitor {
  func visitIdle() {}
  func visitLoading(progress: Double) {}
  func visitLoaded(titles: [String]) {}
  func visitFailed(message: String) {}
}

struct Idle: LoadState {
  func accept(_ visitor: some StateVisitor) { visitor.visitIdle() }
}

struct Loading: LoadState {
  let progress: Double

  func accept(_ visitor: some StateVisitor) { visitor.visitLoading(progress: progress) }
}

struct Loaded: LoadState {
  let titles: [String]

  func accept(_ visitor: some StateVisitor) { visitor.visitLoaded(titles: titles) }
}

struct Failed: LoadState {
  let message: String

  func accept(_ visitor: some StateVisitor) { visitor.visitFailed(message: message) }
}
