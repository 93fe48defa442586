import { evaluate, type Match, type Rules, type TileSet } from '../../../engine'
import { bruteTurn, BruteTurn, remembered, type Worth } from '../../support/brute-force'
import { scoreOnPaper } from '../../support/paper-turn'
import { matchOf, rollingAt, shuttingAt } from '../../support/positions'
import { presetRules } from '../../support/scripted-match'

const sum = (open: number) => scoreOnPaper('sum', open)
const pub = presetRules('pub')
const channel = presetRules('channel')

/** The shares of the lowest. */
function sharesOf(results: readonly number[]): Worth {
  const lowest = Math.min(...results)
  const holders = results.filter((result) => result === lowest).length
  return results.map((result) => (result === lowest ? 1 / holders : 0))
}

const winner = (seat: number, count: number): Worth =>
  Array.from({ length: count }, (_, other) => (other === seat ? 1 : 0))

function expectWorth(match: Match, worth: Worth, aim = 'win') {
  const evaluation = evaluate(match)!
  expect(evaluation.aim).toBe(aim)
  expect(evaluation.value).toBeCloseTo(worth[match.seat]!, 10)
  evaluation.prospects!.forEach((prospect, seat) => expect(prospect).toBeCloseTo(worth[seat]!, 10))
}

/** What the end of a seat's turn is worth, by its score; everybody after plays for themselves. */
const byScore = (end: (score: number) => Worth) => remembered((score) => end(score))

describe('the last round', () => {
  /** Three players with these totals; a shut may win at once. */
  const lastRound = (rules: Rules, totals: readonly number[], shutWins: boolean) => {
    const play = remembered((seat, ...results): Worth => {
      if (seat === totals.length) return sharesOf(results)
      const after = byScore((score) => play(seat + 1, ...results, totals[seat]! + score))
      return bruteTurn(rules, seat, (open) =>
        shutWins && open === 0 ? winner(seat, totals.length) : after(sum(open)),
      )
    })
    return play
  }

  test('of three players, the second on turn', () => {
    const totals = [17, 8, 12]
    const rules: Rules = { ...channel, format: { kind: 'rounds', rounds: 3, shutWins: true } }
    const match = rollingAt(matchOf(rules, 3), { round: 3, seat: 1, totals })
    expectWorth(match, lastRound(rules, totals, true)(1, 17))
  })

  test('of three players who are equal, the first on turn with the dice thrown', () => {
    const match = matchOf(pub, 3)
    const open = 0b100000111 as TileSet
    // The last player's turn depends on the lowest so far and on how many hold it: that is enough to know.
    const last = remembered((lowest, holders): Worth => {
      const [own] = bruteTurn(pub, 0, (board) => [
        sum(board) < lowest ? 1 : sum(board) === lowest ? 1 / (holders + 1) : 0,
      ])
      return [(1 - own!) / holders, own!]
    })
    const second = byScore((score) =>
      bruteTurn(pub, 1, (board) => {
        const other = sum(board)
        const [held, own] = last(Math.min(score, other), score === other ? 2 : 1) as [
          number,
          number,
        ]
        return [score <= other ? held : 0, score >= other ? held : 0, own]
      }),
    )
    const turn = new BruteTurn(pub, 0, (board) => second(sum(board)))
    expectWorth(shuttingAt(match, { open }, [6, 3]), turn.afterThrow(open, [6, 3]).worth)
    expectWorth(rollingAt(match, { open }), turn.toThrow(open).worth)
  })

  test('of a target: who hits it wins at once, otherwise the nearest', () => {
    const rules: Rules = {
      ...presetRules('hundred'),
      format: { kind: 'target', target: 100, turns: 4 },
    }
    const totals = [180, 61, 97]
    const atEnd = (results: readonly number[]) =>
      sharesOf(results.map((total) => Math.abs(total - 100)))
    const endOf = (seat: number, total: number, then: (total: number) => Worth) =>
      total === 100 ? winner(seat, 3) : then(total)
    const digits = (open: number) => scoreOnPaper('digits', open)
    const lastSeat = (sign: number, second: number) =>
      bruteTurn(rules, 2, (open) =>
        endOf(2, 97 + sign * digits(open), (total) => atEnd([180, second, total])),
      )
    const third = remembered((second): Worth => {
      const [added, subtracted] = [lastSeat(1, second), lastSeat(-1, second)]
      return added[2]! >= subtracted[2]! ? added : subtracted
    })
    const open = 0b000101101 as TileSet
    const at = { round: 4, seat: 1, totals, open }
    const secondTurn = (sign: number) =>
      new BruteTurn(rules, 1, (board) =>
        endOf(1, 61 + sign * digits(board), (total) => third(total)),
      )
    const match = matchOf(rules, 3)
    expectWorth(rollingAt(match, { ...at, sign: 'add' }), secondTurn(1).reached(open).worth)
    expectWorth(rollingAt(match, { ...at, sign: 'subtract' }), secondTurn(-1).reached(open).worth)
  })

  test('of a round for chips, with one carried', () => {
    const rules: Rules = {
      ...presetRules('stakes'),
      format: { kind: 'stakes', stake: 5, rounds: 3 },
    }
    const paid = (seat: number, stakes: number) =>
      [0, 1, 2].map((other) => (other === seat ? 10 * stakes : -5 * stakes))
    const atEnd = (scores: readonly number[]) => {
      const lowest = Math.min(...scores)
      const holders = scores.filter((score) => score === lowest)
      return holders.length > 1 ? [0, 0, 0] : paid(scores.indexOf(lowest), 2)
    }
    const last = remembered((...scores): Worth =>
      bruteTurn(rules, 2, (open) => (open === 0 ? paid(2, 3) : atEnd([...scores, sum(open)]))),
    )
    const turn = new BruteTurn(rules, 1, (open) => (open === 0 ? paid(1, 3) : last(14, sum(open))))
    const at = { round: 2, seat: 1, roundScores: [14, null, null], carried: 1, totals: [30, 9, 9] }
    expectWorth(rollingAt(matchOf(rules, 3), at), turn.toThrow(511).worth, 'chips')
    const low = { ...at, open: 0b100111 as TileSet }
    expectWorth(rollingAt(matchOf(rules, 3), low), turn.toThrow(0b100111).worth, 'chips')
  })
})

