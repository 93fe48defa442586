/** Props of the group of flaps for arrow keys and Enter; none outside a browser. */
export const flapGroupKeys: (onEnter: (() => void) | undefined) => object = () => NONE

/** Props of a flap for the keyboard; none outside a browser. */
export const flapKeys: (tile: number, hasKey: boolean, isTabStop: boolean) => object = () => NONE

const NONE = {}
