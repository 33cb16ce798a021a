import Foundation

/// One line of the event stream of Swift Testing (swift-testing, Documentation/ABI/JSON.md).
///
/// Only what a verdict needs is read; unknown kinds and members are ignored, as that document asks.
struct TestRecord: Decodable {
  let kind: String
  let payload: Payload

  struct Payload: Decodable {
    let kind: String
    /// Of a `test` record: the identifier to which events refer.
    let id: String?
    let name: String?
    let testID: String?
    let issue: Issue?
    let messages: [Message]?
  }

  struct Issue: Decodable {
    let isKnown: Bool?
    let isFailure: Bool?
    let severity: String?
    let sourceLocation: Location?
  }

  struct Location: Decodable {
    let filePath: String?
    let _filePath: String?
    let line: Int
    let column: Int
  }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  /// Reads one line; `nil` when it is no such record.
  init?(line: some Sequence<UInt8>) {
    guard let record = try? JSONDecoder().decode(TestRecord.self, from: Data(line)) else {
      return nil
    }
    self = record
  }
}
