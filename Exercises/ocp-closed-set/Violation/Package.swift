// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReadingList",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(name: "ReadingList"),
    .testTarget(
      name: "ReadingListTests",
      dependencies: [
        "ReadingList",
        .product(name: "LessonKit", package: "StandIns"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
