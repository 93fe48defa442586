import { seatsOfLeast, type Match } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import type { TableView } from '@/model/table-view'

type TurnOver = SeatedMatch<'turnOver'>

export const isRoundOver = (match: SeatedMatch): match is TurnOver =>
  match.phase === 'turnOver' && match.next.round > match.round

/** A shut box has won the match there and then, whatever the totals. */
export const isWonByShut = ({ setup, ending }: SeatedMatch<'matchOver'>): boolean =>
  setup.rules.format.kind === 'rounds' && setup.rules.format.shutWins && ending.by === 'shut'

/** The seats with the lowest score of this round. */
function takersOf({ roundScores }: Match): number[] {
  const threw = roundScores.flatMap((score, seat) => (score === null ? [] : [seat]))
  return seatsOfLeast(roundScores as readonly number[], threw)
}

/** Who takes the round that has ended, or is nearest to the target. */
export function roundEndLine(match: TurnOver, { pass }: Translations): string {
  const { format } = match.setup.rules
  const namesOf = (seats: readonly number[]) => seats.map((seat) => nameAt(match, seat))
  if (format.kind === 'target') {
    const away = match.totals.map((total) => Math.abs(total - format.target))
    const least = Math.min(...away)
    const nearest = match.totals.flatMap((_, seat) => (away[seat] === least ? [seat] : []))
    return pass.nearest(namesOf(nearest), formatNumber(least))
  }
  if (match.carried) return pass.roundTied(match.round)
  return pass.takesRound(namesOf(takersOf(match)), match.round)
}

/** The same for the table itself, where no pass card follows to tell it. */
export function roundEndAtTable(
  { ended, handOn }: TableView,
  words: Translations,
): string | undefined {
  if (!ended || !isRoundOver(ended) || handOn === 'other') return undefined
  return ended.setup.players.length > 1 ? roundEndLine(ended, words) : undefined
}
