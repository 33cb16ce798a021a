import Curriculum

/// A small exercise that works, for an author to change step by step: a room that calls its visitors.
///
/// The room of the violation decides in which order it calls; the next change asks for an order that nobody planned.
struct ExerciseTemplate: Sendable {
  let slug: Slug
  let module: ModuleName

  init(slug: Slug, module: ModuleName) {
    self.slug = slug
    self.module = module
  }

  var scaffold: Scaffold {
    let texts = Self.packages.merging(Self.checks) { $1 }.merging(Self.fixtures) { $1 }
      .merging(["exercise.json": Self.description]) { $1 }
    let files = texts.map { (filled($0.key), filled($0.value) + "\n") }
    let tests = ["Violation", "Refactored"].map {
      ("\($0)/Tests/\(module.text)Tests", "../../Checks")
    }
    return Scaffold(
      folder: "Exercises/" + slug.text, files: Dictionary(files) { $1 },
      links: Dictionary(tests) { $1 })
  }

  private func filled(_ text: String) -> String {
    text.replacing("%MODULE%", with: module.text)
      .replacing("%PRINCIPLE%", with: slug.principle.rawValue)
  }
}
