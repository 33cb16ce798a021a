import Curriculum
import LearnerWork
import Ports
import TestSupport
import Testing

@Suite struct `The learner's files` {
  private let desk = DeskCourse()

  private let pristine = [
    "Package.swift": "// kit\n", "Sources/Kit/Kit.swift": "let start = 0\n",
    "Sources/Kit/Deep/Row.swift": "struct Row {}\n", "Sources/Kit/Money.swift": "struct Money {}\n",
    "Tests/KitTests/KitTests.swift": "// tests\n",
  ]

  /// A learner's work: a file changed, one deleted, one added.
  private func work() throws -> [String: String] {
    try desk.workbench.start(desk.kit)
    try desk.write("let start = 1 // é\r\n", to: "Sources/Kit/Kit.swift")
    try desk.files.remove(DeskCourse.kit.appending("Sources/Kit/Deep"))
    try desk.write("", to: "Sources/Kit/Empty.swift")
    try desk.write("mine\n", to: "notes.txt")
    return desk.texts()
  }

  // MARK: Start

  @Test func `start puts the whole package and the stand-ins into the workspace`() throws {
    #expect(!desk.workbench.isStarted(desk.kit))
    #expect(try desk.workbench.start(desk.kit))
    #expect(desk.texts() == pristine)
    #expect(desk.texts(below: desk.workspace.standIns) == ["Package.swift": "// stand-ins\n"])
    #expect(desk.workbench.isStarted(desk.kit))
  }

  @Test func `start never overwrites, and brings nothing back that the learner deleted`() throws {
    let before = try work()
    #expect(try desk.workbench.start(desk.kit) == false)
    #expect(desk.texts() == before)
  }

  @Test func `start brings our missing files back`() throws {
    var expected = try work()
    for path in ["Package.swift", "Tests", "Sources/Kit/Money.swift"] {
      try desk.files.remove(DeskCourse.kit.appending(path))
    }
    try desk.files.remove(desk.workspace.standIns)
    try desk.workbench.start(desk.kit)
    #expect(desk.texts() == expected)
    #expect(!desk.texts(below: desk.workspace.standIns).isEmpty)
    expected["Sources/Kit/Money.swift"] = "changed"
    try desk.write("changed", to: "Sources/Kit/Money.swift")
    try desk.workbench.start(desk.kit)
    #expect(desk.texts() == expected)
  }

  @Test func `start brings the learner's files back when none is left`() throws {
    try desk.workbench.start(desk.kit)
    try desk.files.remove(DeskCourse.kit.appending("Sources"))
    try desk.workbench.start(desk.kit)
    #expect(desk.texts() == pristine)
  }

  @Test func `a welcome is written once`() throws {
    try desk.workbench.welcome("hello")
    try desk.workbench.welcome("again")
    #expect(desk.files.texts[desk.workspace.readme.string] == "hello")
  }

  // MARK: Reset and undo

  @Test func `reset goes back to the start and leaves other files alone`() throws {
    _ = try work()
    try desk.workbench.reset(desk.kit)
    #expect(desk.texts() == pristine.merging(["notes.txt": "mine\n"]) { $1 })
  }

  @Test func `undo restores byte for byte: changed, added and deleted files`() throws {
    let before = try work()
    try desk.workbench.reset(desk.kit)
    #expect(try desk.workbench.undo() == "kit")
    #expect(desk.texts() == before)
  }

  @Test func `undo of undo is the reset again`() throws {
    let before = try work()
    try desk.workbench.reset(desk.kit)
    let after = desk.texts()
    for _ in 0..<3 {
      #expect(try desk.workbench.undo() == "kit")
      #expect(desk.texts() == before)
      #expect(try desk.workbench.undo() == "kit")
      #expect(desk.texts() == after)
    }
  }

  @Test func `undo keeps what was written after the reset`() throws {
    _ = try work()
    try desk.workbench.reset(desk.kit)
    try desk.write("let later = 2\n", to: "Sources/Kit/Later.swift")
    let later = desk.texts()
    _ = try desk.workbench.undo()
    #expect(desk.texts()["Sources/Kit/Later.swift"] == nil)
    _ = try desk.workbench.undo()
    #expect(desk.texts() == later)
  }

  @Test func `undo works when the folder is gone, and gives back a whole package`() throws {
    let before = try work()
    try desk.workbench.reset(desk.kit)
    try desk.files.remove(DeskCourse.kit)
    #expect(try desk.workbench.undo() == "kit")
    #expect(desk.texts() == before.filter { $0.key != "notes.txt" })
  }

