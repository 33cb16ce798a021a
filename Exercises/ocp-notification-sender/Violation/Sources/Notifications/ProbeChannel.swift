/// A channel that another team brings along: a name of its own and a way to deliver.
///
/// The checks invent one after the other. No file of yours can know their types in advance.
///
/// Where your design wants closures of another function type, convert each one by itself. Swift
/// also converts a finished array or dictionary of closures, but that stops the program when it
/// runs.
struct ProbeChannel: Sendable {
  let type: String
  let deliver: @Sendable (AppNotification) throws -> Void
}
