import Ports

/// One `swift test` on a composed package: the only place that knows its flags.
struct SwiftTestRun: Sendable {
  let toolchain: Toolchain
  let bench: CheckBench
  /// Where SwiftPM builds this package.
  let scratch: Path
  /// The environment of the learner's shell, from which a few variables are passed on.
  let environment: [String: String]
  let seed: UInt64

  /// Where the test process writes its record; the name cannot be guessed by the code under test.
  let stream: Path

  init(
    toolchain: Toolchain, bench: CheckBench, scratch: Path, environment: [String: String],
    seed: UInt64
  ) {
    self.toolchain = toolchain
    self.bench = bench
    self.scratch = scratch
    self.environment = environment
    self.seed = seed
    let token = UInt64.random(in: .min ... .max)
    stream = bench.records.appending("record-" + String(token, radix: 36) + ".jsonl")
  }

  /// The command that builds and tests a package.
  ///
  /// - `--disable-xctest`: else the tests run twice. `--no-parallel`: the running test is known when the process dies.
  /// - `--build-system native`: other build systems write one stream a target, each over the last.
  /// - `-diagnostic-style llvm`: one line a sentence, for programs. `-index-ignore-system-modules`: four seconds less at first.
  func command(package: Path) -> Command {
    Command(
      executable: toolchain.swift,
      arguments: [
        "test", "--package-path", package.string, "--scratch-path", scratch.string,
        "--disable-xctest", "--no-parallel", "--build-system", "native",
        "--event-stream-output-path", stream.string,
        "-Xswiftc", "-diagnostic-style=llvm", "-Xswiftc", "-no-color-diagnostics",
        "-Xswiftc", "-index-ignore-system-modules",
      ] + platformArguments,
      environment: childEnvironment,
      folder: package)
  }

  /// On macOS the manifest sandbox cannot be nested in another one, and ours has nothing in it that needs one.
  private var platformArguments: [String] {
    #if canImport(Darwin)
      ["--disable-sandbox"]
    #else
      []
    #endif
  }

  private var childEnvironment: [String: String] {
    var result = ChildEnvironment(environment, temporary: bench.temporary).variables
    result["SOLID_SEED"] = String(seed)
    // A crash names the learner's line, and the backtracer neither waits for a key nor reads every image.
    result["SWIFT_BACKTRACE"] =
      "enable=yes,interactive=no,color=no,threads=crashed,images=none,registers=none,"
      + "symbolicate=fast,limit=24,top=0,cache=no,sanitize=no"
    return result
  }
}
