import Curriculum
import LearnerWork
import Languages
import Ports
import TestSupport

/// A course with two exercises, and a workspace, both in memory.
struct DeskCourse {
  let files: InMemoryFileSystem
  let workspace = Workspace(folder: Path("/desk"))
  let kit = exercise("kit")
  let other = exercise("other")

  static let kit = Path("/desk/Exercises/kit")

  init() {
    var texts = ["/course/Exercises/StandIns/Package.swift": "// stand-ins\n"]
    for slug in ["kit", "other"] {
      let folder = "/course/Exercises/\(slug)/"
      texts[folder + "Violation/Package.swift"] = "// \(slug)\n"
      texts[folder + "Violation/Sources/Kit/Kit.swift"] = "let start = 0\n"
      texts[folder + "Violation/Sources/Kit/Deep/Row.swift"] = "struct Row {}\n"
      texts[folder + "Violation/Sources/Kit/Money.swift"] = "struct Money {}\n"
      texts[folder + "Checks/KitTests.swift"] = "// tests\n"
    }
    files = InMemoryFileSystem(texts)
    for slug in ["kit", "other"] {
      files.placeOddity(
        .symbolicLink, at: Path("/course/Exercises/\(slug)/Violation/Tests/KitTests"))
    }
  }

  var workbench: Workbench {
    let course = Course(
      folder: Path("/course"), lessons: [], exercises: [kit, other], problems: [])
    return Workbench(workspace: workspace, course: course, files: files)
  }

  /// The texts below a folder by their path in it.
  func texts(below folder: Path = kit) -> [String: String] {
    var found: [String: String] = [:]
    for (path, text) in files.texts {
      if let rest = Path(path).relative(to: folder) { found[rest] = text }
    }
    return found
  }

  func write(_ text: String, to path: String) throws {
    let place = Self.kit.appending(path)
    try files.makeFolder(at: place.parent)
    try files.write(Array(text.utf8), to: place, .atomic)
  }

  private static func exercise(_ slug: String) -> Exercise {
    Exercise(
      slug: slug, folder: Path("/course/Exercises/" + slug), title: LocalizedText(same: slug),
      files: ExerciseFiles(
        editable: ["Sources/Kit"], given: ["Sources/Kit/Money.swift"],
        start: "Sources/Kit/Kit.swift", fixedNames: []),
      checks: [])
  }
}
