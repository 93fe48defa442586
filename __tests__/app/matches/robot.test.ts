import { screen } from 'expo-router/testing-library'
import {
  FORMAT_KINDS,
  PRESETS,
  replay,
  type Format,
  type PresetId,
  type Rules,
} from '../../../engine'
import { en } from '../../../i18n'
import { findMatch, useHistory } from '../../../state/history/history'
import { openTable } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { SHAPES } from '../../support/random-rules'
import { playToTheEnd } from '../../support/robot'
import { randomFrom, type Random } from '../../support/seeded-random'
import { volume } from '../../support/volumes'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const NAMES = ['Ann', 'Ben', 'Cleo']
/** Of all combinations, beside the presets. */
const SAMPLE = 20

/** Numbers that end a match after a turn each, or a few. */
function shortFormat(random: Random, kind: Format['kind'], shutWins: boolean): Format {
  const few = random.below(4) === 0 ? 2 : 1
  switch (kind) {
    case 'rounds':
      return { kind, rounds: few, shutWins }
    case 'first-to-lose':
    case 'knockout':
      return { kind, limit: 1 + random.below(20) }
    case 'target':
      return { kind, target: 1 + random.below(100), turns: few }
    case 'stakes':
      return { kind, stake: 1 + random.below(9), rounds: few }
  }
}

type Case = { readonly name: string; readonly rules: Rules; readonly seated: number }

/** A random sample of all combinations, with every format in it. */
function sample(): Case[] {
  const random = randomFrom(20)
  return Array.from({ length: SAMPLE }, (_, index) => {
    const wanted = FORMAT_KINDS[index % FORMAT_KINDS.length]!
    const { kind, shutWins, ...axes } = random.pick(SHAPES.filter((shape) => shape.kind === wanted))
    const rules = { ...axes, format: shortFormat(random, kind, shutWins) }
    const { tiles, moves, oneDie, scoring } = rules
    const seated = kind === 'stakes' ? 2 : 1 + random.below(2)
    return { name: [kind, tiles, moves, oneDie, scoring, index].join(' '), rules, seated }
  })
}

/** Shorter rules for presets with long matches, otherwise the same. */
const SHORTER: Partial<Record<PresetId, Format>> = {
  channel: { kind: 'rounds', rounds: 1, shutWins: true },
  'pub-hundred': { kind: 'first-to-lose', limit: 40 },
  sailors: { kind: 'knockout', limit: 20 },
  hundred: { kind: 'target', target: 100, turns: 2 },
}

const presets = PRESETS.map(({ id, rules, players }): Case => ({
  name: id,
  rules: { ...rules, format: SHORTER[id] ?? rules.format },
  seated: players.min,
}))

const { from, to } = volume('robotMatches')
const cases = [...sample(), ...presets].slice(from, to)

test.each(cases)('$name is played to the end', async (played) => {
  const { name, rules, seated } = played
  const errors = jest.spyOn(console, 'error')
  const random = randomFrom(name.length * 1000 + seated)
  forceSeeds(seedOf(random.below(1e9)))
  await openTable(NAMES.slice(0, seated), rules)
  await playToTheEnd(random)
  expect(screen.getByLabelText(en.results.title)).toBeOnTheScreen()
  const [entry] = useHistory.getState().entries
  const { events, match } = (await findMatch(entry!.id))!
  expect(match.setup.rules).toEqual(rules)
  expect(replay(match.setup, events)).toEqual({ ok: true, value: match })
  expect(errors).not.toHaveBeenCalled()
})
