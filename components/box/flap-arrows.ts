/** Props of the group of flaps for arrow keys; none outside a browser. */
export const flapArrows: object = {}

/** Props of a flap for the keyboard; none outside a browser. */
export const flapKeys: (tile: number, hasKey: boolean, isTabStop: boolean) => object = () => NONE

const NONE = {}
