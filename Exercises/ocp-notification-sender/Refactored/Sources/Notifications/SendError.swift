/// Why a notification did not leave.
enum SendError: Error, Equatable {
  /// No channel answers to this type. Saying so beats dropping the notification without a word.
  case unknownType(String)
}
