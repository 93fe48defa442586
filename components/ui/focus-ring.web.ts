const NONE = { ring: undefined, onFocus: () => undefined, onBlur: () => undefined }

/** Nothing: a browser draws the ring by a style of the page (see +html), so that there is never a second one. */
export const useFocusRing: () => typeof NONE = () => NONE
