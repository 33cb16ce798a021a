/// The one word for a verdict, with what belongs to it.
package enum Outcome: Hashable, Sendable {
  case solved
  case unsolved
  case doesNotCompile
  /// The process died in a test; what it said, and where in the learner's files if that is known.
  case crashed(Crash)
  /// A phase went over its limit; the test that was running, if one was.
  case timedOut(phase: Phase, test: String?, limit: Duration)
  case tooMuchOutput(test: String?)
  /// The process ended by itself before all expected tests did.
  case testsMissing(ended: Int, expected: Int)
  /// The record of the run contradicts itself or was forged.
  case tampered(Tampering)
  case couldNotCheck(Obstacle)

  /// The word in JSON and in `exercise.json`.
  package var word: String {
    switch self {
    case .solved: "solved"
    case .unsolved: "unsolved"
    case .doesNotCompile: "does-not-compile"
    case .crashed: "crashed"
    case .timedOut: "timed-out"
    case .tooMuchOutput: "too-much-output"
    case .testsMissing: "tests-missing"
    case .tampered: "tampered"
    case .couldNotCheck: "could-not-check"
    }
  }

  /// The two parts of a run that have a limit of their own.
  package enum Phase: String, Hashable, Sendable {
    case build, test
  }
}

/// A trap, or the death of the process by a signal.
package struct Crash: Hashable, Sendable {
  /// The test that was running, if one was.
  package let test: String?
  /// What the runtime said, such as `Fatal error: Index out of range`; empty when it said nothing.
  package let message: String
  /// The learner's file and line, when the runtime named one.
  package let place: Place?

  package init(test: String?, message: String, place: Place?) {
    self.test = test
    self.message = message
    self.place = place
  }
}

/// A place in a file of the learner, as the learner knows it; line and column from 1.
package struct Place: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int?

  package init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// Signs that the record of a run cannot be trusted.
package enum Tampering: Hashable, Sendable {
  /// The same test is said to have ended twice, or without having started.
  case contradictoryEvents(test: String)
  /// An event names a test that does not exist.
  case foreignTest(String)
  /// The record is not what the test library writes.
  case unreadableRecord
  /// Every test passed, and yet the process ended with an error.
  case exitDisagrees
  /// The solution holds code that can change what the tests see; what was found first.
  case forbiddenCode(String)
}

/// Why nothing could be said about a submission; never the learner's fault.
package enum Obstacle: Hashable, Sendable {
  case noToolchain
  /// The submission could not be read, or the folder for checking could not be written.
  case unreadable(path: String)
  case unwritable(path: String)
  /// The folder holds no file that the learner may edit; the one that the exercise starts with.
  case nothingToCheck(path: String, wanted: String)
  case diskFull(path: String)
  /// Another check of this workspace did not end in time.
  case busy(process: Int32?)
  /// The build failed outside the learner's files; the first lines of what the tool said.
  case buildFailed(String)
  case toolFailed(String)
  case cancelled
  case unknownRule(String)
}
