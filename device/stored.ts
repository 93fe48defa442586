// The shapes that both variants of the storage share.

export type KeyValue = { readonly key: string; readonly value: string }

export type ReadResult = {
  readonly found: readonly KeyValue[]
  /**
   * Present only if the storage refused to read some values: the keys that failed when read one by one. iOS
   * refuses a file that is not UTF-8 once, and after that reports that it does not exist.
   */
  readonly unread?: readonly string[]
}
