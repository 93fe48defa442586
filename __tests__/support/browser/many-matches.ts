/** A family's years of play, as a file that the app itself might have exported. */
import { PRESETS, writeEvents, type TileSet } from '../../../engine'
import { PLAYER_COLOURS } from '../../../model/colours'
import { randomFrom, type Random } from '../seeded-random'
import { planMatch, type PlannedMatch, type Strategy } from './planned-match'

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
const FIRST_DAY = Date.UTC(2016, 0, 1)
const HOURS = 3_600_000

const people = NAMES.map((name, index) => ({
  id: `person-${name}`,
  name,
  colour: PLAYER_COLOURS[index]!,
}))

const anyMove = (random: Random): Strategy => ({
  move: (_, moves: readonly TileSet[]) => random.pick(moves),
  stops: ({ setup }) => setup.rules.mayStop && random.below(4) === 0,
})

const planOf = (seed: number, random: Random) => {
  const { rules, players } = random.pick(PRESETS)
  const seats = people
    .toSorted(() => random.fraction() - 0.5)
    .slice(0, players.min + random.below(2))
  return planMatch({ rules, players: seats }, seed, anyMove(random))
}

function dataOf({ seed, setup, events, end }: PlannedMatch, index: number) {
  const startedAt = FIRST_DAY + index * 9 * HOURS
  return {
    id: index.toString(16).padStart(16, '0'),
    seed: Buffer.from(seed).toString('hex'),
    setup,
    events: writeEvents(events),
    startedAt,
    endedAt: startedAt + HOURS / 4,
    outcome: end.outcome,
  }
}

const HEAD = { app: 'shut-the-box', version: 1, exportedAt: 0 }

const peopleOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `person-${index}`,
    name: `Player ${index + 1}`,
    colour: PLAYER_COLOURS[index % PLAYER_COLOURS.length]!,
  }))

/** Playing them all would take a minute: a few are played, and repeated with other dates. */
const MOST_PLAYED = 500

/** An export of so many matches, the last of them the newest, and of people who played none of them. */
export function exportOf(count: number, others = 0): string {
  const random = randomFrom(count)
  const plans = Array.from({ length: Math.min(count, MOST_PLAYED) }, (_, index) =>
    planOf(index + 1, random),
  )
  const matches = Array.from({ length: count }, (_, index) =>
    dataOf(plans[index % plans.length]!, index),
  )
  const everybody = [...people, ...peopleOf(others)]
  return JSON.stringify({ ...HEAD, people: everybody, matches })
}

/** An export of so many people, an even number: each has played one other. */
export function exportOfPeople(count: number): string {
  const everybody = peopleOf(count)
  const { rules } = PRESETS.find(({ id }) => id === 'pub')!
  const plan = planMatch({ rules, players: people.slice(0, 2) }, 1, anyMove(randomFrom(1)))
  const matches = Array.from({ length: count / 2 }, (_, index) => {
    const players = everybody.slice(2 * index, 2 * index + 2)
    return dataOf({ ...plan, setup: { rules, players } }, index)
  })
  return JSON.stringify({ ...HEAD, people: everybody, matches })
}
