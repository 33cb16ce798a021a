/// The state belongs to the screen, and so does its name.
enum ReadingListScreen {
  enum LoadState {
    case idle
    case loading(progress: Double)
    case loaded([String])
    case failed(message: String)
  }
}
