import SwiftSource
import Testing

@Suite struct `One case more` {
  private func changed(_ text: String) -> String? {
    addingCase("next", beside: ["idle", "failed"], in: SourceFile(path: "A.swift", text: text))
  }

  @Test(arguments: [
    ("enum E { case idle, failed }", "enum E { case next;  case idle, failed }"),
    (
      "extension A { indirect enum E<T>: B {\n  case idle\n  case `failed`(T)\n} }",
      "extension A { indirect enum E<T>: B { case next; \n  case idle\n  case `failed`(T)\n} }"
    ),
    ("enum É { case idle, failed }", "enum É { case next;  case idle, failed }"),
  ])
  func `stands first in the enum that has the others`(text: String, expected: String) {
    #expect(changed(text) == expected)
  }

  @Test(arguments: [
    "enum E { case idle }", "struct S { let idle = 1, failed = 2 }", "", "enum E {",
  ])
  func `needs an enum that has them all`(text: String) {
    #expect(changed(text) == nil)
  }
}