test.each([false, true])('two players, two rounds, a shut wins: %s', (shutWins) => {
  const rules: Rules = { ...channel, format: { kind: 'rounds', rounds: 2, shutWins } }
  const end = (seat: number, next: (lead: number) => Worth, lead: number) =>
    bruteTurn(rules, seat, (open) =>
      shutWins && open === 0 ? winner(seat, 2) : next(lead + (seat === 0 ? sum(open) : -sum(open))),
    )
  const last = remembered((lead) => end(1, (after) => sharesOf([after, 0]), lead))
  const third = remembered((lead) => end(0, last, lead))
  const second = remembered((lead) => end(1, third, lead))
  const match = matchOf(rules, 2)
  const later = rollingAt(match, { round: 1, seat: 1, totals: [11, 0], open: 0b1011 as TileSet })
  const turn = new BruteTurn(rules, 1, (open) =>
    shutWins && open === 0 ? winner(1, 2) : third(11 - sum(open)),
  )
  expectWorth(later, turn.toThrow(0b1011).worth)
  expectWorth(rollingAt(match, { round: 2, seat: 0, totals: [9, 12] }), third(-3))
  expectWorth(rollingAt(match, { round: 1, seat: 1, totals: [11, 0] }), second(11))
})

describe('races of two players to a low limit', () => {
  const LIMIT = 3

  /** The worth of every pair of totals, found by putting in what comes out until nothing changes. */
  function race(rules: Rules, afterFirst: Ends, afterRound: Ends) {
    const before = new Map<string, Worth>()
    const inRound = new Map<string, Worth>()
    const solve = (a: number, b: number) => {
      for (let change = 1; change > 1e-15;) {
        const known = before.get(`${a} ${b}`) ?? [0.5, 0.5]
        inRound.set(
          `${a} ${b}`,
          bruteTurn(rules, 1, (open) => {
            const total = b + sum(open)
            return afterRound(a, total) ?? (open === 0 ? known : before.get(`${a} ${total}`)!)
          }),
        )
        const value = bruteTurn(rules, 0, (open) => {
          const total = a + sum(open)
          return afterFirst(total, b) ?? inRound.get(`${total} ${b}`)!
        })
        before.set(`${a} ${b}`, value)
        change = Math.abs(value[0]! - known[0]!)
      }
    }
    // In a knockout the second still plays when the first has reached the limit.
    for (let a = LIMIT + 44; a >= LIMIT; a--)
      for (let b = LIMIT - 1; b >= 0; b--)
        if (!afterFirst(a, b))
          inRound.set(
            `${a} ${b}`,
            bruteTurn(rules, 1, (open) => afterRound(a, b + sum(open))!),
          )
    for (let a = LIMIT - 1; a >= 0; a--) for (let b = LIMIT - 1; b >= 0; b--) solve(a, b)
    return { before, inRound }
  }

  type Ends = (first: number, second: number) => Worth | undefined

  test('knockout: both may go out in the same round', () => {
    const rules: Rules = { ...channel, format: { kind: 'knockout', limit: LIMIT } }
    const afterRound: Ends = (a, b) => {
      if (a < LIMIT && b < LIMIT) return undefined
      if (a >= LIMIT && b >= LIMIT) return sharesOf([a, b])
      return a < LIMIT ? [1, 0] : [0, 1]
    }
    const { before, inRound } = race(rules, () => undefined, afterRound)
    const match = matchOf(rules, 2)
    for (let a = 0; a < LIMIT; a++)
      for (let b = 0; b < LIMIT; b++) {
        expectWorth(rollingAt(match, { totals: [a, b] }), before.get(`${a} ${b}`)!)
        expectWorth(rollingAt(match, { seat: 1, totals: [a, b] }), inRound.get(`${a} ${b}`)!)
      }
    expectWorth(rollingAt(match, { seat: 1, totals: [9, 2] }), inRound.get('9 2')!)
  })

  test('first-to-lose: who reaches the limit has lost at once', () => {
    const rules: Rules = { ...channel, format: { kind: 'first-to-lose', limit: LIMIT } }
    const afterFirst: Ends = (a) => (a >= LIMIT ? [0, 1] : undefined)
    const afterRound: Ends = (_, b) => (b >= LIMIT ? [1, 0] : undefined)
    const { before, inRound } = race(rules, afterFirst, afterRound)
    const match = matchOf(rules, 2)
    for (let a = 0; a < LIMIT; a++)
      for (let b = 0; b < LIMIT; b++) {
        expectWorth(rollingAt(match, { totals: [a, b] }), before.get(`${a} ${b}`)!)
        expectWorth(rollingAt(match, { seat: 1, totals: [a, b] }), inRound.get(`${a} ${b}`)!)
      }
  })
})
