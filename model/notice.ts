/** A message to the player about the saves. */
export type Notice =
  /** A save could not be read; its bytes were set aside unchanged. */
  | 'set-aside'
  /** The storage could not be read. Saves that were not read are not written either. */
  | 'unreadable'
  /** The last change could not be saved. */
  | 'not-saved'
  /** Something was saved in this browser, and its store is empty. */
  | 'vanished'
  /** The match takes no more events: it could not be read back. */
  | 'too-long'
