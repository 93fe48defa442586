/** A key of the table that does nothing now; `flap` is one that cannot be chosen or put back. */
export type RefusedKey =
  { readonly key: 'flap'; readonly tile: number } | { readonly key: 'roll' | 'shut' | 'takeBack' }
