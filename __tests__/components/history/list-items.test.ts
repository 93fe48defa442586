import { listItems, offsetsOf } from '../../../components/history/list-items'
import { historyOf } from '../../support/entries'

const day = (date: number, hours: number) => new Date(2026, 4, date, hours).getTime()

const entriesAt = (...times: readonly number[]) =>
  historyOf(...times.map(() => ({ turns: { Ann: [3] }, won: ['Ann'] }))).map((entry, index) => ({
    ...entry,
    startedAt: times[index]!,
  }))

test('a heading stands before the matches of each day', () => {
  const items = listItems(entriesAt(day(3, 22), day(3, 1), day(2, 23), day(1, 5)))
  expect(items.map(({ kind }) => kind).join(' ')).toBe('day entry entry day entry day entry')
})

test('the first and the last of a day are known, and may be the same', () => {
  const items = listItems(entriesAt(day(3, 22), day(3, 20), day(3, 1), day(2, 23)))
  const ends = items.flatMap((item) => (item.kind === 'entry' ? [[item.isFirst, item.isLast]] : []))
  expect(ends).toEqual([
    [true, false],
    [false, false],
    [false, true],
    [true, true],
  ])
})

test('no two items have one key', () => {
  const items = listItems(entriesAt(day(3, 22), day(3, 20), day(2, 1), day(1, 23)))
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
})

test('every item begins where the one before it ends', () => {
  const items = listItems(entriesAt(day(3, 22), day(3, 20), day(2, 1)))
  expect(offsetsOf(items, { head: 100, day: 40, entry: 80 })).toEqual([100, 140, 220, 300, 340])
})

test('ten thousand matches are laid out in no time', () => {
  const items = listItems(entriesAt(...Array.from({ length: 10_000 }, (_, n) => n * -3_600_000)))
  expect(offsetsOf(items, { head: 0, day: 1, entry: 1 }).at(-1)).toBe(items.length - 1)
})
