import TestSupport
import Testing

@testable import Workshop

@Suite struct `A digest` {
  @Test func `of nothing is the basis of FNV-1a with 128 bits`() {
    #expect(Digest().hexadecimal == "6c62272e07bb014262b821756295c58d")
  }

  @Test func `counts lengths, so pieces do not run together`() {
    #expect(digest(of: "ab", "c").hexadecimal == "b6ce7db35a06e7457857fa227a8bde4e")
    #expect(digest(of: "a", "bc").hexadecimal == "efdf187f3b77026ced2f13d8b5bb1a22")
    #expect(digest(of: "ab") != digest(of: "ab", ""))
  }

  @Test func `is the same for the same numbers and texts`() {
    var first = Digest()
    var second = Digest()
    for number in [0, -1, .max, .min] {
      first.add(number)
      second.add(number)
      #expect(first == second && first.hexadecimal.count == 32)
    }
    second.add("é")
    #expect(first != second)
  }

  private func digest(of pieces: String...) -> Digest {
    var digest = Digest()
    for piece in pieces { digest.add(piece) }
    return digest
  }
}
