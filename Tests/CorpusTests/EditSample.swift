import Testing

@testable import corpus

/// What an edit makes of a small file, or of several.
struct EditSample: Sendable, CustomTestStringConvertible {
  let edit: Edit
  let before: [String: String]
  let after: [String: String]
  var setting = Setting(pinnedNames: ["Wire", "fixed"])

  var testDescription: String { edit.name }

  /// One file that stays one file.
  init(_ edit: Edit, _ before: String, _ after: String) {
    self.init(edit, ["Sources/App/Sample.swift": before], ["Sources/App/Sample.swift": after])
  }

  init(_ edit: Edit, _ before: [String: String], _ after: [String: String]) {
    self.edit = edit
    self.before = before
    self.after = after
  }
}
