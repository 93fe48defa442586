/** Props that tell assistive technology the equivalent key of a button. */
export const keyShortcut = (key: string | undefined): object =>
  key === undefined ? {} : { 'aria-keyshortcuts': key }
