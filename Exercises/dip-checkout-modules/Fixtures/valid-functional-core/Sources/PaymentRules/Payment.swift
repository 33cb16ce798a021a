/// One payment as a value: says what to do next, and does nothing itself.
public struct Payment: Sendable {
  public enum Step: Sendable {
    case charge
    case finish(transaction: String)
    case giveUp(Reason)
  }

  public enum Reason: Sendable {
    case tooLittle
    case refused
    case unanswered
  }

  /// What a charge led to.
  public enum Answer: Sendable {
    case charged(transaction: String)
    case refused
    case nothing
  }

  private var triesLeft = 2
  public private(set) var next: Step

  public init(cents: Int) {
    next = cents < 50 ? .giveUp(.tooLittle) : .charge
  }

  public mutating func note(_ answer: Answer) {
    triesLeft -= 1
    switch answer {
    case .charged(let transaction): next = .finish(transaction: transaction)
    case .refused: next = .giveUp(.refused)
    case .nothing: next = triesLeft > 0 ? .charge : .giveUp(.unanswered)
    }
  }
}
