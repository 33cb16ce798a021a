import Synchronization

/// Remembers values in the order in which they arrive, from any thread or actor.
///
/// Checks record through it instead of through a captured `var`, so that a design built on actors
/// is judged exactly like one built on closures.
public final class Recorder<Value: Sendable>: Sendable {
  private let recorded = Mutex<[Value]>([])

  public init() {}

  public func record(_ value: Value) {
    recorded.withLock { $0.append(value) }
  }

  public var values: [Value] { recorded.withLock { $0 } }
  public var count: Int { values.count }
  public var last: Value? { values.last }
}