  @Test func `undo means the last reset, whatever the exercise`() throws {
    let before = try work()
    try desk.workbench.start(desk.other)
    try desk.workbench.reset(desk.kit)
    try desk.workbench.reset(desk.other)
    #expect(try desk.workbench.undo() == "other")
    #expect(desk.texts() != before)
  }

  @Test func `without a reset there is nothing to undo`() throws {
    _ = try work()
    #expect(try desk.workbench.undo() == nil)
  }

  @Test func `a backup that was interrupted does not count`() throws {
    let before = try work()
    try desk.workbench.reset(desk.kit)
    let partial = desk.workspace.backups.appending("2-kit/files/Sources/Kit/Kit.swift")
    try desk.files.makeFolder(at: partial.parent)
    try desk.files.write(Array("half".utf8), to: partial, .atomic)
    #expect(try desk.workbench.undo() == "kit")
    #expect(desk.texts() == before)
    _ = try desk.workbench.undo()
    #expect(!desk.texts().values.contains("half"))
  }

  @Test func `names that are no backups are passed over`() throws {
    let before = try work()
    try desk.workbench.reset(desk.kit)
    for name in ["x-kit", "99", "notes", "-5"] {
      let folder = desk.workspace.backups.appending(name)
      try desk.files.makeFolder(at: folder)
      try desk.files.write([], to: folder.appending("complete"), .atomic)
    }
    #expect(try desk.workbench.undo() == "kit")
    #expect(desk.texts() == before)
  }

  @Test func `the tenth backup is newer than the ninth`() throws {
    try desk.workbench.start(desk.kit)
    for number in 1...11 {
      try desk.write("let n = \(number)\n", to: "Sources/Kit/Kit.swift")
      try desk.workbench.reset(desk.kit)
    }
    _ = try desk.workbench.undo()
    #expect(desk.texts()["Sources/Kit/Kit.swift"] == "let n = 11\n")
  }

  @Test func `a reset whose backup finds no room changes nothing`() throws {
    let before = try work()
    desk.files.failChanges(below: desk.workspace.backups, with: .diskFull)
    #expect(throws: FileFailure.self) { try desk.workbench.reset(desk.kit) }
    #expect(desk.texts() == before)
  }

  @Test func `a reset that breaks off in the middle can be undone`() throws {
    let before = try work()
    desk.files.failChanges(
      below: DeskCourse.kit.appending("Sources/Kit/Kit.swift"), with: .readOnly)
    #expect(throws: FileFailure.self) { try desk.workbench.reset(desk.kit) }
    desk.files.failChanges(below: DeskCourse.kit.appending("Sources/Kit/Kit.swift"), with: nil)
    _ = try desk.workbench.undo()
    #expect(desk.texts() == before)
  }

  @Test func `a link among the learner's files is never followed`() throws {
    try desk.workbench.start(desk.kit)
    desk.files.placeOddity(.symbolicLink, at: DeskCourse.kit.appending("Sources/Kit/Link.swift"))
    try desk.workbench.reset(desk.kit)
    #expect(try !desk.workbench.ownFiles(of: desk.kit).keys.contains("Sources/Kit/Link.swift"))
  }

  // MARK: Places

  @Test func `a workspace is named, or found above, or made right here`() throws {
    let files = InMemoryFileSystem()
    try files.makeFolder(at: Path("/desk/.solid"))
    try files.makeFolder(at: Path("/desk/Exercises/kit/Sources"))
    let inside = Path("/desk/Exercises/kit/Sources")
    #expect(Workspace.locate(named: nil, from: inside, files: files).folder == Path("/desk"))
    #expect(
      Workspace.locate(named: "w", from: inside, files: files).folder == inside.appending("w"))
    #expect(Workspace.locate(named: "/w", from: inside, files: files).folder == Path("/w"))
    let elsewhere = Workspace.locate(named: nil, from: Path("/home"), files: files)
    #expect(elsewhere.folder == Path("/home/Workspace"))
    #expect(desk.workspace.exerciseSlug(at: inside) == "kit")
    #expect(desk.workspace.exerciseSlug(at: Path("/desk/Exercises")) == nil)
    #expect(desk.workspace.exerciseSlug(at: Path("/elsewhere")) == nil)
  }
}
