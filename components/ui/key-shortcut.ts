/** Props that tell which key does the same as a button; none outside a browser. */
export const keyShortcut: (key: string | undefined) => object = () => NONE

const NONE = {}
