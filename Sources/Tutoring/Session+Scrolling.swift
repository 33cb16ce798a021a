import Ports
import Rendering

extension Session {
  /// How many lines of a body show at once.
  var bodyHeight: Int { Screen.bodyHeight(rows: size.rows) }

  /// The largest offset at which the screen is still full.
  ///
  /// It needs the layout of the present page, which the loop sets whenever a frame is made.
  var lastOffset: Int { max(0, bodyCount - bodyHeight) }
}
