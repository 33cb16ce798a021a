import Ports
import Testing

@testable import Grading

@Suite struct `The places of a check` {
  @Test func `lie in the folder, each at a place of its own`() {
    let bench = CheckBench(folder: Path("/desk/.solid/check"))
    let places = [
      bench.scratch, bench.lock, bench.records, bench.temporary, bench.standIns,
      bench.package(SampleCourse.exercise),
    ]
    #expect(Set(places).count == places.count)
    #expect(places.allSatisfy { $0.relative(to: bench.folder) != nil })
  }

  @Test func `leave out letters that the package manager cannot read back`() {
    let one = CheckBench(folder: Path("/bureau/été/.solid/check")).temporary
    let other = CheckBench(folder: Path("/bureau/hiver é/.solid/check")).temporary
    #expect([one, other].allSatisfy { $0.string.utf8.allSatisfy { $0 < 0x80 } })
    #expect(one != other)
    #expect(one == CheckBench(folder: Path("/bureau/été/.solid/check")).temporary)
  }
}
