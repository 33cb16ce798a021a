import Testing

@testable import corpus

struct EditTests {
  @Test(arguments: EditSample.ofStructure + EditSample.ofSpelling)
  func `an edit does what it says, and no more`(sample: EditSample) {
    let result = sample.edit.change(Files(sample.before), sample.setting)
    #expect(result.texts == sample.after)
    let isSwift = result.sources.values.allSatisfy(\.isSwift)
    #expect(isSwift)
  }

  @Test func `every edit has a sample`() {
    let proven = (EditSample.ofStructure + EditSample.ofSpelling).map(\.edit.name)
    #expect(Set(proven) == Set(Edit.all.map(\.name)))
    #expect(Set(proven).count == Edit.all.count)
  }

  @Test(arguments: Edit.all.map(\.name))
  func `an edit that does not apply changes nothing`(name: String) throws {
    let edit = try #require(Edit.all.first { $0.name == name })
    #expect(edit.change(Files([:]), Setting()).texts == [:])
    let plain = Files(["Sources/App/Composition.swift": "import Wires"])
    let always = ["semicolons", "comments", "blank-lines"]
    #expect((edit.change(plain, Setting()) == plain) != always.contains(name))
  }

  @Test func `the state before a change request is edited alike`() {
    let files = Files([
      "Sources/App/A.swift": "struct Free { let size = 1 }",
      "Phase1/Sources/App/A.swift": "struct Free {}",
    ])
    let renamed = Edit.renamedTypes.change(files, Setting()).texts
    #expect(renamed["Sources/App/A.swift"] == "struct Dudokoni { let size = 1 }")
    #expect(renamed["Phase1/Sources/App/A.swift"] == "struct Dudokoni {}")
  }

  @Test func `a change request that costs more than before is no variant`() {
    let setting = Setting()
    let base = Base(
      name: "reference",
      files: Files([
        "Sources/App/A.swift": "struct A {\n  let a: Int\n  func f() -> Int { a }\n}\n",
        "Phase1/Sources/App/A.swift": "struct A {\n  let a: Int\n}\n",
      ]))
    #expect(Variant(of: base, edits: [.otherFileExtensions], in: setting) == nil)
    #expect(Variant(of: base, edits: [.sameFileExtensions], in: setting) != nil)
  }

  @Test func `two edits meet in one variant, and one without effect is left out`() {
    let base = Base(name: "reference", files: Files(["Sources/App/A.swift": "struct Free {}\n"]))
    let variant = Variant(
      of: base, edits: [.guardToIf, .renamedTypes, .carriageReturns], in: Setting())
    #expect(variant?.name == "reference+rename-types+crlf")
    #expect(variant?.files.texts == ["Sources/App/A.swift": "struct Dudokoni {}\r\n"])
  }
}
