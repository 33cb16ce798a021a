// swift-tools-version: 6.2
import PackageDescription

func standIn(_ module: String) -> Target.Dependency {
  .product(name: module, package: "StandIns")
}

let standIns = ["LessonKit", "MiniUI", "MiniHTTP", "MiniStore"].map(standIn)

let package = Package(
  name: "Users",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(name: "Users", dependencies: standIns),
    .testTarget(name: "UsersTests", dependencies: ["Users"] + standIns),
  ],
  swiftLanguageModes: [.v6]
)
