import Foundation
import Grading
import Languages
import Rendering
import Testing

struct VerdictJSONTests {
  @Test func `the object is as documented`() {
    let text = VerdictJSON(language: .english)
      .text(of: [SampleVerdict.unsolved, SampleVerdict.doesNotCompile])
    Golden.expect(text + "\n", matches: "verdicts.json")
  }

  @Test func `every outcome is valid JSON on one line, with its word`() throws {
    for verdict in SampleVerdict.all {
      let text = VerdictJSON(language: .french).text(of: [verdict])
      #expect(!text.contains("\n") && !text.contains("\u{1B}"))
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      #expect(object?["schema"] as? Int == 1)
      let result = (object?["results"] as? [[String: Any]])?.first
      #expect(result?["outcome"] as? String == verdict.outcome.word)
      #expect((result?["checks"] as? [Any])?.count == verdict.checks.count)
    }
  }

  @Test func `no results are an empty list`() {
    #expect(VerdictJSON(language: .english).text(of: []) == #"{"results":[],"schema":1}"#)
  }
}
