import Curriculum
import Ports
import Testing

struct CourseLocatorTests {
  private let files = FakeFiles([
    "/here/Lessons/a": "", "/here/Exercises/b": "", "/here/sub/deep/c": "",
    "/half/Lessons/a": "", "/half/sub/x": "",
    "/checkout/Lessons/a": "", "/checkout/Exercises/b": "",
    "/usr/share/solid/Lessons/a": "", "/usr/share/solid/Exercises/b": "",
  ])

  @Test func `what was asked for by name comes first`() throws {
    var clues = CourseLocator.Clues(currentFolder: Path("/here/sub"))
    clues.variable = "/checkout"
    #expect(try locator.course(by: clues) == Path("/checkout"))
    clues.option = "/usr/share/solid"
    #expect(try locator.course(by: clues) == Path("/usr/share/solid"))
  }

  @Test func `what was asked for by name is the only place`() {
    var clues = CourseLocator.Clues(currentFolder: Path("/here"))
    clues.option = "typo"
    #expect(throws: CourseLocator.NotFound(tried: [.init(.option, Path("/here/typo"))])) {
      try locator.course(by: clues)
    }
  }

  @Test func `the nearest folder above that has both is next`() throws {
    var clues = CourseLocator.Clues(currentFolder: Path("/here/sub/deep"))
    clues.variable = ""
    clues.checkout = Path("/checkout")
    #expect(try locator.course(by: clues) == Path("/here"))
  }

  @Test func `then the checkout, then what was installed`() throws {
    var clues = CourseLocator.Clues(currentFolder: Path("/half/sub"))
    clues.prefix = Path("/usr")
    #expect(try locator.course(by: clues) == Path("/usr/share/solid"))
    clues.checkout = Path("/checkout")
    #expect(try locator.course(by: clues) == Path("/checkout"))
  }

  @Test func `all places that were tried are told`() {
    var clues = CourseLocator.Clues(currentFolder: Path("/half/sub"))
    clues.checkout = Path("/gone")
    clues.prefix = Path("/opt")
    let tried = [
      CourseLocator.Place(.ancestor, Path("/half/sub")), .init(.ancestor, Path("/half")),
      .init(.ancestor, Path("/")), .init(.checkout, Path("/gone")),
      .init(.prefix, Path("/opt/share/solid")),
    ]
    #expect(throws: CourseLocator.NotFound(tried: tried)) { try locator.course(by: clues) }
  }

  @Test func `linked folders count`() throws {
    var linked = files
    linked.links["/linked/Lessons"] = "/here/Lessons"
    linked.links["/linked/Exercises"] = "/here/Exercises"
    let clues = CourseLocator.Clues(currentFolder: Path("/linked"))
    #expect(try CourseLocator(files: linked).course(by: clues) == Path("/linked"))
    linked.links["/linked/Exercises"] = "/linked/Exercises"
    #expect(throws: CourseLocator.NotFound.self) {
      try CourseLocator(files: linked).course(by: clues)
    }
  }

  private var locator: CourseLocator { CourseLocator(files: files) }
}
