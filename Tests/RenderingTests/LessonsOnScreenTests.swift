import Foundation
import Languages
import Markdown
import Rendering
import SwiftSource
import Testing

/// The lessons of the course themselves, through the real parser and the real colours.
struct LessonsOnScreenTests {
  static let files: [URL] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let lessons = root.appendingPathComponent("Lessons")
    let folders =
      (try? FileManager.default.contentsOfDirectory(at: lessons, includingPropertiesForKeys: nil))
      ?? []
    return folders.filter(\.hasDirectoryPath)
      .flatMap { [$0.appendingPathComponent("en.md"), $0.appendingPathComponent("fr.md")] }
      .sorted { $0.path < $1.path }
  }()

  @Test(
    "every lesson fits a small and a wide screen, in nothing but ASCII if need be", arguments: files
  )
  func fits(file: URL) throws {
    let document = Document(parsing: try String(contentsOf: file, encoding: .utf8))
    let layout = MarkdownLayout(language: .french) { codeTokens(of: $0) }
    for width in [40, 120] {
      let lines = layout.lines(of: document.blocks, width: width)
      #expect(lines.count > 20)
      #expect(lines.allSatisfy { $0.width <= width })
      let ascii = AnsiEncoder(Capabilities(charset: .ascii)).text(of: lines)
      #expect(ascii.utf8.allSatisfy { $0 == 0x0A || (0x20..<0x7F).contains($0) })
      #expect(!ascii.contains("<!--"))
    }
  }
}
