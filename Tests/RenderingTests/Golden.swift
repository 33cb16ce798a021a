import Foundation
import Rendering
import Testing

/// A text that is compared with a recorded one in `Golden/`.
///
/// A missing file is recorded and the test fails, so that a new golden file is read by a person and committed.
enum Golden {
  static func expect(
    _ text: String, matches name: String, file: String = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) {
    let golden = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)")
    guard let recorded = try? String(contentsOf: golden, encoding: .utf8) else {
      let isRecorded = (try? text.write(to: golden, atomically: true, encoding: .utf8)) != nil
      Issue.record(
        "Golden/\(name) was missing; recorded: \(isRecorded). Read it, then run again.",
        sourceLocation: location)
      return
    }
    let lines = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let others = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, (expected, actual)) in zip(lines, others).enumerated() where expected != actual {
      Issue.record(
        "Golden/\(name):\(index + 1)\nexpected \(expected.debugDescription)\nbut was  \(actual.debugDescription)",
        sourceLocation: location)
      return
    }
    #expect(lines.count == others.count, "Golden/\(name)", sourceLocation: location)
  }

  /// One golden file for each width, plain and in colour.
  static func expect(
    _ name: String, file: String = #filePath, at location: SourceLocation = #_sourceLocation,
    lines: (_ width: Int) -> [StyledLine]
  ) {
    for width in [40, 80, 120] {
      let lines = lines(width)
      for line in lines where line.width > width {
        Issue.record("wider than \(width): \(line.text)", sourceLocation: location)
      }
      expect(
        AnsiEncoder(.plain).text(of: lines), matches: "\(name)-\(width).txt", file: file,
        at: location)
      let coloured = AnsiEncoder(Capabilities(colour: .palette)).text(of: lines)
      expect(
        coloured.replacingOccurrences(of: "\u{1B}", with: "␛"),
        matches: "\(name)-\(width)-colour.txt", file: file, at: location)
    }
  }
}

/// Widths at which something may change: every small one, and the usual ones with their neighbours.
enum Widths {
  static let some = Array(1...20) + [39, 40, 59, 60, 80, 99, 100, 120, 200]
}
