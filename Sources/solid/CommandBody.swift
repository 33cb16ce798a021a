/// One command: what it does with a desk and its arguments.
protocol CommandBody: Sendable {
  func run(at desk: Desk, _ invocation: Invocation) async throws(Complaint) -> ExitCode
}

/// The body of every command in `CommandTable`.
enum CommandBodies {
  /// - Parameter command: a name of the table; the empty one resumes the course.
  static func body(of command: String) -> (any CommandBody)? {
    switch command {
    case "", "learn": LearnCommand()
    case "show": ShowCommand()
    case "list": ListCommand()
    case "start": StartCommand()
    case "check": CheckCommand()
    case "hint": HintCommand()
    case "reference": ReferenceCommand()
    case "diff": DiffCommand()
    case "reset": ResetCommand()
    case "undo": UndoCommand()
    case "progress": ProgressCommand()
    case "doctor": DoctorCommand()
    case "audit": AuditCommand()
    case "new": NewCommand()
    default: nil
    }
  }
}
