/// What a header can show, whoever it comes from.
protocol HeaderContent {
  var title: String { get }
  var showsSpinner: Bool { get }
}
