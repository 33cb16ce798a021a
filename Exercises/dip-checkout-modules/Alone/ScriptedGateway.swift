import LessonKit
import Synchronization

@testable import CheckoutPolicy

/// Stands where the card gateway stood: answers as it is told, and notes what it was asked.
final class ScriptedGateway: Sendable {
  enum Answer: Sendable {
    case transaction(String)
    case refusal
    case outage(reason: String)
  }

  private struct Outage: Error {
    let reason: String
  }

  private let answers: Mutex<[Answer]>
  private let asked = Recorder<Int>()

  /// - Parameter answers: one for each request; whoever asks more often has asked too often.
  init(_ answers: [Answer]) {
    self.answers = Mutex(answers)
  }

  /// The cents of every request, oldest first.
  var requests: [Int] { asked.values }

  func charge(_ cents: Int) throws -> String {
    asked.record(cents)
    switch answers.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
    case .transaction(let name): return name
    case .refusal: throw CheckoutError.declined
    case .outage(let reason): throw Outage(reason: reason)
    case nil: throw Outage(reason: "nothing is left to answer")
    }
  }
}

extension Variant {
  /// An amount that may be paid.
  func amount() -> Int {
    number(in: 50...90_000)
  }

  /// The name of a transaction such as `vorida-4417`: no gateway of this course gives such names.
  func transaction() -> String {
    "\(name())-\(number(in: 1000...9999))"
  }

  func outage() -> ScriptedGateway.Answer {
    .outage(reason: text())
  }
}
