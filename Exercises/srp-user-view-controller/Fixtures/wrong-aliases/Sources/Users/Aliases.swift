import Foundation
import MiniHTTP
import MiniStore

typealias Network = HTTPSession
typealias Parser = JSONDecoder
typealias Disk = ManagedContext
