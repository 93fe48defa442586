/** Props that tell which key does the same as a button. */
export const keyShortcut = (key: string | undefined): object =>
  key === undefined ? {} : { 'aria-keyshortcuts': key }
