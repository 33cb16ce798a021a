/// One way to reach the user, ready for whatever the app may ask of it one day.
protocol NotificationChannel {
  /// The name by which callers ask for this channel.
  var type: String { get }
  /// For the settings screen, when there is one.
  var displayName: String { get }
  /// How often a sender may try again.
  var retries: Int { get }
  /// A longer text will have to be cut.
  var longestBody: Int { get }
  var isAvailable: Bool { get }

  func connect() throws
  func send(_ notification: AppNotification) throws
  func disconnect()
}
