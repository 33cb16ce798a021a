extension Check {
  /// How the question of a check is asked.
  package enum Means: Hashable, Sendable {
    /// All these test functions must end without an issue.
    case tests([String])
    /// A rule of `DesignRules` must find nothing.
    case rule(name: String, parameters: JSONValue)
    /// A file must compile against the modules of the submission, or must not.
    case probe(Probe)
    /// With one case more in an enum of the learner, the learner's own module must not compile.
    case newCase(NewCase)
    /// The target of `Exercise.alone` must build in a package of its own.
    case alone
    /// A change request may touch no more than this.
    case budget(DiffBudget)
  }

  /// A file that the compiler is asked about.
  package struct Probe: Hashable, Sendable {
    /// Below the exercise, such as `Probes/NewOperation.swift`.
    package let file: String
    /// `nil` when the file must compile.
    package let rejection: Rejection?

    package init(file: String, rejection: Rejection? = nil) {
      self.file = file
      self.rejection = rejection
    }
  }

  /// How the compiler must refuse a probe.
  package struct Rejection: Hashable, Sendable {
    /// A part of the error: a refusal for any other reason proves nothing.
    package let diagnostic: String
    /// A probe that differs by one line and must compile.
    package let control: String

    package init(diagnostic: String, control: String) {
      self.diagnostic = diagnostic
      self.control = control
    }
  }

  /// A case that nobody planned, added to the learner's enum.
  package struct NewCase: Hashable, Sendable {
    /// The cases by which the enum is found, whatever it is called and wherever it stands.
    package let neighbours: [String]
    /// A part of the error that must come.
    package let diagnostic: String

    package init(neighbours: [String], diagnostic: String) {
      self.neighbours = neighbours
      self.diagnostic = diagnostic
    }
  }

  /// How many files of the learner a change request may touch.
  package struct DiffBudget: Hashable, Sendable {
    /// Existing files that may be changed or deleted.
    package let changed: Int
    /// Files that may be new.
    package let added: Int
    /// Texts that only the change brings: found before it, a part of it was in already.
    package let texts: [String]

    package init(changed: Int, added: Int, texts: [String] = []) {
      self.changed = changed
      self.added = added
      self.texts = texts
    }
  }
}
