// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(
      name: "CheckoutPolicy",
      dependencies: ["Payments"]
    ),
    .target(
      name: "Payments",
      dependencies: [.product(name: "MiniPay", package: "StandIns")]
    ),
    .target(
      name: "CardGateway",
      dependencies: [.product(name: "MiniPay", package: "StandIns")]
    ),
    .target(
      name: "CheckoutApp",
      dependencies: ["CheckoutPolicy", "Payments", .product(name: "MiniPay", package: "StandIns")]
    ),
    .testTarget(
      name: "CheckoutAppTests",
      dependencies: [
        "CheckoutApp", "CheckoutPolicy",
        .product(name: "LessonKit", package: "StandIns"),
        .product(name: "MiniPay", package: "StandIns"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
