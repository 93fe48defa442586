import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import { isWonByShut } from '../table/round-end'
import { whenOf } from './when'

type Over = SeatedMatch<'matchOver'>

function roundsEnd(match: Over, words: Translations): string {
  const { results } = words
  const { winners, captain } = match.outcome
  if (captain !== undefined) return results.captain
  if (isWonByShut(match)) return results.shutInRound(whenOf(match.setup.rules, match.round, words))
  const total = formatNumber(match.totals[winners[0]!]!)
  return match.totals.length === 1 ? results.aloneTotal(total) : results.lowestTotal(total)
}

function knockoutEnd(match: Over, { results }: Translations): string {
  const { winners, out } = match.outcome
  if (match.totals.length === 1) return results.survived(match.round - 1)
  return out.includes(winners[0]!) ? results.outTogether : results.lastOneIn
}

/** Names the winners; praises a player alone. */
export function whoWon({ setup, outcome }: Over, { results }: Translations): string {
  const names = outcome.winners.map((seat) => setup.players[seat]!.name)
  return setup.players.length === 1 ? results.alone(names[0]!) : results.wins(names)
}

/** The reason why the winners won, in one sentence. */
export function howItWasWon(match: Over, words: Translations): string {
  const { results } = words
  const { format } = match.setup.rules
  const winner = match.outcome.winners[0]!
  const total = match.totals[winner]!
  switch (format.kind) {
    case 'rounds':
      return roundsEnd(match, words)
    case 'first-to-lose':
      return results.reachedLimit(nameAt(match, match.seat), formatNumber(format.limit))
    case 'knockout':
      return knockoutEnd(match, words)
    case 'target':
      return total === format.target
        ? results.hitTarget(formatNumber(format.target), match.round)
        : results.nearest(
            formatNumber(Math.abs(total - format.target)),
            formatNumber(format.target),
          )
    case 'stakes': {
      const chips = match.chips![winner]!
      return chips === 0 ? results.allEven : results.mostChips(chips)
    }
  }
}
