// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Accounts",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(
      name: "Accounts",
      dependencies: [.product(name: "LessonKit", package: "StandIns")]
    ),
    .testTarget(
      name: "AccountsTests",
      dependencies: ["Accounts", .product(name: "LessonKit", package: "StandIns")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
