/// What an edit has to know of the exercise: what is not the learner's to change.
struct Setting: Sendable {
  /// Names that mean something outside of the learner's files.
  var pinnedNames: Set<String> = []
  /// Names of files that a rule looks for; the composition is always one.
  var fixedFiles: Set<String> = ["Composition.swift", "main.swift"]
  /// Whether a rule counts types: then none may be added.
  var countsTypes = false
  /// Words that rules look for in code, for comments to be full of them.
  var forbiddenWords: [String] = []

  func isFixed(_ path: String) -> Bool { fixedFiles.contains(fileName(of: path)) }
}
