/** How long a flap falls until it hits the bottom, in milliseconds. */
export const FALL_MS = 210
/** Delay between two flaps that are shut together, so that each one is heard. */
export const FALL_STAGGER_MS = 90

/** The last flap of the box hesitates, if others fall before it, and falls slowly. */
export const LAST_FALL_MS = 560
const LAST_HESITATION_MS = 120

/** When the last flap of a shut box begins to fall, after `others` that fall with it. */
export const lastFallDelay = (others: number): number =>
  others === 0 ? 0 : others * FALL_STAGGER_MS + LAST_HESITATION_MS
