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
})
