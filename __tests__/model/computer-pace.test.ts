import { COMPUTER_PLAYERS } from '../../engine'
import { paceOf } from '../../model/computer-pace'

const PAUSES = ['look', 'shake', 'tilt', 'check'] as const

test.each(COMPUTER_PLAYERS)('with reduced motion the %s is quicker at everything', (computer) => {
  const [usual, reduced] = [paceOf(computer, false), paceOf(computer, true)]
  for (const pause of PAUSES) {
    expect(reduced[pause]).toBeGreaterThan(0)
    expect(reduced[pause]).toBeLessThan(usual[pause])
  }
  // Reading takes as long as for people.
  expect(reduced.read).toBe(usual.read)
})

test.each([false, true])('no two of them are alike, with reduced motion: %s', (isMotionReduced) => {
  const paces = COMPUTER_PLAYERS.map((computer) => paceOf(computer, isMotionReduced))
  for (const pause of PAUSES)
    expect(new Set(paces.map((pace) => pace[pause])).size).toBe(COMPUTER_PLAYERS.length)
})
