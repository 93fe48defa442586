import type { FormatOf } from '../rules'
import { allSeats, seatsOfLeast, type Standings, type Verdict } from './verdict'

/** At the end of each round those who have reached the limit are out, until one is left. */
export function judgeKnockout(format: FormatOf<'knockout'>, standings: Standings): Verdict {
  const { isLastSeat, totals } = standings
  if (!isLastSeat) return { isRoundOver: false }
  const wereIn = allSeats(totals).filter((seat) => !standings.out.includes(seat))
  const leaving = wereIn.filter((seat) => totals[seat]! >= format.limit)
  const staying = wereIn.filter((seat) => !leaving.includes(seat))
  const out = [...standings.out, ...leaving]
  // One who plays alone goes on until out; two or more until one is left.
  const isAlone = totals.length === 1
  if (staying.length > (isAlone ? 0 : 1)) return { isRoundOver: true, out }
  const winners = staying.length === 1 ? staying : seatsOfLeast(totals, leaving)
  return { isRoundOver: true, out, outcome: { winners, payers: [] } }
}
