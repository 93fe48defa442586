import { render, screen } from '@testing-library/react-native'
import { TurnBand } from '../../../components/replay/turn-band'
import type { TurnSpan } from '../../../components/replay/turn-spans'
import { PLAYER_COLOURS } from '../../../model/colours'

test('hundreds of turns are few views on a phone', () => {
  const spans = Array.from({ length: 240 }, (_, turn): TurnSpan => {
    const seat = turn % 12
    return {
      from: 8 * turn,
      to: 8 * turn + 8,
      colour: PLAYER_COLOURS[seat]!,
      mark: 'A',
      place: seat / 12,
    }
  })
  render(<TurnBand spans={spans} last={1920} width={300} />)
  const views = screen.UNSAFE_root.findAll(({ type }) => String(type).startsWith('RNSVG'))
  expect(views.length).toBeGreaterThan(12)
  expect(views.length).toBeLessThan(20)
})
