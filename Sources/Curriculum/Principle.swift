/// The part of the course to which a lesson belongs.
package enum Principle: String, CaseIterable, Hashable, Sendable, Codable {
  case intro, srp, ocp, lsp, isp, dip
}
