import Languages
import Ports
import Rendering
import Spelling
import Workshop

/// The sentences of all complaints: what happened, where, and what to do next.
struct ComplaintText {
  let language: Language

  /// Nothing for a reader who has gone.
  func text(of complaint: Complaint) -> String? {
    switch complaint {
    case .usage(let problem): usage(problem)
    case .unknownLesson(let name, let known):
      say(.unknownLesson, ["name": .text(name)]) + nearest(name, known, command: "solid list")
    case .unknownExercise(let name, let known):
      say(.unknownExercise, ["name": .text(name)]) + nearest(name, known, command: "solid list")
    case .unknownStep(let step, let count):
      say(.unknownStep, ["step": .text(step), "count": .number(count)])
    case .noCourse(let tried):
      say(.noCourse) + tried.map { "\n  " + $0 }.joined() + "\n" + say(.nameACourse)
    case .emptyCourse(let path): say(.emptyCourse, ["path": .text(path)])
    case .noCurrentExercise: say(.noCurrentExercise)
    case .notStarted(let slug): say(.notStarted, ["exercise": .text(slug)])
    case .needsYes(let option): say(.needsYes, ["option": .text(option)])
    case .file(let failure): file(failure)
    case .scaffold(let failure): scaffold(failure)
    case .output(.closed), .interrupted: nil
    case .output(.system(let code)): say(.outputFailed, ["code": .number(Int(code))])
    }
  }

  private func say(_ phrase: ComplaintPhrase, _ values: [String: PhraseValue] = [:]) -> String {
    phrase(language, values.mapValues(\.inert))
  }

  private func nearest(_ name: String, _ known: [String], command: String) -> String {
    // A lesson is called by its slug more often than by its number.
    let slugs = known.map { $0.drop { $0.isNumber || $0 == "-" } }.map(String.init)
    return "\n" + suggestion(nearestNames(to: name, among: slugs), else: command)
  }

  private func suggestion(_ names: [String], else command: String) -> String {
    names.isEmpty
      ? say(.seeCommand, ["command": .text(command)])
      : say(.didYouMean, ["names": .text(names.joined(separator: ", "))])
  }

  private func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .unknownCommand(let name, let near):
      say(.unknownCommand, ["name": .text(name)]) + "\n" + suggestion(near, else: "solid --help")
    case .unknownOption(let name, let command, let near):
      say(.unknownOption, ["name": .text(name)]) + "\n"
        + suggestion(near, else: command.isEmpty ? "solid --help" : "solid \(command) --help")
    case .missingValue(let option, let value):
      say(.missingValue, ["option": .text(option), "value": .text(value)])
    case .unexpectedValue(let option): say(.unexpectedValue, ["option": .text(option)])
    case .badChoice(let option, let value, let choices):
      say(
        .badChoice,
        [
          "option": .text(option), "value": .text(value),
          "choices": .text(choices.joined(separator: ", ")),
        ])
    case .notANumber(let option, let value):
      say(.notANumber, ["option": .text(option), "value": .text(value)])
    case .missingOperand(let command, let name):
      say(.missingOperand, ["command": .text(command), "name": .text(name)])
    case .tooManyOperands(let command, let extra):
      say(.tooManyOperands, ["command": .text(command), "extra": .text(extra)])
    case .repeatedOption(let option): say(.repeatedOption, ["option": .text(option)])
    case .badName(let problem): naming(problem)
    }
  }

  private func naming(_ problem: NameProblem) -> String {
    switch problem {
    case .kind(let name, let near):
      say(.unknownKind, ["name": .text(name)]) + "\n" + suggestion(near, else: "solid new --help")
    case .slug(let name, let near):
      say(.badSlug, ["name": .text(name)])
        + (near.isEmpty ? "" : "\n" + suggestion(near, else: ""))
    case .module(let name): say(.badModule, ["name": .text(name)])
    }
  }

  private func scaffold(_ failure: ScaffoldFailure) -> String {
    switch failure {
    case .exists(let path): return say(.folderExists, ["path": .text(path.string)])
    case .numberTaken(let number, let path):
      return say(.numberTaken, ["number": .number(number), "path": .text(path.string)])
    case .unreadableExercise(let path):
      return say(.unreadableExercise, ["path": .text(path.string)])
    case .file(let failure):
      guard failure.reason == .notPermitted || failure.reason == .readOnly else {
        return file(failure)
      }
      return say(.courseNotWritable, ["path": .text(failure.path.string)])
    }
  }

  private func file(_ failure: FileFailure) -> String {
    let path: [String: PhraseValue] = ["path": .text(failure.path.string)]
    switch failure.reason {
    case .missing: return say(.fileMissing, path)
    case .notAFile, .notAFolder: return say(.fileOfOtherKind, path)
    case .notPermitted: return say(.fileNotPermitted, path)
    case .readOnly: return say(.fileReadOnly, path)
    case .diskFull: return say(.diskFull, path)
    case .tooLarge: return say(.fileTooLarge, path)
    case .locked: return say(.fileLocked, path)
    case .system(let code):
      return say(.fileTrouble, path.merging(["code": .number(Int(code))]) { $1 })
    }
  }
}

extension PhraseValue {
  /// The value without bytes that could steer a terminal: names come from command lines and disks.
  fileprivate var inert: PhraseValue {
    guard case .text(let text) = self else { return self }
    return .text(Rendering.inert(text))
  }
}
