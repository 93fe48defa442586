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

/** The texts about a round that has ended. */
export type RoundEnd = {
  /** Names the winner of the round, or the player nearest to the target. */
  readonly headline: string
  /** What else it brought: who is out, or how many chips are paid, to whom the headline says. */
  readonly news: readonly string[]
}

function headlineOf(match: TurnOver, { pass }: Translations): string {
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

function newsOf(match: TurnOver, { pass }: Translations): string[] {
  const { format } = match.setup.rules
  const leaving = match.out.filter((_, index) => match.outRounds[index] === match.round)
  if (leaving.length > 0) return [pass.isOut(leaving.map((seat) => nameAt(match, seat)))]
  if (format.kind !== 'stakes') return []
  if (match.carried) return [pass.roundCarried]
  const stakes = (match.ending.by === 'shut' ? 2 : 1) + (match.carriedHere ?? 0)
  return [pass.takesChips(stakes * format.stake)]
}

/** The end of the round, if the match is at one. */
export const roundEndOf = (match: SeatedMatch, words: Translations): RoundEnd | undefined =>
  isRoundOver(match)
    ? { headline: headlineOf(match, words), news: newsOf(match, words) }
    : undefined

/** The same for the table itself, where no pass card follows to tell it. */
export const roundEndAtTable = (
  { ended, handOn }: TableView,
  words: Translations,
): RoundEnd | undefined =>
  ended && handOn !== 'other' && ended.setup.players.length > 1
    ? roundEndOf(ended, words)
    : undefined
