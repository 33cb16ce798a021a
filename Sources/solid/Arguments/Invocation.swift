/// A command line that makes sense.
struct Invocation: Sendable, Equatable {
  /// The name of the command; empty when none was given.
  let command: String
  let operands: [String]
  /// The options that were given, by name; a flag has an empty value.
  let options: [String: String]

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { options[flag] != nil }

  /// The value of an option as a number from 1; `nil` when it was not given.
  func count(_ option: String) throws(Complaint) -> Int? {
    guard let text = options[option] else { return nil }
    guard let number = Int(text), number > 0 else {
      throw .usage(.notANumber(option: option, value: text))
    }
    return number
  }
}

/// What is wrong with a command line.
enum UsageProblem: Error, Hashable {
  case unknownCommand(String, nearest: [String])
  case unknownOption(String, command: String, nearest: [String])
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case badChoice(option: String, value: String, choices: [String])
  case notANumber(option: String, value: String)
  case missingOperand(command: String, name: String)
  case tooManyOperands(command: String, extra: String)
  case repeatedOption(String)
  case badName(NameProblem)
}

/// Why something new cannot be called so.
enum NameProblem: Hashable {
  /// Neither an exercise nor a lesson.
  case kind(String, nearest: [String])
  case slug(String, nearest: [String])
  case module(String)
}
