/// Holds objects and writes them to the store: stands for Core Data's `NSManagedObjectContext`.
///
/// Simpler than the original on one point: `fetch` gives what was saved, and only that.
@MainActor
public final class ManagedContext {
  public static let shared = ManagedContext()

  /// How many times `save()` succeeded since the last `reset()`.
  public private(set) var saveCount = 0
  private var pending: [ManagedObject] = []
  private var saved: [ManagedObject] = []
  private var isClosed = false
  private var saveError: (any Error)?

  public init() {}

  /// Whether objects wait for a `save()`.
  public var hasChanges: Bool { !pending.isEmpty }

  /// Adds an object; it reaches the store with the next `save()`.
  @discardableResult
  public func insert(_ entity: String, _ values: [String: String]) -> ManagedObject {
    let object = ManagedObject(entity: entity, values: isClosed ? nil : values)
    pending.append(object)
    return object
  }

  /// The saved objects of an entity, in the order of their insertion.
  public func fetch(_ entity: String) throws -> [ManagedObject] {
    guard !isClosed else { throw StoreError.closed }
    return saved.filter { $0.entity == entity }
  }

  /// Writes what was inserted; when it throws, the objects go on waiting.
  public func save() throws {
    guard !isClosed else { throw StoreError.closed }
    if let saveError { throw saveError }
    saved += pending
    pending = []
    saveCount += 1
  }

  /// Ends the context: its objects can no longer be read, like faults that nothing can fire.
  public func close() {
    isClosed = true
    for object in saved + pending { object.invalidate() }
  }

  /// For tests: every `save()` throws this error until `reset()`.
  public func failSaves(with error: any Error = StoreError.full) {
    saveError = error
  }

  /// For tests: an open, empty context whose saves succeed.
  public func reset() {
    for object in saved + pending { object.invalidate() }
    pending = []
    saved = []
    saveCount = 0
    saveError = nil
    isClosed = false
  }
}
