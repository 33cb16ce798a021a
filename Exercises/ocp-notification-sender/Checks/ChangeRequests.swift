import LessonKit
import MiniMail
import Testing

@testable import Notifications

@MainActor @Test func aChannelNobodyPlannedIsUsedOnce() async throws {
  let variant = Variant()
  let receipt = Receipt(type: variant.channelType(), notification: variant.notification())
  let recorder = Recorder<Receipt>()
  let wire = Wire()
  let channel = ProbeChannel(type: receipt.type, recorder: recorder)
  let send = try await makeSender(wire: wire, adding: [channel])

  try await send(receipt.notification, receipt.type)

  #expect(recorder.values == [receipt], "\(variant)")
  #expect(wire.deliveries.isEmpty, "\(variant)")
}

@MainActor @Test func fiveNewChannelsWorkBesideEmailAndPush() async throws {
  let variant = Variant()
  let added = (0..<5).map { _ in variant.channelType() }
  let sent = variant.shuffled(added + ["email", "push"])
    .map { Receipt(type: $0, notification: variant.notification()) }
  let recorder = Recorder<Receipt>()
  let wire = Wire()
  let channels = added.map { ProbeChannel(type: $0, recorder: recorder) }
  let send = try await makeSender(wire: wire, adding: channels)

  for receipt in sent {
    try await send(receipt.notification, receipt.type)
  }

  let routes: [String: Delivery.Route] = ["email": .mail, "push": .push]
  let deliveries = sent.compactMap { receipt in
    routes[receipt.type].map {
      Delivery(route: $0, title: receipt.notification.title, body: receipt.notification.body)
    }
  }
  #expect(recorder.values == sent.filter { added.contains($0.type) }, "\(variant)")
  #expect(wire.deliveries == deliveries, "\(variant)")
}

@MainActor @Test func anErrorOfAChannelReachesTheCaller() async throws {
  struct Outage: Error, Equatable {
    let reason: String
  }

  let variant = Variant()
  let type = variant.channelType()
  let outage = Outage(reason: variant.text())
  let broken = ProbeChannel(type: type) { _ in throw outage }
  let send = try await makeSender(wire: Wire(), adding: [broken])

  await #expect(throws: outage, "\(variant)") {
    try await send(variant.notification(), type)
  }
}

@MainActor @Test func besideNewChannelsAnUnknownTypeIsStillAnError() async throws {
  let variant = Variant()
  let unknown = variant.channelType()
  let recorder = Recorder<Receipt>()
  let wire = Wire()
  let channel = ProbeChannel(type: variant.channelType(), recorder: recorder)
  let send = try await makeSender(wire: wire, adding: [channel])

  await #expect(throws: SendError.unknownType(unknown), "\(variant)") {
    try await send(variant.notification(), unknown)
  }
  #expect(recorder.values.isEmpty, "\(variant)")
  #expect(wire.deliveries.isEmpty, "\(variant)")
}

@MainActor @Test func twoSendersKeepTheirChannelsApart() async throws {
  let variant = Variant()
  let common = variant.channelType()
  let (onlyOurs, onlyTheirs) = (variant.channelType(), variant.channelType())
  let (ours, theirs) = (Recorder<Receipt>(), Recorder<Receipt>())
  let notification = variant.notification()
  let sendOurs = try await makeSender(
    wire: Wire(), adding: [common, onlyOurs].map { ProbeChannel(type: $0, recorder: ours) })
  let sendTheirs = try await makeSender(
    wire: Wire(), adding: [common, onlyTheirs].map { ProbeChannel(type: $0, recorder: theirs) })

  try await sendOurs(notification, common)

  #expect(ours.values == [Receipt(type: common, notification: notification)], "\(variant)")
  #expect(theirs.values.isEmpty, "\(variant)")
  await #expect(throws: SendError.unknownType(onlyTheirs), "\(variant)") {
    try await sendOurs(notification, onlyTheirs)
  }
  await #expect(throws: SendError.unknownType(onlyOurs), "\(variant)") {
    try await sendTheirs(notification, onlyOurs)
  }
}

@MainActor @Test func aSenderHasOnlyTheChannelsItWasGiven() async throws {
  let variant = Variant()
  let sent = (0..<3).map { _ in
    Receipt(type: variant.channelType(), notification: variant.notification())
  }
  let recorder = Recorder<Receipt>()
  let wire = Wire()
  // What ships with the app exists beside it, and must not come in from there.
  _ = try await makeLiveSender(wire: wire)
  let send = try await makeSender(
    channels: sent.map { ProbeChannel(type: $0.type, recorder: recorder) })

  for receipt in sent {
    try await send(receipt.notification, receipt.type)
  }
  for type in ["email", "push"] {
    await #expect(throws: SendError.unknownType(type), "\(variant)") {
      try await send(variant.notification(), type)
    }
  }

  #expect(recorder.values == sent, "\(variant)")
  #expect(wire.deliveries.isEmpty, "\(variant)")
}

@MainActor @Test func evenTheNamesOfEmailAndPushAreFree() async throws {
  let variant = Variant()
  let sent = variant.shuffled(["email", "push", variant.channelType()])
    .map { Receipt(type: $0, notification: variant.notification()) }
  let recorder = Recorder<Receipt>()
  let wire = Wire()
  _ = try await makeLiveSender(wire: wire)
  let send = try await makeSender(
    channels: sent.map { ProbeChannel(type: $0.type, recorder: recorder) })

  for receipt in sent {
    try await send(receipt.notification, receipt.type)
  }

  #expect(recorder.values == sent, "\(variant)")
  #expect(wire.deliveries.isEmpty, "\(variant)")
}
