import Foundation

/// A dictionary whose entries are linked in the order of their use, the latest first.
struct UsageList {
  private final class Node {
    let key: String
    var image: Data
    var next: Node?
    weak var previous: Node?

    init(key: String, image: Data) {
      self.key = key
      self.image = image
    }
  }

  private let capacity: Int
  private var nodes: [String: Node] = [:]
  private var first: Node?
  private var last: Node?

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func insert(_ image: Data, for key: String) {
    if let node = nodes[key] {
      node.image = image
      moveToFront(node)
      return
    }
    if nodes.count == capacity, let last { remove(last.key) }
    let node = Node(key: key, image: image)
    nodes[key] = node
    pushFront(node)
  }

  mutating func image(for key: String) -> Data? {
    guard let node = nodes[key] else { return nil }
    moveToFront(node)
    return node.image
  }

  mutating func remove(_ key: String) {
    guard let node = nodes.removeValue(forKey: key) else { return }
    unlink(node)
  }

  private mutating func moveToFront(_ node: Node) {
    unlink(node)
    pushFront(node)
  }

  private mutating func pushFront(_ node: Node) {
    node.next = first
    first?.previous = node
    first = node
    if last == nil { last = node }
  }

  private mutating func unlink(_ node: Node) {
    if node === first { first = node.next }
    if node === last { last = node.previous }
    node.previous?.next = node.next
    node.next?.previous = node.previous
    node.next = nil
    node.previous = nil
  }
}
