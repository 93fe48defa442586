import { prepare } from '../../../engine'
import { judge, stopThinking, think } from '../../../state/judgement/judge'
import { matchOf, shuttingAt } from '../../support/positions'
import { presetRules } from '../../support/scripted-match'

/** A moment of four players that takes some seconds to be judged exactly. */
const moment = (...dice: number[]) =>
  shuttingAt(matchOf({ ...presetRules('pub-digits'), moves: 'die-or-sum' }, 4), {}, dice)

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => stopThinking())

test('who asked is answered by the next best aim when another moment is thought about', async () => {
  const answer = judge(moment(4, 3))
  think(moment(6, 2))
  expect(await answer).toMatchObject({ aim: 'score' })
})

test('thinking stops when it is told to, and the work that was done is kept', async () => {
  const thought = moment(5, 2)
  const all = prepare(thought).missing()
  think(thought)
  await rest(100)
  stopThinking()
  await rest(20)
  const left = prepare(thought).missing()
  expect(left).toBeLessThan(all)
  await rest(100)
  expect(prepare(thought).missing()).toBe(left)
})

test('what is thought about goes on when an older moment is left off', async () => {
  const [older, newer] = [moment(5, 1), moment(4, 1)]
  think(older)
  think(newer)
  stopThinking(older)
  await rest(50)
  const left = prepare(newer).missing()
  await rest(100)
  expect(prepare(newer).missing()).toBeLessThan(left)
})
