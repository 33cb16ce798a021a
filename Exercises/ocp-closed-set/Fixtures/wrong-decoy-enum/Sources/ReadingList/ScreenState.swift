/// What the screen goes on using.
struct ScreenState: Sendable {
  var progress: Double?
  var titles: [String]?
  var message: String?
}
