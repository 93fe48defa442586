import { sideOf, tableAngle, type Seating } from '../../model/seating'
import type { SeatedMatch } from '../../model/player'
import { begin, presetRules } from '../support/scripted-match'

const pub = presetRules('pub')

/** The angle of the table for every seat in turn. */
const anglesOf = (seating: Seating, match: SeatedMatch) =>
  match.setup.players.map((_, seat) => tableAngle(seating, { ...match, seat }))

test.each([
  [1, [0]],
  [2, [0, 180]],
  [3, [0, 90, 270]],
  [4, [0, 90, 180, 270]],
  [5, [0, 90, 180, 180, 270]],
  [6, [0, 90, 90, 180, 270, 270]],
  [12, [0, 0, 90, 90, 90, 180, 180, 180, 270, 270, 270, 0]],
])('%i people are spread round the sides of the phone, clockwise', (people, angles) => {
  expect(Array.from({ length: people }, (_, person) => sideOf(person, people))).toEqual(angles)
  expect(anglesOf('by-seat', begin(pub, people))).toEqual(angles)
})

test.each([2, 3, 4])('between two the table turns for every second of %i', (people) => {
  const angles = [0, 180, 0, 180].slice(0, people)
  expect(anglesOf('between-two', begin(pub, people))).toEqual(angles)
})

test('a phone that is handed on never turns', () => {
  expect(anglesOf('handed-on', begin(pub, 4))).toEqual([0, 0, 0, 0])
})

test('a computer player has no side of its own: the table stays as it was', () => {
  const match = begin(pub, 3)
  const [ann, ben, cleo] = match.setup.players
  const players = [ann!, { ...ben!, computer: 'master' as const }, cleo!]
  const seated = { ...match, setup: { ...match.setup, players } }
  expect(anglesOf('by-seat', seated)).toEqual([0, 0, 180])
  expect(anglesOf('between-two', seated)).toEqual([0, 0, 180])
})
