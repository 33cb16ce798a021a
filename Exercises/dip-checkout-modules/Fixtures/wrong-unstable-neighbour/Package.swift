// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Checkout",
  platforms: [.macOS(.v15)],
  dependencies: [.package(path: "../../StandIns")],
  targets: [
    .target(
      name: "CheckoutPolicy",
      dependencies: ["ReceiptText"]
    ),
    .target(
      name: "ReceiptText",
      dependencies: ["Money", "Wording"]
    ),
    .target(
      name: "Money"
    ),
    .target(
      name: "Wording"
    ),
    .target(
      name: "CardGateway",
      dependencies: ["CheckoutPolicy", .product(name: "MiniPay", package: "StandIns")]
    ),
    .target(
      name: "CheckoutApp",
      dependencies: [
        "CheckoutPolicy", "CardGateway", "ReceiptText", "Money", "Wording",
        .product(name: "MiniPay", package: "StandIns"),
      ]
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
