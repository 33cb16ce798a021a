enum Phase<Value, Failure> {
  case idle
  case loading(progress: Double)
  case loaded(Value)
  case failed(message: Failure)
}

/// A list that is loaded from the cache cannot fail.
typealias LoadState = Phase<[String], Never>
