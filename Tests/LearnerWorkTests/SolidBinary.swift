import HostSystem
import Ports

/// The executable that was built along with these tests.
enum SolidBinary {
  /// Beside the bundle of the tests, which the command line of the test process names; `nil` when it is not there.
  static var path: Path? {
    let bundles = CommandLine.arguments.filter { $0.contains("PackageTests.xctest") }.map(Path.init)
    let folders = bundles.flatMap(\.selfAndAncestors)
    return folders.map { $0.appending("solid") }.first {
      PosixFileSystem().status(of: $0).map { $0.kind == .file && $0.isExecutable } ?? false
    }
  }
}
