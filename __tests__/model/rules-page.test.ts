import { PRESETS, type Rules } from '../../engine'
import { rulesOfPage, rulesPageOf } from '../../model/rules-page'
import { presetRules } from '../support/scripted-match'

const pub = presetRules('pub')
const house: Rules = { ...pub, tiles: 10 }
const known = { setUp: pub, table: undefined }

test.each(PRESETS)('$id has a page of its own', ({ id, rules }) => {
  expect(rulesPageOf(rules, 'house')).toEqual({ preset: id })
  expect(rulesOfPage({ preset: id }, known)).toEqual(rules)
})

test('a preset with other flaps than usual says so in its address', () => {
  const twelve: Rules = { ...pub, tiles: 12 }
  const page = rulesPageOf(twelve, 'table')
  expect(page).toEqual({ preset: 'pub', tiles: '12' })
  expect(rulesOfPage(page, known)).toEqual(twelve)
})

test.each(['10', '12.0', 'many', ''])('%j flaps of a preset are those it has', (tiles) => {
  expect(rulesOfPage({ preset: 'pub', tiles }, known)).toEqual(pub)
})

test('house rules are those that are set up, or those of the table', () => {
  expect(rulesPageOf(house, 'house')).toEqual({ preset: 'house' })
  expect(rulesPageOf(house, 'table')).toEqual({ preset: 'table' })
  expect(rulesOfPage({ preset: 'house' }, { setUp: house, table: pub })).toEqual(house)
  expect(rulesOfPage({ preset: 'table' }, { setUp: pub, table: house })).toEqual(house)
})

test('house rules that are not set up are not explained', () => {
  expect(rulesOfPage({ preset: 'house' }, known)).toBe('no-house')
})

test.each(['nowhere', 'table', 'Pub', ''])('there is no page %j', (preset) => {
  expect(rulesOfPage({ preset }, known)).toBeUndefined()
})
