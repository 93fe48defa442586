/** When a die slaps down on its face, in milliseconds after the throw: at random within a spread. */
export const FIRST_LANDING = 670
export const LANDING_SPREAD = 50
/** The second die lands this much later. */
export const LANDING_GAP = 95
/** How long a die rocks once it has landed. */
export const ROCKING = 95

/** After this the dice of every throw lie still, with a little time to spare. */
export const TUMBLE_MS = FIRST_LANDING + LANDING_GAP + LANDING_SPREAD + ROCKING + 40

/** With reduced motion the dice fade in where they lie. */
export const REDUCED_TUMBLE_MS = 250
