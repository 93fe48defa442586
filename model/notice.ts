/** What the player has to be told about the saves. */
export type Notice =
  /** Something could not be read, and was put aside untouched. */
  | 'set-aside'
  /** The store did not answer when the app was opened: nothing is read from it, or written to it. */
  | 'unreadable'
  /** The last thing that happened could not be saved. */
  | 'not-saved'
