/** A key for every flap: the digits, then 0, minus and equals, which follow them on a keyboard. */
export const FLAP_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='] as const

/** A key of the table that does nothing now; `flap` is one that cannot be chosen or put back. */
export type RefusedKey =
  { readonly key: 'flap'; readonly tile: number } | { readonly key: 'roll' | 'shut' | 'takeBack' }
