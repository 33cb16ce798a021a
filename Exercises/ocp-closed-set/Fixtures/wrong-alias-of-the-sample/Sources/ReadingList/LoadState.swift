/// There is an enum with four cases already.
typealias LoadState = StateSample
