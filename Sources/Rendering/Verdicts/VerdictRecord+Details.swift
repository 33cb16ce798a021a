import Grading

extension VerdictRecord {
  /// What belongs to an outcome beside its word; members that do not apply are left out.
  struct Details: Encodable {
    /// The test that was running, or that the record of the run is wrong about.
    var test: String?
    var message: String?
    var file: String?
    var line: Int?
    /// `build` or `test`, the phase that went over its limit.
    var phase: String?
    var limitSeconds: Double?
    var ended: Int?
    var expected: Int?
    /// In one word, what is wrong with the record or why nothing could be checked.
    var reason: String?

    init(_ outcome: Outcome) {
      switch outcome {
      case .solved, .unsolved, .doesNotCompile: break
      case .crashed(let crash): describe(crash)
      case .timedOut(let phase, let test, let limit):
        self.phase = phase.rawValue
        self.test = test
        limitSeconds = limit / .seconds(1)
      case .tooMuchOutput(let test): self.test = test
      case .testsMissing(let ended, let expected):
        self.ended = ended
        self.expected = expected
      case .tampered(let tampering): describe(tampering)
      case .couldNotCheck(let obstacle): describe(obstacle)
      }
    }

    private mutating func describe(_ crash: Crash) {
      test = crash.test
      message = crash.message
      file = crash.place?.file
      line = crash.place?.line
    }

    private mutating func describe(_ tampering: Tampering) {
      switch tampering {
      case .contradictoryEvents(let test): (reason, self.test) = ("contradictory-events", test)
      case .foreignTest(let test): (reason, self.test) = ("foreign-test", test)
      case .unreadableRecord: reason = "unreadable-record"
      case .exitDisagrees: reason = "exit-disagrees"
      case .forbiddenCode(let found): (reason, message) = ("forbidden-code", found)
      }
    }

    private mutating func describe(_ obstacle: Obstacle) {
      switch obstacle {
      case .noToolchain: reason = "no-toolchain"
      case .unreadable(let path): (reason, file) = ("unreadable", path)
      case .unwritable(let path): (reason, file) = ("unwritable", path)
      case .nothingToCheck(let path, _): (reason, file) = ("nothing-to-check", path)
      case .diskFull(let path): (reason, file) = ("disk-full", path)
      case .busy: reason = "busy"
      case .buildFailed(let output): (reason, message) = ("build-failed", output)
      case .toolFailed(let output): (reason, message) = ("tool-failed", output)
      case .cancelled: reason = "cancelled"
      case .unknownRule(let rule): (reason, message) = ("unknown-rule", rule)
      }
    }
  }
}
