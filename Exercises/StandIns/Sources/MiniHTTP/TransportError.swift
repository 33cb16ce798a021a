/// Why no answer came: stands for Foundation's `URLError`.
public enum TransportError: Error, Equatable {
  case offline
  case timedOut
  case status(Int)
}
