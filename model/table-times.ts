/** The swing of the hand at the start of a throw, in milliseconds. */
export const WIND_UP = 90

/**
 * When a die lands on its face, in milliseconds after the throw, plus a random part of the spread.
 */
export const FIRST_LANDING = 730
export const LANDING_SPREAD = 45
/** The second die lands this much later. */
export const LANDING_GAP = 85
/** How long a die rocks after landing. */
export const ROCKING = 90

/** The length of a tumble: by then the dice of any throw lie still, with some margin. */
export const TUMBLE_MS = FIRST_LANDING + LANDING_GAP + LANDING_SPREAD + ROCKING + 30

/** The pause between a throw without a move and the end of the turn. */
export const BREATH_MS = 250

/** With reduced motion the dice only fade in; they are heard to land meanwhile. */
export const FADE_MS = 180
export const FIRST_FADED_LANDING = FADE_MS / 2
export const FADED_LANDING_GAP = 70

/** How soon dice in the air land when hurried. */
export const HURRIED_LANDING_MS = 80

/** The rest of a tumble that is hurried, long enough for the knock of the dice to be heard by itself. */
export const HURRIED_TUMBLE_MS = HURRIED_LANDING_MS + 40

/** The length of a tumble with reduced motion, with some margin. */
export const REDUCED_TUMBLE_MS = FADE_MS + 70

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
