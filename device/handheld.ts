/**
 * Whether the page is on a phone or tablet, as far as browsers tell. A laptop may have a touch screen too,
 * but its primary pointer is finer than a finger.
 */
export const isHandheld = (): boolean =>
  typeof navigator !== 'undefined' &&
  navigator.maxTouchPoints > 0 &&
  matchMedia('(pointer: coarse)').matches
