const NONE = { ring: undefined, onFocus: () => undefined, onBlur: () => undefined }

/** Browsers draw the focus ring by the page's style sheet (see +html). */
export const useFocusRing: () => typeof NONE = () => NONE
