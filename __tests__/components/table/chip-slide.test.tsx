import { fireEvent, render, screen } from '@testing-library/react-native'

import { chipPayments, ChipSlide } from '@/components/table/chip-slide'
import { FlatChip } from '@/components/table/poker-chips'
import { Scoreboard } from '@/components/table/scoreboard'
import { begin, presetRules } from '../../support/scripted-match'

test.each([
  [
    [0, 0, 0],
    [-1, 2, -1],
    [
      { from: 0, to: 1 },
      { from: 2, to: 1 },
    ],
  ],
  [
    [0, 0],
    [-3, 3],
    [
      { from: 0, to: 1 },
      { from: 0, to: 1 },
      { from: 0, to: 1 },
    ],
  ],
  [[-1, 2, -1], [-1, 2, -1], []],
  [[0, 0], [0, 0], []],
])('chips slide from those who pay to the one who is paid: %j to %j', (before, now, payments) => {
  expect(chipPayments(before, now)).toEqual(payments)
})

test('a chip slides across the scoreboard from each who pays, once all know their places', () => {
  const match = { ...begin(presetRules('stakes'), 3), chips: [0, 0, 0] }
  const board = (chips: readonly number[]) => (
    <Scoreboard match={{ ...match, chips }} log={[]} shape="column" width={320} />
  )
  const { rerender } = render(board([0, 0, 0]))
  screen.getAllByRole('img').forEach((chip, seat) => {
    const layout = { x: 0, y: 60 * seat, width: 320, height: 52 }
    fireEvent(chip, 'layout', { nativeEvent: { layout } })
  })
  const sliding = () => screen.UNSAFE_getByType(ChipSlide).findAllByType(FlatChip)
  expect(sliding()).toHaveLength(0)
  rerender(board([-1, 2, -1]))
  expect(sliding()).toHaveLength(2)
  rerender(board([2, 1, -3]))
  expect(sliding()).toHaveLength(3)
})

test('of many chips as many slide as can be told apart, and one of each who pays', () => {
  const slidingOf = (players: number, chips: number) =>
    chipPayments(Array<number>(players).fill(0), [
      chips * (players - 1),
      ...Array<number>(players - 1).fill(-chips),
    ])
  expect(slidingOf(2, 100)).toHaveLength(6)
  expect(slidingOf(4, 100)).toHaveLength(12)
  expect(slidingOf(12, 100).map(({ from }) => from)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})
