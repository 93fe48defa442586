/** What a phone is asked to do with its keys in one call. */
export type Change =
  | { readonly kind: 'set'; readonly entries: readonly (readonly [key: string, value: string])[] }
  | { readonly kind: 'remove'; readonly keys: readonly string[] }

/** How bytes end up that were being written: cut off, or in front of what was there before. */
export const TEARS = ['prefix', 'over'] as const
export type Tear = (typeof TEARS)[number]

/** One thing that a disk promises to do as a whole; a torn one breaks that promise. */
export type Step = {
  readonly bytes: number
  land(): void
  tear(at: number, how: Tear): void
}

export type Disk = {
  copy(): Disk
  keys(): readonly string[]
  /** Undefined where nothing is kept; throws where the phone cannot read what is. */
  read(key: string): string | undefined
  /** The steps in which this disk makes a change, to be taken in order. */
  plan(change: Change): readonly Step[]
  /** Puts bytes under a key behind everybody's back. */
  damage(key: string, text: string): void
}

export const keysOf = (change: Change): readonly string[] =>
  change.kind === 'set' ? change.entries.map(([key]) => key) : change.keys

/** A byte for each letter, in UTF-8. */
const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

export const bytesIn = (text: string): number =>
  isAscii(text) ? text.length : Buffer.byteLength(text)

/** What a text reads as when its writing was torn after so many bytes; half a letter becomes U+FFFD. */
export function tornText(old: string, next: string, at: number, how: Tear): string {
  const rest = how === 'over' ? old : ''
  if (isAscii(next) && isAscii(rest)) return next.slice(0, at) + rest.slice(at)
  const bytes = [Buffer.from(next).subarray(0, at), Buffer.from(rest).subarray(at)]
  return Buffer.concat(bytes).toString()
}

/** Tears the writing of several values one after the other. */
export function tearEntries(
  values: Map<string, string | null>,
  entries: readonly (readonly [string, string])[],
  at: number,
  how: Tear,
): void {
  let left = at
  for (const [key, value] of entries) {
    if (left <= 0) return
    const bytes = bytesIn(value)
    values.set(key, left >= bytes ? value : tornText(values.get(key) ?? '', value, left, how))
    left -= bytes
  }
}
