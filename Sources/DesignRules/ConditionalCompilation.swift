import Languages
package import SwiftSource

/// The places of `#if`: a check cannot know which of the branches counts, so none is accepted.
///
/// One finding for each `#if`; its `#elseif` and `#else` are not counted.
package func conditionalCompilationFindings(in module: ModuleOutline) -> [Finding] {
  module.outlines.flatMap(\.conditions).filter { $0.keyword == "#if" }.map {
    Finding(
      position: $0.position, found: $0.keyword,
      message: LocalizedText(
        english: "`#if` hides code from the check",
        french: "`#if` cache du code à la vérification"))
  }
  .inSourceOrder()
}
