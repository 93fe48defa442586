import { chipNameWidth } from '../../../components/table/scoreboard'
import { AROUND_NAME } from '../../../components/table/seat-chip'
import { SPACE } from '../../../components/ui/theme'

/** The width of the strip on a phone of 390 points. */
const STRIP = 350

const widthOf = (players: number) =>
  players * (AROUND_NAME + chipNameWidth(players, STRIP, 1)) + (players - 1) * SPACE.s

test.each([1, 2, 3])('%i chips fit beside each other on a phone', (players) => {
  expect(widthOf(players)).toBeLessThanOrEqual(STRIP)
})

test('more than three keep a width in which names can be told apart, and scroll', () => {
  expect(chipNameWidth(12, STRIP, 1)).toBe(chipNameWidth(4, STRIP, 1))
  expect(widthOf(4)).toBeGreaterThan(STRIP)
})

test.each([1, 2, 3, 12])(
  'in letters twice as large as many of a name are seen, of %i',
  (players) => {
    // A letter of a name is about 7 points wide.
    expect(chipNameWidth(players, STRIP, 2)).toBeGreaterThanOrEqual(2 * 7 * 8)
  },
)
