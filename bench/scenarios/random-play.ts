import {
  applyEvent,
  diceCounts,
  legalMoves,
  PRESETS,
  startMatch,
  tileSet,
  tilesOf,
  type Match,
  type MatchEvent,
  type MatchSetup,
} from '../../engine'
import { bestMs, consumed, perSecond } from './measure'
import { applyNaiveEvent, startNaiveMatch, type NaiveMatch } from './naive/match'
import { naiveMoves } from './naive/moves'
import { rollDie, seededRandom } from './random'
import type { Scenario } from './scenario'

const random = seededRandom(20_240_229)

/** Every preset with every number of players it allows. */
const SETUPS: readonly MatchSetup[] = PRESETS.flatMap(({ rules, players: { min, max } }) =>
  Array.from({ length: max - min + 1 }, (_, extra) => ({
    rules,
    players: Array.from({ length: min + extra }, (_, seat) => ({ name: `Player ${seat + 1}` })),
  })),
)

const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!

const throwOf = (count: number): number[] =>
  count === 1 ? [rollDie(random)] : [rollDie(random), rollDie(random)]

function randomEvent(match: Match): MatchEvent {
  const { rules } = match.setup
  switch (match.phase) {
    case 'announcing':
      return { type: 'signAnnounced', sign: random(2) === 0 ? 'add' : 'subtract' }
    case 'shutting':
      return { type: 'tilesShut', tiles: tilesOf(oneOf(legalMoves(rules, match.open, match.dice))) }
    case 'rolling':
      if (rules.mayStop && match.lastShut && random(8) === 0) return { type: 'turnStopped' }
      return { type: 'diceRolled', dice: throwOf(oneOf(diceCounts(rules, match.open))) }
    default:
      return { type: 'phonePassed' }
  }
}

/** Plays one match to its end and returns its number of turns. */
function playMatch(setup: MatchSetup): number {
  const started = startMatch(setup)
  if (!started.ok) throw new Error(started.error)
  let match = started.value
  let turns = 0
  while (match.phase !== 'matchOver') {
    const applied = applyEvent(match, randomEvent(match))
    if (!applied.ok) throw new Error(applied.error)
    match = applied.value
    if (match.phase === 'turnOver' || match.phase === 'matchOver') turns++
  }
  consumed.total += match.totals[0]!
  return turns
}

function randomNaiveEvent({ phase, setup: { rules }, open, dice }: NaiveMatch): MatchEvent {
  if (phase === 'turnOver') return { type: 'phonePassed' }
  if (phase === 'shutting')
    return { type: 'tilesShut', tiles: oneOf(naiveMoves(rules.moves, open, dice)) }
  return { type: 'diceRolled', dice: throwOf(oneOf(diceCounts(rules, tileSet(open)))) }
}

function playNaiveMatch(setup: MatchSetup): number {
  let match = startNaiveMatch(setup)
  while (match.phase !== 'matchOver') match = applyNaiveEvent(match, randomNaiveEvent(match))
  consumed.total += match.totals[0]!
  return match.totals.length
}

/** Plays at least `times` turns of each set-up, so that long matches do not count more. */
const turnsOfEach = (play: (setup: MatchSetup) => number) => (times: number) => {
  let turns = 0
  for (const setup of SETUPS)
    for (let left = times; left > 0;) {
      const played = play(setup)
      left -= played
      turns += played
    }
  return turns
}

export const randomPlay: Scenario = () => [
  {
    name: `turns of random play, ${PRESETS.length} presets`,
    unit: 'per second',
    value: perSecond(bestMs(turnsOfEach(playMatch))),
    naive: perSecond(bestMs(turnsOfEach(playNaiveMatch))),
    budget: { node: 200_000 },
  },
]
