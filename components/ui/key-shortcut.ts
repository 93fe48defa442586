/** Props that tell assistive technology the equivalent key of a button; only in browsers. */
export const keyShortcut: (key: string | undefined) => object = () => NONE

const NONE = {}
