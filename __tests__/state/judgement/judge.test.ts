import type { Evaluation } from '../../../engine'
import { judge, stopThinking, think } from '../../../state/judgement/judge'
import { matchOf, missingTables, shuttingAt } from '../../support/positions'
import { presetRules } from '../../support/scripted-match'

/** A moment of four players that takes some seconds to be judged exactly. */
const moment = (...dice: number[]) =>
  shuttingAt(matchOf({ ...presetRules('pub-digits'), moves: 'die-or-sum' }, 4), {}, dice)

/** A race of two, which takes some ten seconds on a phone. */
const race = (
  limit: number,
  where: { readonly seat: number; readonly totals: readonly number[] },
) =>
  shuttingAt(
    matchOf({ ...presetRules('sailors'), format: { kind: 'knockout', limit } }, 2),
    where,
    [4, 3],
  )

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => stopThinking())

test('who asked is answered by the next best aim when another moment is thought about', async () => {
  const answer = judge(moment(4, 3))
  think(moment(6, 2))
  expect(await answer).toMatchObject({ aim: 'score' })
})

test('thinking stops when it is told to, and the work that was done is kept', async () => {
  const thought = moment(5, 2)
  const all = missingTables(thought)
  think(thought)
  await rest(100)
  stopThinking()
  await rest(20)
  const left = missingTables(thought)
  expect(left).toBeLessThan(all)
  await rest(100)
  expect(missingTables(thought)).toBe(left)
})

test('what is thought about goes on when an older moment is left off', async () => {
  const [older, newer] = [moment(5, 1), moment(4, 1)]
  think(older)
  think(newer)
  stopThinking(older)
  await rest(50)
  const left = missingTables(newer)
  await rest(100)
  expect(missingTables(newer)).toBeLessThan(left)
})

describe('a race of two, each look at the clock a millisecond later', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    let looks = 0
    jest.spyOn(performance, 'now').mockImplementation(() => looks++)
  })
  afterEach(() => {
    jest.restoreAllMocks()
    jest.useRealTimers()
  })

  test('who asks is told by the next best aim in time, and exactly after it was thought to the end', async () => {
    const begun = race(45, { seat: 0, totals: [0, 0] })
    const told: (Evaluation | undefined)[] = []
    void judge(begun).then((evaluation) => told.push(evaluation))
    await jest.advanceTimersByTimeAsync(399)
    expect(told).toEqual([])
    await jest.advanceTimersByTimeAsync(101)
    expect(told).toMatchObject([{ aim: 'win-assumed' }])
    await jest.advanceTimersByTimeAsync(20_000)
    void judge(begun).then((evaluation) => told.push(evaluation))
    await jest.advanceTimersByTimeAsync(0)
    expect(told[1]).toMatchObject({ aim: 'win' })
  })

  test('what was thought about in one turn is known in the next', async () => {
    const [begun, next] = [
      race(44, { seat: 0, totals: [0, 0] }),
      race(44, { seat: 1, totals: [9, 0] }),
    ]
    const all = missingTables(next)
    think(begun)
    await jest.advanceTimersByTimeAsync(400)
    stopThinking()
    await jest.advanceTimersByTimeAsync(10)
    const left = missingTables(next)
    expect(left).toBeLessThan(all)
    think(next)
    await jest.advanceTimersByTimeAsync(100)
    expect(missingTables(next)).toBeLessThan(left)
  })
})
