// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Thumbnails",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(
      name: "Thumbnails",
      dependencies: [
        .product(name: "MiniDisk", package: "StandIns")
      ]
    ),
    .testTarget(
      name: "ThumbnailsTests",
      dependencies: [
        "Thumbnails",
        .product(name: "LessonKit", package: "StandIns"),
        .product(name: "MiniDisk", package: "StandIns"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
