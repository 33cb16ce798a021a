import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The clock of the machine.
package struct SystemClock: WallClock {
  package init() {}

  package func now() -> Int64 { Int64(time(nil)) }
}
