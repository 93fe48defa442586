import type { PresetId } from '../../../engine'
import { fitRules } from '../../../state/set-up/fit-rules'
import { presetRules } from '../../support/scripted-match'

const channel = presetRules('channel')
const pub = presetRules('pub')

test.each<[PresetId, number, PresetId]>([
  ['channel', 2, 'channel'],
  ['channel', 6, 'channel'],
  ['channel', 1, 'pub'],
  ['channel', 7, 'pub'],
  ['stakes', 1, 'pub'],
  ['stakes', 12, 'stakes'],
  ['sailors', 1, 'sailors'],
])('by %s, %d players play %s', (id, seated, expected) => {
  expect(fitRules({ rules: presetRules(id) }, seated).rules).toBe(presetRules(expected))
})

test('rules that made way come back as soon as they fit', () => {
  const alone = fitRules({ rules: channel }, 1)
  expect(alone).toEqual({ rules: pub, wanted: channel })
  expect(fitRules(alone, 2)).toEqual({ rules: channel })
})

test('rules that made way are not forgotten while others stand in for them', () => {
  const seven = fitRules(fitRules({ rules: channel }, 1), 7)
  expect(seven).toEqual({ rules: pub, wanted: channel })
})

test('an empty table changes nothing', () => {
  expect(fitRules({ rules: channel }, 0)).toEqual({ rules: channel })
})
