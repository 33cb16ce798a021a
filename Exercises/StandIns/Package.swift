// swift-tools-version: 6.2
import PackageDescription

let modules = ["LessonKit", "MiniUI", "MiniHTTP", "MiniStore", "MiniMail", "MiniDisk", "MiniPay"]

let package = Package(
  name: "StandIns",
  platforms: [.macOS(.v15)],
  products: modules.map { .library(name: $0, targets: [$0]) },
  targets: modules.map { .target(name: $0) },
  swiftLanguageModes: [.v6]
)
