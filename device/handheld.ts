/**
 * Whether the page is in a phone or tablet, as far as a browser tells. A laptop may have a touch screen as well, but
 * what it is used with first points more finely than a finger.
 */
export const isHandheld = (): boolean =>
  typeof navigator !== 'undefined' &&
  navigator.maxTouchPoints > 0 &&
  matchMedia('(pointer: coarse)').matches
