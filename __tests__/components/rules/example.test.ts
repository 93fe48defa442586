import { exampleOf } from '../../../components/rules/example'
import { PRESETS, type PresetId } from '../../../engine'
import { presetRules } from '../../support/scripted-match'

test.each<[PresetId, readonly (readonly number[])[]]>([
  ['channel', [[8], [3, 5], [1, 3, 4]]],
  ['pub', [[7], [3, 4]]],
  ['sailors', [[5], [3], [2], [2, 3]]],
])('the picture of %s shows what a throw may shut', (id, moves) => {
  expect(exampleOf(presetRules(id)).moves.map(({ tiles }) => tiles)).toEqual(moves)
})

test.each<[PresetId, number]>([
  ['pub', 12],
  ['pub-digits', 147],
  ['pub-reversed', 741],
])('what is left at the end scores by %s: %d', (id, score) => {
  expect(exampleOf(presetRules(id)).score).toBe(score)
})

test.each(PRESETS)('there is a picture for $id with twelve flaps too', ({ rules }) => {
  expect(exampleOf({ ...rules, tiles: 12 }).moves.length).toBeGreaterThan(1)
})
