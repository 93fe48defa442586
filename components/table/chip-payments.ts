/** One player pays another. */
export type Payment = { readonly from: number; readonly to: number }

/** Returns who pays whom when chips change hands: at the end of a round one wins and all others pay. */
export function chipPayments(before: readonly number[], now: readonly number[]): Payment[] {
  const gains = now.map((chips, seat) => chips - (before[seat] ?? 0))
  const winner = gains.findIndex((gain) => gain > 0)
  if (winner < 0) return []
  return gains.flatMap((gain, seat) => (gain < 0 ? [{ from: seat, to: winner }] : []))
}
