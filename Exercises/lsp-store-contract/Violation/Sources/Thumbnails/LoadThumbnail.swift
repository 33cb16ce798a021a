import Foundation

/// Gives the thumbnail for a key, and makes it with the closure when there is none yet.
///
/// This is all that the rest of the app sees of your service. The method `thumbnail(for:make:)` fits,
/// whether it waits or not, and whether the service is a value, a class or an actor.
typealias LoadThumbnail =
  (String, @escaping @Sendable () throws -> Data) async throws -> Data
