import LessonKit
import MiniMail
import Testing

@testable import Notifications

@MainActor @Test func emailGoesOutThroughTheMailServer() async throws {
  let variant = Variant()
  let notification = variant.notification()
  let wire = Wire()
  let send = try await makeLiveSender(wire: wire)

  try await send(notification, "email")

  let mail = Delivery(route: .mail, title: notification.title, body: notification.body)
  #expect(wire.deliveries == [mail], "\(variant)")
}

@MainActor @Test func pushGoesOutThroughTheGateway() async throws {
  let variant = Variant()
  let notification = variant.notification()
  let wire = Wire()
  let send = try await makeLiveSender(wire: wire)

  try await send(notification, "push")

  let push = Delivery(route: .push, title: notification.title, body: notification.body)
  #expect(wire.deliveries == [push], "\(variant)")
}

@MainActor @Test func anUnknownTypeIsAnError() async throws {
  let variant = Variant()
  let unknown = variant.channelType()
  let wire = Wire()
  let send = try await makeLiveSender(wire: wire)

  await #expect(throws: SendError.unknownType(unknown), "\(variant)") {
    try await send(variant.notification(), unknown)
  }
  #expect(wire.deliveries.isEmpty, "\(variant)")
}
