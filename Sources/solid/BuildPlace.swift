import HostSystem
import Ports

/// Where this binary comes from: its course is the default when no other is near.
enum BuildPlace {
  /// The checkout, from the path of this file.
  static let checkout = Path(#filePath).parent.parent.parent

  /// The folder above the `bin` that holds the binary; `nil` when it was found in `PATH` or lies elsewhere.
  static func prefix(of environment: ProcessEnvironment) -> Path? {
    guard environment.executable.contains("/") else { return nil }
    let folder = environment.folder.appending(environment.executable).parent
    return folder.lastComponent == "bin" ? folder.parent : nil
  }
}
