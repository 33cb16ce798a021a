public import Foundation

/// Fetches data from a server: stands for Foundation's `URLSession`.
///
/// No byte ever leaves the process: the answers come from `stub`.
@MainActor
public final class HTTPSession {
  public static let shared = HTTPSession()

  /// Plays the server: gives the body for an address, or throws.
  ///
  /// Offline until a test sets it.
  public var stub: @MainActor (URL) throws -> Data = HTTPSession.offline
  /// Every address asked for since the last `reset()`, oldest first.
  public private(set) var requestedURLs: [URL] = []
  public var requestCount: Int { requestedURLs.count }

  public init() {}

  /// Calls back later, never within the call itself, and always on the main actor.
  public func data(
    for url: URL, completion: @escaping @MainActor (Result<Data, any Error>) -> Void
  ) {
    let answer = answer(for: url)
    Task { completion(answer) }
  }

  public func data(for url: URL) async throws -> Data {
    let answer = answer(for: url)
    await Task.yield()
    return try answer.get()
  }

  /// Forgets the requests and goes offline again.
  public func reset() {
    stub = HTTPSession.offline
    requestedURLs = []
  }

  private func answer(for url: URL) -> Result<Data, any Error> {
    requestedURLs.append(url)
    return Result { try stub(url) }
  }

  private static func offline(_ url: URL) throws -> Data {
    throw TransportError.offline
  }
}
