// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Notifications",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(
      name: "Notifications",
      dependencies: [
        .product(name: "LessonKit", package: "StandIns"),
        .product(name: "MiniMail", package: "StandIns"),
      ]
    ),
    .testTarget(
      name: "NotificationsTests",
      dependencies: [
        "Notifications",
        .product(name: "LessonKit", package: "StandIns"),
        .product(name: "MiniMail", package: "StandIns"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
