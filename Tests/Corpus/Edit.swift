/// A change that keeps what the code does: the verdict on it must stay the same.
///
/// It depends on its arguments alone. Where it does not apply, it gives back what it was given.
struct Edit: Sendable {
  /// Part of the name of a variant.
  let name: String
  let change: @Sendable (Files, Setting) -> Files

  init(_ name: String, _ change: @escaping @Sendable (Files, Setting) -> Files) {
    self.name = name
    self.change = change
  }

  /// All edits in the order in which they are composed: what moves code first, what spells it last.
  ///
  /// Few edits understand what another one wrote as well as what people write, so the crudest come last.
  static let all: [Edit] = [
    guardToIf, ifToGuard, genericParameters, opaqueParameters, aliasedTypes, aliasedExistentials,
    nestedHelpers, sameFileExtensions, otherFileExtensions, reorderedMembers,
    reorderedDeclarations, mergedFiles, splitFiles, renamedTypes, renamedMembers, renamedFiles,
    explicitSelf, explicitReturn, implicitReturn, explicitTypes, plainTypeNames,
    closureArguments, trailingClosures, internalAccess, packageAccess, fileprivateAccess,
    privateStorage, finalClasses, backticks, semicolons, comments, blankLines, tabs, carriageReturns,
  ]
}
