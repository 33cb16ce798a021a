// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Login",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(
      name: "Login",
      dependencies: [
        .product(name: "MiniHTTP", package: "StandIns")
      ]
    ),
    .testTarget(
      name: "LoginTests",
      dependencies: [
        "Login",
        .product(name: "LessonKit", package: "StandIns"),
        .product(name: "MiniHTTP", package: "StandIns"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
