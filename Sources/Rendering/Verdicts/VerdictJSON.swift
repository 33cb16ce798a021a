import Foundation
package import Grading
package import Languages

/// The object that `check --json` prints (schema 1, `README.md`): one line, keys in order.
///
/// The shape only grows. `seed` is a text, because a JSON number loses digits of 64 bits in most readers.
package struct VerdictJSON: Sendable {
  package let language: Language

  package init(language: Language) {
    self.language = language
  }

  /// One object for all verdicts, without a line feed at its end.
  package func text(of verdicts: [Verdict]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let report = VerdictRecord.Report(
      schema: 1, results: verdicts.map { VerdictRecord($0, in: language) })
    // Nothing in the record can fail to encode: no number in it is infinite (see `VerdictRecord`).
    let data = (try? encoder.encode(report)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
