import * as fc from 'fast-check'

import { paymentsOf } from '../../engine'
import { deepFreeze } from '../support/deep-freeze'

test.each([
  [[0, 0, 0], []],
  [[], []],
  [[0], []],
  [[5, -5], [{ from: 1, to: 0, chips: 5 }]],
  [
    [-1, 3, -2],
    [
      { from: 2, to: 1, chips: 2 },
      { from: 0, to: 1, chips: 1 },
    ],
  ],
])('%j is settled by %j', (chips, payments) => {
  expect(paymentsOf(chips)).toEqual(payments)
})

/** Chips of 1 to 12 players as rounds of stakes leave them: always adding up to zero. */
const ledgers = fc
  .array(fc.integer({ min: -60_000, max: 60_000 }), { minLength: 0, maxLength: 11 })
  .map((chips) => deepFreeze([...chips, -chips.reduce((sum, held) => sum + held, 0)]))

test('payments leave everybody even, in at most one payment fewer than there are players', () => {
  fc.assert(
    fc.property(ledgers, (chips) => {
      const left = [...chips]
      const payments = paymentsOf(chips)
      for (const { from, to, chips: paid } of payments) {
        expect(paid).toBeGreaterThan(0)
        left[from]! += paid
        left[to]! -= paid
      }
      expect(left.every((held) => held === 0)).toBe(true)
      expect(payments.length).toBeLessThanOrEqual(chips.length - 1)
    }),
    { seed: 20, numRuns: 1_000 },
  )
})

test('only who is behind pays, and only who is ahead is paid', () => {
  fc.assert(
    fc.property(ledgers, (chips) => {
      for (const { from, to } of paymentsOf(chips)) {
        expect(chips[from]).toBeLessThan(0)
        expect(chips[to]).toBeGreaterThan(0)
      }
    }),
    { seed: 21, numRuns: 1_000 },
  )
})
