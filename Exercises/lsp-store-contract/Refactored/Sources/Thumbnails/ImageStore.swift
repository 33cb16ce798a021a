import Foundation

/// Keeps images, each under a key.
///
/// Every conforming type keeps the promises below. A client may rely on all of them, whichever store
/// it was given, and on nothing else.
///
/// 1. **Any key will do.** Every non-empty string is a key, whatever its characters, and every data
///    is an image, zero bytes included. No method refuses one.
/// 2. **Insert replaces.** After an insert the key has the new image, and nothing is left of the old.
/// 3. **Byte for byte.** An image comes back exactly as it was inserted.
/// 4. **Absent is `nil`.** `retrieve` gives the image of the key. It gives `nil` when the key has
///    none: never inserted, removed, or dropped by a bounded store. It gives nothing else.
/// 5. **Each key for itself.** Different keys never share an image. A call with one key leaves the
///    images of all other keys as they are; only a bounded store may drop one, as said below.
/// 6. **The latest stays.** The key that was inserted last has its image, until it is removed or
///    another key is inserted, in a bounded store too.
/// 7. **Retrieving changes no image.** None comes, goes or becomes another because it was asked for.
/// 8. **Removing always works.** After a remove the key has no image. It may have had none before.
///
/// **Errors.** A method throws only when what the store is built on fails, such as a full disk. An
/// insert that could not keep the image throws, and the key keeps what it had; it never returns as if
/// it had kept the new one.
///
/// **Bounded stores.** A store with a capacity is bounded; the capacity is at least one. It never has
/// more images than that. When a key that has no image is inserted into a full store, the store drops
/// one image: that of the least recently used key. A key is used when it is inserted, and when its
/// image is retrieved. A bounded store drops nothing else, and one without a capacity drops nothing.
///
/// **Stores on a disk.** A store made with a `Disk` keeps its images in the files of that disk, and
/// needs nothing else to find them again: a store of the same type that is made later with the same
/// files, in the same launch of the app or in the next, has the same images.
///
/// **Not promised.** What happens with an empty key. Whether two strings are one key or two when they
/// are equal and differ in their Unicode scalars, such as “é” written as one scalar or as two. In
/// which order calls take effect that overlap in time.
protocol ImageStore: Sendable {
  func insert(_ image: Data, for key: String) throws
  func retrieve(_ key: String) throws -> Data?
  func remove(_ key: String) throws
}
