import { seatsOfLeast } from '@/engine'
import type { Translations } from '@/i18n'
import { nameAt, type SeatedMatch } from '@/model/player'
import { scoreToBeat } from './status-lines'

/** What the player on turn has to beat in a match of rounds, or one for chips. */
export type Rival =
  /** This score, or less, wins the match. */
  | { readonly kind: 'most'; readonly score: number }
  /** Nothing but a shut box wins the match, or shares the win. */
  | { readonly kind: 'shut-wins' | 'shut-shares' }
  /** Whatever the player does, these seats have won. */
  | { readonly kind: 'lost'; readonly winners: readonly number[] }
  /** The lowest score of this round so far. */
  | { readonly kind: 'lowest'; readonly score: number; readonly seat: number }

/** What decides the match in the last turn of several rounds; undefined in any other. */
function deciderOf({ seat, totals, roundScores, round, setup }: SeatedMatch): Rival | undefined {
  const { format } = setup.rules
  if (format.kind !== 'rounds' || format.rounds === 1 || round < format.rounds) return undefined
  const others = totals.flatMap((_, other) => (other === seat ? [] : [other]))
  if (others.length === 0 || others.some((other) => roundScores[other] === null)) return undefined
  const leaders = seatsOfLeast(totals, others)
  // Once the turn is over, the totals include its own score.
  const gap = totals[leaders[0]!]! - totals[seat]! + (roundScores[seat] ?? 0)
  if (gap > 1) return { kind: 'most', score: gap - 1 }
  if (gap === 1 || format.shutWins) return { kind: 'shut-wins' }
  return gap === 0 ? { kind: 'shut-shares' } : { kind: 'lost', winners: leaders }
}

/** Returns what the player on turn has to beat; undefined while there is nobody to beat. */
export function rivalOf(match: SeatedMatch): Rival | undefined {
  const best = scoreToBeat(match)
  return deciderOf(match) ?? (best && { kind: 'lowest', ...best })
}

/** The text about a rival that has no score to beat. */
export function rivalText(
  match: SeatedMatch,
  rival: Exclude<Rival, { score: number }>,
  { pass }: Translations,
): string {
  if (rival.kind === 'lost') return pass.haveWon(rival.winners.map((seat) => nameAt(match, seat)))
  return rival.kind === 'shut-wins' ? pass.onlyShutWins : pass.onlyShutShares
}
