import Curriculum
import Testing
import Workshop

struct SlugTests {
  @Test(arguments: ["ocp-waiting-room", "queue", "srp-2", "a", "x9-1b"])
  func `words of lower-case letters and digits are a slug`(text: String) {
    #expect(Slug(text)?.text == text)
  }

  @Test(arguments: [
    "", "7", "05-queue", "Queue", "my queue", "my_queue", "-queue", "queue-", "a--b", "été",
    "../etc", "a/b", "standins", String(repeating: "a", count: 61),
  ])
  func `everything else is none`(text: String) {
    #expect(Slug(text) == nil)
  }

  @Test(arguments: [
    ("My Queue", "my-queue"), ("OCP_Waiting_Room", "ocp-waiting-room"),
    ("05-ocp-queue", "ocp-queue"), ("l’été", "l-ete"), ("-queue-", "queue"),
  ])
  func `the nearest slug is offered`(text: String, slug: String) {
    #expect(Slug.nearest(to: text)?.text == slug)
  }

  @Test(arguments: ["", "42", "…", "日本"])
  func `no slug is offered when nothing can be kept`(text: String) {
    #expect(Slug.nearest(to: text) == nil)
  }

  @Test(arguments: [
    ("srp-photo-import", "srp", "PhotoImport"), ("queue", "intro", "Queue"),
    ("ocp", "ocp", "Ocp"), ("isp-3d-map", "isp", "Exercise3dMap"),
    ("dip-testing", "dip", "ExerciseTesting"), ("intro-a-b", "intro", "AB"),
    ("lspx-a", "intro", "LspxA"),
  ])
  func `principle and module follow from it`(
    text: String, principle: String, module: String
  ) throws {
    let slug = try #require(Slug(text))
    #expect(slug.principle.rawValue == principle)
    #expect(ModuleName(for: slug).text == module)
    #expect(ModuleName(ModuleName(for: slug).text) != nil)
  }

  @Test(arguments: ["", "queue", "My-Queue", "Any", "LessonKit", "Testing", "2D", "É"])
  func `a module has a name of its own`(text: String) {
    #expect(ModuleName(text) == nil)
  }
}
