/**
 * When a die lands on its face, in milliseconds after the throw, plus a random part of the spread.
 */
export const FIRST_LANDING = 670
export const LANDING_SPREAD = 50
/** The second die lands this much later. */
export const LANDING_GAP = 95
/** How long a die rocks after landing. */
export const ROCKING = 95

/** The length of a tumble: by then the dice of any throw lie still, with some margin. */
export const TUMBLE_MS = FIRST_LANDING + LANDING_GAP + LANDING_SPREAD + ROCKING + 40

/** The length of a tumble with reduced motion, where the dice only fade in. */
export const REDUCED_TUMBLE_MS = 250
