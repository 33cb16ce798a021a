import Languages
import Rendering
import Testing

struct DiffTextTests {
  static let old = [
    "Sources/Sender.swift": """
    struct Sender {
    \tfunc send(_ n: Note, type: String) throws {
    \t\tswitch type {
    \t\tcase "email": MailServer(wire).mail(n)
    \t\tcase "push": PushGateway(wire).push(n)
    \t\tdefault: throw SendError.unknownType(type)
    \t\t}
    \t}

    \tlet a = 1
    \tlet b = 2
    \tlet c = 3
    \tlet d = 4
    \tlet e = 5
    \tlet f = 6
    \tlet g = 7
    \tlet h = 8
    }
    """,
    "Sources/Gone.swift": "let gone = true\n",
    "Sources/Same.swift": "let same = true\n",
  ]

  static let new = [
    "Sources/Sender.swift": """
    struct Sender {
    \tlet channels: [String: any Channel] // 名前で引く: every channel that the application knows, by name
    \tfunc send(_ n: Note, type: String) throws {
    \t\tguard let channel = channels[type] else { throw SendError.unknownType(type) }
    \t\ttry channel.send(n)
    \t}

    \tlet a = 1
    \tlet b = 2
    \tlet c = 3
    \tlet d = 4
    \tlet e = 5
    \tlet f = 6
    \tlet g = 7
    \tlet h = 9
    }
    """,
    "Sources/Channel.swift": "protocol Channel {\n  func send(_ n: Note) throws\n}\n",
    "Sources/Same.swift": "let same = true",
  ]

  @Test func `differences look as recorded`() {
    Golden.expect("diff") {
      var diff = DiffText(language: .english)
      diff.colouring = SampleDocument.colouring
      return diff.lines(from: Self.old, to: Self.new, width: $0)
    }
  }

  @Test func `a wide screen gets one column on demand`() {
    var diff = DiffText(language: .english)
    diff.allowsTwoColumns = false
    let lines = diff.lines(from: Self.old, to: Self.new, width: 120).map(\.text)
    #expect(lines.contains("-let gone = true") && !lines.contains { $0.contains("│") })
  }

  @Test func `no difference is wider than the screen`() {
    for width in Widths.some {
      for line in DiffText(language: .french).lines(from: Self.old, to: Self.new, width: width) {
        #expect(line.width <= width, "at \(width): \(line.text)")
      }
    }
  }

  @Test func `the same files have no difference`() {
    let lines = DiffText(language: .english).lines(from: Self.old, to: Self.old, width: 80)
    #expect(lines.map(\.text) == ["No difference."])
  }

  @Test func `the changes applied to the old text give the new one`() {
    var random = Lcg(seed: 3)
    for _ in 0..<200 {
      let old = (0..<random.next(below: 12)).map { _ in "l\(random.next(below: 5))" }
      let new = (0..<random.next(below: 12)).map { _ in "l\(random.next(below: 5))" }
      let diff = LineDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
      var (before, after): ([String], [String]) = ([], [])
      for change in diff.changes {
        switch change {
        case .kept(let old, let new, let text):
          before.append(text)
          after.append(text)
          #expect(old == before.count && new == after.count)
        case .removed(let old, let text):
          before.append(text)
          #expect(old == before.count)
        case .added(let new, let text):
          after.append(text)
          #expect(new == after.count)
        }
      }
      #expect(before == old && after == new)
    }
  }

  @Test func `hunks keep three lines around and join when they touch`() {
    let old = (1...30).map { "\($0)" }.joined(separator: "\n")
    let near = old.replacingLine("5", "five").replacingLine("10", "ten")
    #expect(LineDiff(from: old, to: near).hunks().map(\.count) == [14])
    let far = old.replacingLine("5", "five").replacingLine("25", "twenty-five")
    #expect(LineDiff(from: old, to: far).hunks().map(\.count) == [8, 8])
    #expect(LineDiff(from: old, to: old).hunks().isEmpty)
  }

  @Test func `a line of 300 columns can be read whole in both forms`() {
    let long = "let x = " + (0..<60).map { "a\($0)" }.joined(separator: "+")
    for width in [80, 120] {
      let lines = DiffText(language: .english).lines(from: [:], to: ["A.swift": long], width: width)
      let text = lines.dropFirst(2).map(\.text).joined()
        .filter { !" +│".contains($0) }
      #expect(text.contains(long.filter { !" +".contains($0) }), "at \(width)")
    }
  }

  @Test func `tabs are aligned in both columns`() {
    let lines = DiffText(language: .english)
      .lines(from: ["A": "\tkept\nx"], to: ["A": "\tkept\ny"], width: 120).map(\.text)
    let kept = lines.first { $0.contains("kept") } ?? ""
    #expect(kept.components(of: "    kept") == 2 && !kept.contains("\t"))
  }
}

extension String {
  fileprivate func replacingLine(_ line: String, _ other: String) -> String {
    split(separator: "\n").map { $0 == line ? other : String($0) }.joined(separator: "\n")
  }

  fileprivate func components(of part: String) -> Int {
    indices.count { self[$0...].hasPrefix(part) }
  }
}
