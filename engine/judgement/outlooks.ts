import type { Match, MatchFields } from '../match'
import type { FormatOf } from '../rules'
import { turnScore } from '../scoring'
import { assumedFirstToLose } from './assumed-first-to-lose'
import { assumedKnockout } from './assumed-knockout'
import { assumedRounds } from './assumed-rounds'
import { contestOutlook } from './contests'
import { NOTHING_TO_FILL, type Outlook } from './outlook'
import { twoPlayerRace } from './two-player-race'
import { twoPlayerRounds } from './two-player-rounds'

/** The highest limit for which a race of two is worked out exactly. */
const HIGHEST_EXACT_LIMIT = 100

/** The lowest expected score: for a player alone, or if no chance to win can be worked out. */
const scoreOutlook = ({ setup: { rules } }: MatchFields): Outlook => ({
  ...NOTHING_TO_FILL,
  aim: 'score',
  utility: (open) => -turnScore(rules, open),
})

/** Every total but the target counts less than this. */
const MISSED = 0.5

/**
 * How good a total is while there are turns to come; a measure to play by, not a chance. The target wins at once and
 * counts 1. Any other total counts less than half, the nearer the more: a quarter at a distance of the target itself.
 * So a turn is played to hit, then to end near, and one very high number does not outweigh all others.
 */
const nearness = (total: number, target: number): number =>
  total === target ? 1 : (MISSED * target) / (target + Math.abs(total - target))

/** The outlook of *target* before the last turns, and alone. */
function nearnessOutlook(match: MatchFields, { target }: FormatOf<'target'>): Outlook {
  const { rules } = match.setup
  const total = match.totals[match.seat]!
  return {
    ...NOTHING_TO_FILL,
    aim: 'nearness',
    utility: (open, sign) => {
      const score = turnScore(rules, open)
      return nearness(sign === 'subtract' ? total - score : total + score, target)
    },
  }
}

/** The outlooks of a turn: an exact one, if there is one, and one that needs no tables of other turns. */
type Outlooks = { readonly exact?: () => Outlook; readonly atOnce: () => Outlook }

export function outlooksOf(match: Match): Outlooks {
  const { setup, totals, out, round } = match
  const { format, scoring } = setup.rules
  const score = () => scoreOutlook(match)
  const contest = () => contestOutlook(match)
  const playing = totals.flatMap((_, seat) => (out.includes(seat) ? [] : [seat]))
  const isAlone = totals.length === 1
  switch (format.kind) {
    case 'stakes':
      return { exact: contest, atOnce: score }
    case 'target': {
      const atOnce = () => nearnessOutlook(match, format)
      return isAlone || round < format.turns ? { atOnce } : { exact: contest, atOnce }
    }
    case 'rounds': {
      if (isAlone) return { atOnce: score }
      const atOnce = scoring === 'sum' ? () => assumedRounds(match, format) : score
      if (scoring === 'sum' && playing.length === 2)
        return { exact: () => twoPlayerRounds(match, format), atOnce }
      return round === format.rounds ? { exact: contest, atOnce } : { atOnce }
    }
    case 'knockout':
    case 'first-to-lose': {
      if (isAlone || scoring !== 'sum') return { atOnce: score }
      const atOnce = () =>
        format.kind === 'knockout'
          ? assumedKnockout(match, format)
          : assumedFirstToLose(match, format)
      const isExact = playing.length === 2 && format.limit <= HIGHEST_EXACT_LIMIT
      return isExact ? { exact: () => twoPlayerRace(match, format, playing), atOnce } : { atOnce }
    }
  }
}
