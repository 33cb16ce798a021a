/// Sends a notification through the channel of the given type.
///
/// This is all that the rest of the app sees of your design. `sender.send(_:type:)` fits, whether
/// it throws, waits or does neither, and whether the sender is a value, a class or an actor.
typealias SendNotification = (AppNotification, String) async throws -> Void
