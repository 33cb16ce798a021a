/// Why a check could not even begin; the reason goes into the verdict as it is.
package struct GradingFailure: Error, Hashable, Sendable {
  package let obstacle: Obstacle

  package init(_ obstacle: Obstacle) {
    self.obstacle = obstacle
  }
}
