import HostSystem
import Ports
import TestSupport
import Testing

@Suite struct `A process runner` {
  @Test func `returns what a program wrote and its code`() async throws {
    let result = try await Shell.run("printf out; printf err >&2; exit 7")
    #expect(result.ending == .exit(code: 7))
    #expect(result.standardOutput.text == "out")
    #expect(result.standardError.text == "err")
    #expect(result.stopped == nil)
  }
}
