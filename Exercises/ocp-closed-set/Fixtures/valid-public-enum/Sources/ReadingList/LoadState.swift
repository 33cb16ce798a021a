/// Public, and still closed: outside library evolution every importer may switch without a default.
public enum LoadState: Equatable, Sendable {
  case idle
  case loading(progress: Double)
  case loaded(_ titles: [String])
  case failed(message: String)
}
