import { evaluate, turnValues, type Match, type Rules } from '../../../engine'
import { bruteTurn, remembered, type Worth } from '../../support/brute-force'
import { scoreOnPaper } from '../../support/paper-turn'
import { matchOf, rollingAt } from '../../support/positions'
import { presetRules } from '../../support/scripted-match'

const WORST = 45
const sum = (open: number) => scoreOnPaper('sum', open)

/** With which chance a turn for the lowest expected score ends with which score. */
function scoreChances(rules: Rules): Worth {
  const turn = bruteTurn(rules, 0, (open) => [
    -sum(open),
    ...Array.from({ length: WORST + 1 }, (_, score) => (score === sum(open) ? 1 : 0)),
  ])
  return turn.slice(1)
}

function sharesOf(results: readonly number[]): Worth {
  const lowest = Math.min(...results)
  const holders = results.filter((result) => result === lowest).length
  return results.map((result) => (result === lowest ? 1 / holders : 0))
}

/** The best that the seat on turn can get, if all turns after it go by these chances. */
function expectAssumed(match: Match, after: (score: number) => Worth) {
  const { rules } = match.setup
  const { aim, value, prospects } = evaluate(match, 0)!
  const known = remembered((score) => after(score))
  // Boards that cannot be reached any more are not asked for: each takes long.
  const best = turnValues(rules, (open) =>
    (open & ~match.open) === 0 ? known(sum(open))[match.seat]! : 0,
  )
  expect(aim).toBe('win-assumed')
  expect(value).toBeCloseTo(best[match.open]!, 11)
  expect(prospects![match.seat]).toBeCloseTo(value, 12)
  expect(prospects!.reduce((all, one) => all + one)).toBeCloseTo(1, 12)
}

const mean = (chances: readonly number[], of: (score: number) => Worth): Worth =>
  chances
    .map((chance, score) => of(score).map((worth) => chance * worth))
    .reduce((all, some) => all.map((worth, seat) => worth + some[seat]!))

const replaced = (totals: readonly number[], seat: number, total: number) =>
  totals.map((other, at) => (at === seat ? total : other))

test.each([false, true])('three players in the last but one round, a shut wins: %s', (shutWins) => {
  const rules: Rules = {
    ...presetRules('channel'),
    format: { kind: 'rounds', rounds: 2, shutWins },
  }
  const chances = scoreChances(rules)
  // Every turn after this one, in order: only totals that can still win are told apart.
  const played = remembered((turn, ...totals): Worth => {
    if (turn === 6) return sharesOf(totals)
    const seat = turn % 3
    return mean(chances, (score) =>
      shutWins && score === 0
        ? totals.map((_, other) => (other === seat ? 1 : 0))
        : played(turn + 1, ...replaced(totals, seat, totals[seat]! + score)),
    )
  })
  const totals = [3, 5, 0]
  const match = rollingAt(matchOf(rules, 3), {
    round: 1,
    seat: 2,
    totals,
    open: 0b11 as Match['open'],
  })
  const ended = (score: number) => (shutWins && score === 0 ? [0, 0, 1] : played(3, 3, 5, score))
  expectAssumed(match, ended)
})

const LIMIT = 3

describe('three players to a low limit', () => {
  /** Puts in what comes out until nothing changes: a round without a score leads back to itself. */
  function settle(step: (known: (totals: readonly number[]) => Worth) => Map<string, Worth>) {
    let before = new Map<string, Worth>()
    for (let times = 0; times < 8; times++) {
      const known = before
      before = step((totals) => known.get(totals.join()) ?? [1 / 3, 1 / 3, 1 / 3])
    }
    return (totals: readonly number[]) => before.get(totals.join())!
  }

  const roundStarts = Array.from({ length: LIMIT ** 3 }, (_, at) => [
    at % LIMIT,
    Math.floor(at / LIMIT) % LIMIT,
    Math.floor(at / LIMIT ** 2),
  ])

  test('first-to-lose', () => {
    const rules: Rules = {
      ...presetRules('channel'),
      format: { kind: 'first-to-lose', limit: LIMIT },
    }
    const chances = scoreChances(rules)
    const turnsFrom = (known: (totals: readonly number[]) => Worth) => {
      const turn = remembered((seat, ...totals): Worth => {
        if (seat === 3) return known(totals)
        return mean(chances, (score) => {
          const after = replaced(totals, seat, totals[seat]! + score)
          return after[seat]! >= LIMIT ? sharesOf(after) : turn(seat + 1, ...after)
        })
      })
      return turn
    }
    const known = settle((before) => {
      const turn = turnsFrom(before)
      return new Map(roundStarts.map((totals) => [totals.join(), turn(0, ...totals)]))
    })
    const turn = turnsFrom(known)
    for (const [seat, totals] of [
      [0, [0, 0, 0]],
      [1, [2, 1, 1]],
      [2, [2, 2, 1]],
    ] as const)
      expectAssumed(rollingAt(matchOf(rules, 3), { seat, totals }), (score) => {
        const after = replaced(totals, seat, totals[seat] + score)
        return after[seat]! >= LIMIT ? sharesOf(after) : turn(seat + 1, ...after)
      })
  })

  test('knockout', () => {
    const rules: Rules = { ...presetRules('channel'), format: { kind: 'knockout', limit: LIMIT } }
    const chances = scoreChances(rules)
    const ended = (
      totals: readonly number[],
      known: (totals: readonly number[]) => Worth,
    ): Worth => {
      const staying = totals.filter((total) => total < LIMIT).length
      if (staying === 3) return known(totals)
      if (staying === 0) return sharesOf(totals)
      if (staying === 1) return totals.map((total) => (total < LIMIT ? 1 : 0))
      return known(totals.map((total) => Math.min(total, LIMIT)))
    }
    const starts = Array.from({ length: (LIMIT + 1) ** 3 }, (_, at) => [
      at % (LIMIT + 1),
      Math.floor(at / (LIMIT + 1)) % (LIMIT + 1),
      Math.floor(at / (LIMIT + 1) ** 2),
    ]).filter((totals) => totals.filter((total) => total < LIMIT).length >= 2)
    const turnsFrom = (out: number, known: (totals: readonly number[]) => Worth) => {
      const turn = remembered((seat, ...totals): Worth => {
        if (seat === 3) {
          const result = totals.map((total, other) => (other === out ? LIMIT : total))
          if (out < 0) return ended(result, known)
          // Of the two that are left both may go out: the third was out before.
          const pair = totals.map((total, other) => (other === out ? Infinity : total))
          const isOver = pair.filter((total) => total < LIMIT).length === 0
          return isOver ? sharesOf(pair) : ended(result, known)
        }
        if (seat === out) return turn(seat + 1, ...totals)
        return mean(chances, (score) =>
          turn(seat + 1, ...replaced(totals, seat, totals[seat]! + score)),
        )
      })
      return turn
    }
    const known = settle((before) => {
      const turns = new Map([-1, 0, 1, 2].map((out) => [out, turnsFrom(out, before)]))
      return new Map(
        starts.map((totals) => [totals.join(), turns.get(totals.indexOf(LIMIT))!(0, ...totals)]),
      )
    })
    const turn = turnsFrom(-1, known)
    for (const [seat, totals] of [
      [0, [0, 0, 0]],
      [1, [9, 1, 1]],
      [2, [2, 7, 1]],
    ] as const)
      expectAssumed(rollingAt(matchOf(rules, 3), { seat, totals }), (score) =>
        turn(seat + 1, ...replaced(totals, seat, totals[seat] + score)),
      )
  })
})
