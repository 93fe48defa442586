/** The matches that are played in a browser, each with a seed that makes it worth playing. */
import {
  PRESETS,
  turnRecords,
  type MatchSetup,
  type PresetId,
  type TileCount,
} from '../../../engine'
import { aimForHundred, findSeed, highFirst, manyFirst, planMatch } from './planned-match'
import type { PlannedMatch, Strategy } from './planned-match'

type Chosen = {
  readonly preset: PresetId
  readonly tiles: TileCount
  readonly names: readonly string[]
  readonly strategy: Strategy
  readonly isWanted: (plan: PlannedMatch) => boolean
  /** The first seed for which `isWanted` holds. */
  readonly seed: number
}

const throwsOf = ({ events }: PlannedMatch) =>
  events.filter(({ type }) => type === 'diceRolled').length
const stopsOf = ({ events }: PlannedMatch) =>
  events.filter(({ type }) => type === 'turnStopped').length

/** Twelve names as long as they may be, some of them without a place to break. */
const LONG_NAMES = Array.from('ABCDEFGHIJKL', (letter, seat) =>
  seat % 3 === 1 ? 'W'.repeat(23) + letter : `Maximiliana Featherston${letter}`,
)

export const CHOSEN = {
  /** Somebody shuts the box in the second round, and has won there and then. */
  channel: {
    preset: 'channel',
    tiles: 9,
    names: ['Ann', 'Ben', 'Cleo'],
    strategy: highFirst,
    isWanted: (plan) =>
      plan.end.ending.by === 'shut' && plan.end.round === 2 && throwsOf(plan) <= 22,
    seed: 87,
  },
  /** Five rounds to the lowest total, and quick ones. */
  longChannel: {
    preset: 'channel',
    tiles: 9,
    names: ['Ann', 'Ben', 'Cleo'],
    strategy: manyFirst,
    isWanted: (plan) => plan.end.ending.by !== 'shut' && throwsOf(plan) <= 44,
    seed: 78,
  },
  /** The box shut in the very first turn. */
  captain: {
    preset: 'channel',
    tiles: 9,
    names: ['Ann', 'Ben'],
    strategy: highFirst,
    isWanted: ({ end }) => end.outcome.captain === 0,
    seed: 2,
  },
  /** The second player lands on a hundred in the second turn, by a stop. */
  hundred: {
    preset: 'hundred',
    tiles: 9,
    names: ['Ann', 'Ben'],
    strategy: aimForHundred,
    isWanted: (plan) => plan.end.totals[1] === 100 && plan.end.round === 2 && stopsOf(plan) >= 3,
    seed: 21,
  },
  /** The second of three shuts the box, with one die at the end, and the third never plays. */
  stakes: {
    preset: 'stakes',
    tiles: 9,
    names: ['Ann', 'Ben', 'Cleo'],
    strategy: highFirst,
    isWanted: ({ end, events }) =>
      end.chips?.join() === '-2,4,-2' &&
      events.some((event) => event.type === 'diceRolled' && event.dice.length === 1),
    seed: 9,
  },
  /** One of three is out, and another some rounds later. */
  sailors: {
    preset: 'sailors',
    tiles: 9,
    names: ['Ann', 'Ben', 'Cleo'],
    strategy: highFirst,
    isWanted: ({ end }) => new Set(end.outRounds).size === 2,
    seed: 1,
  },
  /** One turn that comes down to a single die and leaves something standing. */
  pub: {
    preset: 'pub',
    tiles: 12,
    names: ['Ann'],
    strategy: highFirst,
    isWanted: ({ end, events }) =>
      end.ending.by === 'no-move' &&
      events.some((event) => event.type === 'diceRolled' && event.dice.length === 1),
    seed: 166,
  },
  /** Two turns that are over after two throws each. */
  brief: {
    preset: 'pub',
    tiles: 9,
    names: ['Ann', 'Ben'],
    strategy: manyFirst,
    isWanted: (plan) => throwsOf(plan) <= 4,
    seed: 250,
  },
  /** A throw that shuts four flaps, which is the most, and another that shuts one more at least. */
  falling: {
    preset: 'channel',
    tiles: 9,
    names: ['Ann', 'Ben'],
    strategy: manyFirst,
    isWanted: ({ events: [, first, , second] }) =>
      first?.type === 'tilesShut' && first.tiles.length === 4 && second?.type === 'tilesShut',
    seed: 5,
  },
  /** The first of twelve stops at once, with the largest of scores, and the second soon has no move. */
  crowd: {
    preset: 'hundred',
    tiles: 12,
    names: LONG_NAMES,
    strategy: { ...manyFirst, stops: ({ seat }) => seat === 0 },
    isWanted: ({ setup, events }) => {
      const [first, second] = turnRecords(setup, events)
      return first!.ending.by === 'stop' && second!.throws.length <= 3
    },
    seed: 2,
  },
  /** Two who stop at once and soon announce a sign, with totals as large as can be. */
  pair: {
    preset: 'hundred',
    tiles: 12,
    names: LONG_NAMES.slice(0, 2),
    strategy: { ...highFirst, stops: () => true },
    isWanted: ({ end }) => end.totals.some((total) => total > 10 ** 12),
    seed: 1,
  },
  /** One stops at once, with totals as large as can be, and the other shuts the box in one of ten turns. */
  patientPair: {
    preset: 'hundred',
    tiles: 12,
    names: LONG_NAMES.slice(0, 2),
    strategy: { ...highFirst, stops: ({ seat }) => seat === 0 },
    isWanted: ({ setup, events, end }) =>
      end.totals[0]! > 10 ** 14 &&
      turnRecords(setup, events).some(({ ending }) => ending.by === 'shut'),
    seed: 21,
  },
  /** The first of twelve shuts twelve flaps, and eleven pay. */
  richCrowd: {
    preset: 'stakes',
    tiles: 12,
    names: LONG_NAMES,
    strategy: highFirst,
    isWanted: ({ end }) => end.chips?.[0] === 22,
    seed: 3,
  },
} satisfies Record<string, Chosen>

export type MatchName = keyof typeof CHOSEN

const setupOf = ({ preset, tiles, names }: Chosen): MatchSetup => ({
  rules: { ...PRESETS.find(({ id }) => id === preset)!.rules, tiles },
  players: names.map((name) => ({ name })),
})

export const searchSeed = (name: MatchName): number => {
  const chosen: Chosen = CHOSEN[name]
  return findSeed(setupOf(chosen), chosen.strategy, chosen.isWanted)
}

export type NamedMatch = PlannedMatch & Pick<Chosen, 'preset' | 'tiles' | 'names'>

export function plannedMatch(name: MatchName): NamedMatch {
  const chosen: Chosen = CHOSEN[name]
  const { preset, tiles, names } = chosen
  return { ...planMatch(setupOf(chosen), chosen.seed, chosen.strategy), preset, tiles, names }
}
