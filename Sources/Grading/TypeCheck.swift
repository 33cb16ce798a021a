import Ports

/// The question whether one file fits modules that are built already: no code is made, nothing is linked.
struct TypeCheck: Sendable {
  let toolchain: Toolchain
  let bench: CheckBench
  let modules: Path

  /// The command; the compiler lies beside the `swift` command in every toolchain.
  func command(of file: Path, environment: [String: String]) -> Command {
    command(of: [file], asModule: nil, environment: environment)
  }

  /// The same for several files that make up a module.
  func command(of files: [Path], asModule name: String?, environment: [String: String]) -> Command {
    Command(
      executable: toolchain.swift.parent.appending("swiftc"),
      arguments: [
        "-typecheck", "-swift-version", "6", "-I", modules.string,
        "-diagnostic-style=llvm", "-no-color-diagnostics",
      ] + (name.map { ["-module-name", $0] } ?? []) + files.map(\.string),
      environment: ChildEnvironment(environment, temporary: bench.temporary).variables,
      folder: bench.folder)
  }
}
