import Ports

/// Keeps the beginning and the end of a stream of any length, in bounded memory.
struct KeptOutput {
  /// Bytes that came so far, kept or not.
  private(set) var total = 0
  private var head: [UInt8] = []
  /// At most twice the size that is kept, so that cutting it is rare.
  private var tail: [UInt8] = []
  private let headLimit: Int
  private let tailLimit: Int

  init(limit: Int) {
    headLimit = max(0, limit) / 2
    tailLimit = max(0, limit) - headLimit
  }

  mutating func append(_ bytes: ArraySlice<UInt8>) {
    total += bytes.count
    let missing = headLimit - head.count
    head += bytes.prefix(missing)
    tail += bytes.dropFirst(missing)
    if tail.count > 2 * tailLimit { tail.removeFirst(tail.count - tailLimit) }
  }

  /// What was kept; all of it stands in the head when nothing was dropped.
  var captured: CapturedOutput {
    let end = tail.suffix(tailLimit)
    let dropped = total - head.count - end.count
    if dropped == 0 { return CapturedOutput(head: head + end) }
    return CapturedOutput(head: head, tail: Array(end), dropped: dropped)
  }
}
