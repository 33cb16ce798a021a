import Ports

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The processes of this machine, as the system tells them at one moment.
enum ProcessTable {
  #if canImport(Darwin)
    /// All processes that we may see.
    static func entries() -> [ProcessEntry] {
      records([CTL_KERN, KERN_PROC, KERN_PROC_ALL]).map(entry)
    }

    /// One process, or `nil` when there is none.
    static func entry(of process: pid_t) -> ProcessEntry? {
      records([CTL_KERN, KERN_PROC, KERN_PROC_PID, process]).first.map(entry)
    }

    private static func records(_ name: [Int32]) -> [kinfo_proc] {
      var name = name
      var size = 0
      guard sysctl(&name, UInt32(name.count), nil, &size, nil, 0) == 0 else { return [] }
      // Some room for processes that start between the two calls.
      let capacity = size / MemoryLayout<kinfo_proc>.stride + 32
      var records = [kinfo_proc](repeating: kinfo_proc(), count: capacity)
      size = capacity * MemoryLayout<kinfo_proc>.stride
      guard sysctl(&name, UInt32(name.count), &records, &size, nil, 0) == 0 else { return [] }
      return Array(records.prefix(size / MemoryLayout<kinfo_proc>.stride))
    }

    private static func entry(_ record: kinfo_proc) -> ProcessEntry {
      let start = record.kp_proc.p_un.__p_starttime
      return ProcessEntry(
        identifier: record.kp_proc.p_pid,
        parent: record.kp_eproc.e_ppid,
        session: getsid(record.kp_proc.p_pid),
        hasTerminal: record.kp_eproc.e_tdev != -1,
        isZombie: Int32(record.kp_proc.p_stat) == SZOMB,
        start: UInt64(start.tv_sec) * 1_000_000 + UInt64(start.tv_usec)
      )
    }
  #else
    /// All processes that we may see.
    static func entries() -> [ProcessEntry] {
      guard let listing = FolderListing(opening: Path("/proc")) else { return [] }
      return listing.names().compactMap { pid_t($0).flatMap(entry) }
    }

    /// One process, or `nil` when there is none.
    static func entry(of process: pid_t) -> ProcessEntry? {
      var buffer = [UInt8](repeating: 0, count: 1024)
      let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { _ = close(file) }
      let count = read(file, &buffer, buffer.count)
      return count > 0 ? ProcessEntry(identifier: process, line: buffer[..<count]) : nil
    }
  #endif
}

#if !canImport(Darwin)
  extension ProcessEntry {
    /// Reads a line of `/proc/*/stat` (proc_pid_stat(5)); the name in it may hold spaces and parentheses.
    init?(identifier: pid_t, line: ArraySlice<UInt8>) {
      guard let nameEnd = line.lastIndex(of: UInt8(ascii: ")")) else { return nil }
      let fields = line[(nameEnd + 1)...].split(whereSeparator: { $0 == 0x20 || $0 == 0x0A })
      func number(_ index: Int) -> Int64? {
        fields.indices.contains(index) ? Int64(String(decoding: fields[index], as: UTF8.self)) : nil
      }
      // Counted from the state, which is field 3 of the manual.
      guard let parent = number(1), let session = number(3), let terminal = number(4),
        let start = number(19)
      else { return nil }
      self.init(
        identifier: identifier,
        parent: pid_t(truncatingIfNeeded: parent),
        session: pid_t(truncatingIfNeeded: session),
        hasTerminal: terminal != 0,
        isZombie: fields[0].first == UInt8(ascii: "Z"),
        start: UInt64(bitPattern: start)
      )
    }
  }
#endif
