import Foundation

/// Gives the thumbnail for a key, and makes it with the closure when there is none yet.
///
/// This is all that the rest of the app sees of your service. The method `thumbnail(for:make:)` of a
/// value or a class fits. For an actor, write a closure that awaits it: Swift hands out no method of an
/// actor by name.
typealias LoadThumbnail =
  (String, @escaping @Sendable () throws -> Data) async throws -> Data
