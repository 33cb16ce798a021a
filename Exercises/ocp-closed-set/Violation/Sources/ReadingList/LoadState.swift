/// What the reading list is doing right now.
protocol LoadState {}

struct Idle: LoadState {}

struct Loading: LoadState {
  /// Between 0 and 1.
  let progress: Double
}

struct Loaded: LoadState {
  let titles: [String]
}

struct Failed: LoadState {
  let message: String
}
