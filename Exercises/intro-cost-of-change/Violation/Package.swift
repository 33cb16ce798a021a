// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ReceiptKit",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(
      name: "ReceiptKit",
      dependencies: [.product(name: "LessonKit", package: "StandIns")]
    ),
    .testTarget(
      name: "ReceiptKitTests",
      dependencies: ["ReceiptKit", .product(name: "LessonKit", package: "StandIns")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
