import Curriculum
import Ports
import Testing

struct TranslationComparisonTests {
  /// A change of the French file, the text at which the problem must stand, and its message.
  @Test(arguments: [
    ("minutes: 25", "minutes: 20", "fr.md", "minutes", "'minutes' is '20' here and '25' in en.md"),
    (
      "principle: ocp", "principle: srp", "fr.md", "principle",
      "'principle' is 'srp' here and 'ocp' in en.md"
    ),
    ("minutes: 25", "minutes: 25\nafter: x", "en.md", "---", "'after' is given in fr.md only"),
    (
      "## À vous", "## En plus\n\nMot.\n\n## À vous", "en.md", "## Your turn",
      "step 5 is the exercise here and a reading step 'En plus' (line 48 of fr.md)"
    ),
    (
      "3. Un protocole.", "3. Un protocole.\n\n## Fin\n\nMot.", "en.md", "## Hints",
      "after this step a reading step 'Fin' (line 60 of fr.md) has no counterpart here"
    ),
    (
      "Il marche.", "Il marche.\n\n```text\nx\n```", "en.md", "## The sender",
      "this step has 1 code fence, in fr.md 2"
    ),
    (
      "2. De plus près.", "2. De plus près.\n\n   ```text\n   x\n   ```", "en.md", "## Hints",
      "this step has 0 code fences, in fr.md 1"
    ),
    (
      "- [ ] Rien\n", "- [ ] Rien\n- [ ] Peu\n", "en.md", "## Two questions",
      "this step has 2 options, in fr.md 3"
    ),
    (
      "### Et ensuite ?\n\n```swift compiles\nprint(1)\n```", "### Et ensuite ?", "fr.md",
      "## Deux questions", "this step has 0 code fences, in en.md 1"
    ),
  ])
  func `a difference is reported in the file that has too little`(
    old: String, new: String, file: String, mark: String, message: String
  ) throws {
    var files = GoodCourse.files
    files.replace(old, by: new, in: GoodCourse.french)
    let folder = Path(GoodCourse.french).parent
    let problems = LessonReader(files: files).lesson(at: folder).problems
    #expect(problems.map(\.message) == [message])
    let problem = try #require(problems.first)
    #expect(problem.file.lastComponent == file)
    let lines = files[problem.file.string].split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[problem.line - 1].hasPrefix(mark))
    #expect(problem.column == 1)
  }

  @Test func `a quiz that cannot be read is not reported twice`() {
    var files = GoodCourse.files
    files.replace("- [x] Tout", by: "- [ ] Tout", in: GoodCourse.french)
    let folder = Path(GoodCourse.french).parent
    let problems = LessonReader(files: files).lesson(at: folder).problems
    #expect(problems.map(\.message) == ["no option is marked '[x]'"])
  }
}
