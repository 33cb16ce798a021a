import Synchronization

/// The repository of the moment, within reach of everybody.
enum CurrentRepository {
  private static let current = Mutex<any UserRepository>(RepositoryClosures())

  static var value: any UserRepository {
    current.withLock { $0 }
  }

  static func use(_ repository: any UserRepository) {
    current.withLock { $0 = repository }
  }
}
