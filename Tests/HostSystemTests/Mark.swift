import HostSystem
import Ports

/// Tells the processes of one test from all others.
struct Mark {
  private let number = Int.random(in: 100_000_000..<999_999_999)

  /// A command of the shell that sleeps for longer than any test.
  var sleeper: String { "sleep 600.\(number)" }

  /// The numbers of the marked sleepers that are alive.
  func processes() async -> [String] {
    #if os(Linux)
      let files = PosixFileSystem()
      let names = (try? files.names(in: Path("/proc"))) ?? []
      return names.filter { name in
        guard Int(name) != nil else { return false }
        let line = try? files.text(of: Path("/proc/\(name)/cmdline"))
        return line?.hasPrefix("sleep\0") == true && line?.contains("600.\(number)") == true
      }
    #else
      let result = try? await Shell.run("pgrep -f '^sleep 600.\(number)'")
      return result?.standardOutput.text.split(separator: "\n").map(String.init) ?? []
    #endif
  }
}
