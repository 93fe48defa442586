import {
  evaluate,
  legalMoves,
  tilesUpTo,
  turnScore,
  without,
  type Match,
  type MatchIn,
  type Rules,
} from '../../../engine'
import { begin, presetRules } from '../../support/scripted-match'
import { randomFrom } from '../../support/seeded-random'
import { volume } from '../../support/volumes'

const { from, to, count } = volume('simulatedTurns')

const oneRound = { format: { kind: 'rounds', rounds: 1, shutWins: false } } as const

/** What the choices are taken for, and what the end of a turn is worth then. */
type Case = readonly [string, Match, (score: number) => number]

const alone = (rules: Rules): Match => begin({ ...rules, ...oneRound }, 1)

/** The last to play, against a score of 8. */
const last = {
  ...begin({ ...presetRules('channel'), ...oneRound }, 2),
  seat: 1,
  totals: [8, 0],
  roundScores: [8, null],
} as Match

const lowest = (score: number) => -score

const CASES: readonly Case[] = [
  ['any sum', alone(presetRules('channel')), lowest],
  ['the dice or their sum', alone(presetRules('pub')), lowest],
  ['a die or the sum', alone(presetRules('sailors')), lowest],
  ['one die or two, as one likes', alone(presetRules('stakes')), lowest],
  ['8 to beat', last, (score) => (score < 8 ? 1 : score === 8 ? 0.5 : 0)],
]

/** The board after each throw by the best choices, or -1 where there is no move; each judged once. */
function bestPlay(match: Match) {
  const { rules } = match.setup
  const judge = (change: Partial<MatchIn<'shutting'>>) =>
    evaluate({ ...match, ...change } as Match)!.choices[0]!.choice
  const counts: number[] = []
  const next: number[] = []
  return {
    dice: (open: Match['open']): number => {
      const known = counts[open]
      if (known) return known
      const choice = judge({ open })
      return (counts[open] = choice.type === 'throw' ? choice.dice : 2)
    },
    after: (open: Match['open'], dice: readonly number[]): number => {
      const key = open * 49 + dice[0]! * 7 + (dice[1] ?? 0)
      const known = next[key]
      if (known !== undefined) return known
      if (legalMoves(rules, open, dice).length === 0) return (next[key] = -1)
      const choice = judge({ phase: 'shutting', open, dice })
      return (next[key] = choice.type === 'shut' ? without(open, choice.tiles) : -1)
    },
  }
}

test.each(CASES)(
  'turns that are thrown and played by the evaluation end as it says: %s',
  (_, match, worth) => {
    const { rules } = match.setup
    const play = bestPlay(match)
    const random = randomFrom(from + 1)
    const turns = Math.floor(count / CASES.length)
    let [sum, squares] = [0, 0]
    for (let turn = 0; turn < turns; turn++) {
      let open = tilesUpTo(rules.tiles)
      for (;;) {
        const dice = Array.from({ length: play.dice(open) }, () => random.below(6) + 1)
        const board = play.after(open, dice)
        if (board >= 0) open = board as Match['open']
        if (board <= 0) break
      }
      const value = worth(turnScore(rules, open))
      sum += value
      squares += value * value
    }
    const mean = sum / turns
    const deviation = Math.sqrt((squares / turns - mean * mean) / turns)
    // Once in about 16,000 such tests chance alone would be farther away.
    expect(Math.abs(mean - evaluate(match)!.value)).toBeLessThan(4 * deviation)
    expect(to).toBeGreaterThan(from)
  },
)
