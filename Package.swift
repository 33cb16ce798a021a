// swift-tools-version: 6.2
import Foundation
import PackageDescription

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// SwiftSyntax comes from the toolchain that reads this manifest: it lies beside the library that
// the manifest is linked to.

/// Where the toolchain keeps the SwiftSyntax modules and libraries: `usr/lib/swift/host`.
let swiftSyntaxFolder: String = {
  guard let library = manifestLibraryPath() else {
    fatalError("solid cannot see which Swift toolchain reads Package.swift.")
  }
  // usr/lib/swift/pm/ManifestAPI/libPackageDescription → usr/lib/swift/host
  let folder = URL(fileURLWithPath: library)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("host").path
  guard FileManager.default.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule") else {
    fatalError(
      "This Swift toolchain has no SwiftSyntax in \(folder); install Swift 6.2 or newer from swift.org."
    )
  }
  return folder
}()

/// The file of `libPackageDescription` that this process has loaded, or `nil` when the system does
/// not say.
func manifestLibraryPath() -> String? {
  #if canImport(Darwin)
    // The metadata of a class lies in the image that defines it.
    var image = Dl_info()
    let address = unsafeBitCast(Package.self, to: UnsafeRawPointer.self)
    guard dladdr(address, &image) != 0, let name = image.dli_fname else { return nil }
    return String(cString: name)
  #else
    // The kernel hands out this file a page at a time, so it is read by lines to its real end.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line = [CChar](repeating: 0, count: 8192)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self
      )
      .trimmingCharacters(in: .newlines)
      // The path comes last and may itself hold spaces; the first slash starts it.
      if text.hasSuffix("/libPackageDescription.so"), let start = text.firstIndex(of: "/") {
        return String(text[start...])
      }
    }
    return nil
  #endif
}

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .unsafeFlags(["-I", swiftSyntaxFolder]),
]

let linking: [LinkerSetting] = [
  .unsafeFlags(["-L", swiftSyntaxFolder, "-Xlinker", "-rpath", "-Xlinker", swiftSyntaxFolder])
]

func target(_ name: String, imports dependencies: [String] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    swiftSettings: settings,
    linkerSettings: name == "SwiftSource" ? linking : []
  )
}

func tests(_ name: String, imports dependencies: [String], excluding files: [String] = [])
  -> Target
{
  .testTarget(
    name: name,
    dependencies: (dependencies + ["TestSupport"]).map { .byName(name: $0) },
    exclude: files,
    swiftSettings: settings
  )
}

/// A program for ourselves, not for learners.
func tool(_ name: String, at path: String, imports dependencies: [String]) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies.map { .byName(name: $0) },
    path: path,
    swiftSettings: settings,
    linkerSettings: linking
  )
}

let package = Package(
  name: "solid",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "solid", targets: ["solid"])],
  targets: [
    // The table of Sources/README.md, level by level: arrows only go down; SelfCheckTests checks it.
    target("Languages"),
    target("Spelling"),
    target("Ports"),
    target("Markdown"),
    target("SwiftSource"),

    target("DesignRules", imports: ["SwiftSource", "Languages", "Spelling"]),
    target("Curriculum", imports: ["Markdown", "Ports", "Languages", "Spelling"]),
    target("HostSystem", imports: ["Ports"]),

    target("LearnerWork", imports: ["Curriculum", "Ports", "Languages"]),
    target(
      "Grading",
      imports: ["Curriculum", "DesignRules", "SwiftSource", "Ports", "Languages", "Spelling"]),

    target(
      "Rendering",
      imports: [
        "Markdown", "SwiftSource", "DesignRules", "Curriculum", "Grading", "Languages",
      ]),
    target(
      "Workshop",
      imports: ["Curriculum", "DesignRules", "Grading", "Ports", "Languages", "SwiftSource"]),

    target(
      "Tutoring",
      imports: [
        "Markdown", "SwiftSource", "Curriculum", "Grading", "LearnerWork", "Rendering", "Ports",
        "Languages",
      ]),

    .executableTarget(
      name: "solid",
      dependencies: [
        "Languages", "Spelling", "Ports", "Markdown", "SwiftSource", "DesignRules", "Curriculum",
        "HostSystem", "LearnerWork", "Grading", "Rendering", "Workshop", "Tutoring",
      ],
      swiftSettings: settings
    ),

    .target(
      name: "TestSupport",
      dependencies: ["Ports", "Languages"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    tool("corpus", at: "Tests/Corpus", imports: ["Grading", "Curriculum", "HostSystem", "Ports"]),
    tests("MarkdownTests", imports: ["Markdown"]),
    tests("SwiftSourceTests", imports: ["SwiftSource"]),
    tests("DesignRulesTests", imports: ["DesignRules", "SwiftSource", "Languages", "Spelling"]),
    tests(
      "CurriculumTests", imports: ["Curriculum", "Markdown", "Ports", "Languages", "Spelling"]),
    tests("HostSystemTests", imports: ["HostSystem", "Ports"]),
    tests(
      "LearnerWorkTests",
      imports: ["LearnerWork", "Curriculum", "HostSystem", "Ports", "Languages", "solid"]),
    tests(
      "GradingTests", imports: ["Grading", "Curriculum", "HostSystem", "Ports", "Languages"],
      excluding: ["Recorded"]),
    tests(
      "RenderingTests",
      imports: ["Rendering", "Markdown", "SwiftSource", "Curriculum", "Grading", "Languages"],
      excluding: ["Golden"]),
    tests(
      "TutoringTests",
      imports: [
        "Tutoring", "Rendering", "Markdown", "Curriculum", "Grading", "LearnerWork", "HostSystem",
        "Ports", "Languages",
      ]),
    tests(
      "WorkshopTests",
      imports: ["Workshop", "Curriculum", "Grading", "SwiftSource", "Ports", "Languages"]),
    tests("EndToEndTests", imports: ["solid", "HostSystem", "Ports"]),
    tests(
      "CorpusTests",
      imports: [
        "corpus", "Grading", "DesignRules", "SwiftSource", "Curriculum", "HostSystem", "Ports",
      ]),
    tests("SelfCheckTests", imports: ["SwiftSource", "DesignRules", "HostSystem", "Ports"]),
  ],
  swiftLanguageModes: [.v6]
)
