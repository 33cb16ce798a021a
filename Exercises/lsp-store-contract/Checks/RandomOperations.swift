import Foundation
import LessonKit
import Testing

@testable import Thumbnails

@MainActor @Test(arguments: StoreName.allCases)
func aRandomSequenceAgreesWithADictionary(on name: StoreName) async throws {
  let variant = Variant()
  let store = try await name.makeStore(capacity: 3)
  var model = Model(isBounded: name.isBounded)
  let (first, second) = (variant.name(), variant.name())
  let keys = [first, "\(first)/\(second)", "\(first)_\(second)", "\(first)%2F\(second)", "."]

  for step in 1...300 {
    let operation = variant.operation(on: keys)
    let complaint = operation.complaint(about: store, model: &model)
    try #require(complaint == nil, "step \(step) of \(name.rawValue), \(operation), \(variant)")
  }
}

/// What the contract lets a store answer: a dictionary, and the right of a bounded store to forget.
private struct Model {
  let isBounded: Bool
  private var images: [String: Data] = [:]
  private var latest: String?

  init(isBounded: Bool) {
    self.isBounded = isBounded
  }

  mutating func insert(_ image: Data, for key: String) {
    images[key] = image
    latest = key
  }

  mutating func remove(_ key: String) {
    images[key] = nil
  }

  mutating func complaint(about answer: Data?, for key: String) -> String? {
    if answer == images[key] { return nil }
    if answer == nil, isBounded, key != latest {
      // Dropped. From here on the key has no image: it cannot come back by itself.
      images[key] = nil
      return nil
    }
    return "it has \(shown(answer)) instead of \(shown(images[key]))"
  }
}

private enum Operation: CustomStringConvertible {
  case insert(Data, key: String)
  case retrieve(key: String)
  case remove(key: String)

  var description: String {
    switch self {
    case .insert(let image, let key): "insert \(shown(image)) for \(key.debugDescription)"
    case .retrieve(let key): "retrieve \(key.debugDescription)"
    case .remove(let key): "remove \(key.debugDescription)"
    }
  }

  /// Does the same to both; `nil` when the store did as the contract says.
  func complaint(about store: any ImageStore, model: inout Model) -> String? {
    do {
      switch self {
      case .insert(let image, let key):
        try store.insert(image, for: key)
        model.insert(image, for: key)
        return model.complaint(about: try store.retrieve(key), for: key)
      case .retrieve(let key):
        return model.complaint(about: try store.retrieve(key), for: key)
      case .remove(let key):
        try store.remove(key)
        model.remove(key)
        return model.complaint(about: try store.retrieve(key), for: key)
      }
    } catch {
      return "it threw \(error)"
    }
  }
}

extension Variant {
  fileprivate func operation(on keys: [String]) -> Operation {
    let key = element(of: keys) ?? name()
    return switch number(in: 0...9) {
    case 0: .insert(Data(), key: key)
    case 1...4: .insert(image(), key: key)
    case 5...7: .retrieve(key: key)
    default: .remove(key: key)
    }
  }
}
