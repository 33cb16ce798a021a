/// What can be wrong in the English file of a lesson by itself.
enum LessonFaults {
  static let all = header + structure + hints + quizzes + fences

  static let header = [
    AuthorFault(
      "minutes: 25", "minutes: 25\n▲minuts: 3", "unknown key 'minuts'", "did you mean 'minutes'?"),
    AuthorFault("minutes: 25\n", "", at: "---", "'minutes' is missing in the front matter"),
    AuthorFault(
      "minutes: 25", "minutes: 25\n▲minutes: 25", "'minutes' stands here a second time"),
  ]

  static let structure = [
    AuthorFault(
      "# A channel nobody planned", "", at: "What comes", "the lesson has no title",
      "begin the text with a level-1 heading: '# Title'"),
    AuthorFault(
      "# A channel", "▲Early.\n\n# A channel", "this text stands before the title"),
    AuthorFault(
      "Refactor it.", "Refactor it.\n\n▲# Again", "a second level-1 heading",
      "a step begins with a level-2 heading: '## …'"),
    AuthorFault(
      "<!-- pause -->", "▲<!-- pauze -->", "unknown directive 'pauze'", "did you mean 'pause'?"),
    AuthorFault(
      "<!-- pause -->", "▲<!-- pause: 3 -->", "the directive 'pause' takes nothing after it",
      "write <!-- pause -->"),
    AuthorFault(
      "<!-- pause -->", "▲<!-- TODO -->", "unknown directive 'TODO'",
      "write <!-- note: … --> for a remark"),
    AuthorFault(
      "<!-- pause -->", "> ▲<!-- pause -->", "'pause' stands inside another block",
      "a directive stands alone, at the start of a line"),
    AuthorFault(
      "<!-- note: Ask the room. -->", "▲<!-- note: -->", "a note needs words",
      "write <!-- note: … -->"),
    AuthorFault(
      "Refactor it.", "Refactor it.\n\n▲<!-- exercise -->", "a second <!-- exercise -->",
      "keep one"),
  ]

  static let hints = [
    AuthorFault(
      "1. Look.\n2. Look closer.\n3. Write a protocol.", "▲1. Look.\n2. Look closer.",
      "the hints must be one ordered list of three items, not 2 items",
      "write '1. …', '2. …' and '3. …', the vaguest first"),
    AuthorFault(
      "1. Look.\n2. Look closer.\n3. Write a protocol.", "- Look.", at: "## Hints",
      "the hints must be one ordered list of three items, not 0 ordered lists",
      "write '1. …', '2. …' and '3. …', the vaguest first"),
    AuthorFault(
      "## Hints", "▲## Indices", "the step with the hints is called 'Indices'",
      "call it 'Hints' in this language"),
  ]

  static let quizzes = [
    AuthorFault(
      "- [ ] Nothing\n- [x]", "- [x] Nothing\n▲- [x]", "a second option is marked '[x]'",
      "mark exactly one"),
    AuthorFault(
      "- [ ] Nothing\n- [x]", "▲- [ ] Nothing\n- [ ]", "no option is marked '[x]'",
      "mark exactly one"),
    AuthorFault(
      "> All of it.", "All of it.", at: "### What breaks?", "this quiz has no explanation",
      "add a block quote ('> …') right after the options"),
    AuthorFault(
      "- [ ] Nothing\n", "▲", "a quiz has two to four options, this one has 1 option"),
    AuthorFault(
      "- [ ] Nothing\n", "▲- [ ] a\n- [ ] b\n- [ ] c\n- [ ] d\n",
      "a quiz has two to four options, this one has 5 options"),
    AuthorFault(
      "- [ ] Nothing\n", "- [ ] Nothing\n▲- Something\n", "this option has no box",
      "begin it with '[ ] '"),
    AuthorFault(
      "### What breaks?\n", "### What breaks?\n\n▲<!-- pause -->\n",
      "a quiz can hold no directive but notes"),
  ]

  static let fences = [
    AuthorFault(
      "```swift compiles", "```▲swift", "a Swift fence must say how it is kept true",
      "add excerpt=PATH, compiles, rejects=\"part of the diagnostic\" or sketch"),
    AuthorFault(
      "swift compiles", "swift ▲compile", "unknown attribute 'compile'",
      "did you mean 'compiles'?"),
    AuthorFault(
      "swift compiles", "swift compiles ▲sketch", "a Swift fence is kept true in one way only"),
    AuthorFault(
      "swift compiles", "text ▲compiles", "only a Swift fence can be kept true by 'compiles'"),
    AuthorFault(
      "swift compiles", "swift ▲compiles=1", "'compiles' takes no value"),
    AuthorFault(
      "swift compiles", "swift ▲rejects=\"\"", "'rejects' needs a part of the diagnostic",
      "write rejects=\"part of the diagnostic\""),
    AuthorFault(
      "swift compiles", "swift ▲excerpt", "'excerpt' needs a path", "write excerpt=PATH"),
    AuthorFault(
      "swift compiles", "swift ▲excerpt=../x", "'../x' is no path inside the exercise",
      "write it like Violation/Sources/Module/File.swift"),
    AuthorFault(
      "swift compiles", "swift compiles ▲{2-1}", "'{2-1}' are no highlights",
      "write them like {1,3|5-7|all}"),
    AuthorFault(
      "```swift compiles", "▲```swift compiles {1-7}", "line 7 is highlighted",
      "the fence has 1 line"),
    AuthorFault(
      "```swift compiles", "▲```swift compiles beside", "a fence is 'beside' nothing",
      "mark two fences in a row"),
  ]
}
