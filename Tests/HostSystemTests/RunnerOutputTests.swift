import HostSystem
import Ports
import TestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct `Output of a child` {
  @Test func `is complete every time, without a last newline too`() async throws {
    for _ in 0..<30 {
      let result = try await Shell.run("printf 'first\nlast'")
      #expect(result.standardOutput.head == Array("first\nlast".utf8))
    }
  }

  @Test func `keeps bytes that are no text`() async throws {
    let result = try await Shell.run(#"printf '\377\000\303'"#)
    #expect(result.standardOutput.head == [0xFF, 0, 0xC3])
  }

  @Test func `keeps head and tail of a flood and counts the rest`() async throws {
    let result = try await Shell.run("seq 1 200000", keptOutput: 1000)
    let output = result.standardOutput
    #expect(output.head.count == 500)
    #expect(output.tail.count == 500)
    #expect(output.dropped == 1_288_895 - 1000)
    #expect(String(decoding: output.head, as: UTF8.self).hasPrefix("1\n2\n3\n"))
    #expect(String(decoding: output.tail, as: UTF8.self).hasSuffix("199999\n200000\n"))
  }

  @Test(arguments: [(9, 0), (10, 0), (11, 1), (30, 20)])
  func `is dropped only beyond the limit`(size: Int, dropped: Int) async throws {
    let result = try await Shell.run("printf '%0\(size)d' 5", keptOutput: 10)
    #expect(result.standardOutput.dropped == dropped)
    #expect(result.standardOutput.head.count + result.standardOutput.tail.count == min(size, 10))
    #expect((result.standardOutput.head + result.standardOutput.tail).last == UInt8(ascii: "5"))
  }

  @Test func `of a program that closes its streams costs no time`() async throws {
    let used = Counter()
    let result = try await Shell.run("exec 1>&- 2>&-; sleep 0.7; exit 3") { _ in
      // The supervisor is asked on the thread of the run.
      used.keepMaximum(threadMicroseconds())
      return nil
    }
    #expect(result.ending == .exit(code: 3))
    #expect(result.elapsed >= .milliseconds(700))
    #expect(used.value < 100_000, "microseconds of the processor")
  }

  @Test func `is counted while it comes`() async throws {
    let seen = Counter()
    let result = try await Shell.run("yes") { process in
      seen.keepMaximum(process.written)
      return process.written > 3_000_000 ? .tooMuchOutput : nil
    }
    #expect(result.stopped == .tooMuchOutput)
    #expect(seen.value > 3_000_000)
    #expect(result.standardOutput.head.count + result.standardOutput.tail.count == 65_536)
  }
}

/// Time of the processor that the calling thread has used.
private func threadMicroseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000 + time.tv_nsec / 1_000
}
