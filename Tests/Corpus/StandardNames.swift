/// Names of the standard library and Foundation that a member of somebody's own may share.
///
/// A rename cannot know of which `count` a use speaks, so it leaves all of these alone. This holds the
/// names that people use, not the whole library: a missing one shows as a variant that does not compile.
enum StandardNames {
  static let all = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

  private static let text = """
    Element Key Value Index Iterator Failure Success Output Input Self Type Protocol ID Body RawValue
    abs add advanced all allSatisfy allocate any append appending apply assign async at await base
    before between body bool bounded buildArray buildBlock buildEither buildExpression
    buildFinalResult buildLimitedAvailability buildOptional buildPartialBlock by bytes callAsFunction
    cancel capitalized caseInsensitiveCompare cases characters coder compactMap compactMapValues
    compare contains contents copy count cString current data date debugDescription decode decoder
    default defaultValue description dictionary difference distance distantFuture distantPast
    dropFirst dropLast dynamicMember each elements elementsEqual encode encoder encoding end endIndex
    enumerated error errorDescription exactly exclusive failure filter finish first firstIndex
    firstRange flatMap float for forEach forKey format formatted formIndex formUnion formIntersection
    formSymmetricDifference from fromIndex get hash hashValue hasPrefix hasSuffix id identifier in
    including index indices initialValue insert intersection into inverted isActive isASCII
    isCancelled isDisjoint isEmpty isEqual isFinite isFull isLetter isLowercase isMultiple isNaN
    isNewline isNumber isSubset isSuperset isUppercase isWhitespace iterator joined json key keyPath
    keyDecodingStrategy keys last lastIndex lastPathComponent length lexicographicallyPrecedes
    localizedDescription lock locale lowercased magnitude makeAsyncIterator makeIterator makeStream
    map mapError mapValues matches max maxLength merge merging min minLength minimum maximum minute
    month mutableCopy negate next now nsError null objectWillChange of offset offsetBy on
    onTermination operation options or order outputFormatting padding partition path pathExtension
    percentEncoded pop popFirst popLast precedes prefix projectedValue projection publisher radix
    random randomElement range ranges rawValue read reason reduce removal remove removeAll removeFirst
    removeLast removeSubrange removeValue repeated repeatElement repeating replace replaceSubrange
    replacing reserveCapacity resume returning returns reversed rounded run scalar scalars scheme
    second seconds separator set shared shuffle shuffled sign size sleep sort sorted split standard
    start starts startIndex status stride string strong subscript subtract subtracting suffix sum
    swapAt symmetricDifference throwing through throws times timeInterval timeIntervalSince
    timeIntervalSince1970 timeIntervalSinceNow timeZone to toggle trimmed trimmingCharacters
    trimmingPrefix truncatingRemainder type unicodeScalars union uniqued uniqueKeysWithValues
    uniquingKeysWith update updateValue uppercased using utf16 utf8 uuidString value values when where
    while width windows with withLock withCheckedContinuation withCheckedThrowingContinuation
    withTaskGroup withThrowingTaskGroup withUnsafeBytes withUnsafeContinuation withUTF8 wrapped
    wrappedValue write yield zip
    """
}
