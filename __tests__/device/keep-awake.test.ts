import type * as KeepAwake from '../../device/keep-awake'
import { fakePage } from './fake-page'
import { loadFresh, missing, settle } from './fresh-module'

const { send, leave } = fakePage()
afterAll(leave)

function fakeLocks() {
  const held = new Set<string>()
  return {
    held,
    activateKeepAwakeAsync: jest.fn(async (tag: string) => {
      await Promise.resolve()
      held.add(tag)
    }),
    deactivateKeepAwake: jest.fn((tag: string) =>
      held.delete(tag) ? Promise.resolve() : Promise.reject(new Error('not activated yet')),
    ),
  }
}

const load = (locks: () => unknown) =>
  loadFresh(() => require('../../device/keep-awake') as typeof KeepAwake, {
    'expo-keep-awake': locks,
  })

test('holds the screen until it is let go', async () => {
  const locks = fakeLocks()
  const release = load(() => locks).holdScreenAwake()
  await settle()
  expect(locks.held.size).toBe(1)
  release()
  release()
  await settle()
  expect(locks.held.size).toBe(0)
  expect(locks.deactivateKeepAwake).toHaveBeenCalledTimes(1)
})

test('two holds do not end each other', async () => {
  const locks = fakeLocks()
  const { holdScreenAwake } = load(() => locks)
  const [first, second] = [holdScreenAwake(), holdScreenAwake()]
  first()
  await settle()
  expect(locks.held.size).toBe(1)
  second()
  await settle()
  expect(locks.held.size).toBe(0)
})

test('let go at once, it does not stay on for ever', async () => {
  const locks = fakeLocks()
  load(() => locks).holdScreenAwake()()
  await settle()
  expect(locks.activateKeepAwakeAsync).toHaveBeenCalledTimes(1)
  expect(locks.held.size).toBe(0)
})

test('a page that comes back takes the lock up again, and only while it is wanted', async () => {
  const locks = fakeLocks()
  const release = load(() => locks).holdScreenAwake()
  await settle()
  locks.held.clear()
  send('visibilitychange')
  await settle()
  expect(locks.held.size).toBe(1)
  release()
  await settle()
  send('visibilitychange')
  await settle()
  expect(locks.held.size).toBe(0)
})

const refusing = () => Promise.reject(new Error('NotAllowedError'))

test.each<[string, () => unknown]>([
  ['is missing', missing],
  ['throws', () => ({ activateKeepAwakeAsync: missing, deactivateKeepAwake: missing })],
  ['refuses', () => ({ activateKeepAwakeAsync: refusing, deactivateKeepAwake: refusing })],
])('where the lock %s the screen just sleeps', async (_, locks) => {
  const release = load(locks).holdScreenAwake()
  send('visibilitychange')
  await settle()
  expect(release).not.toThrow()
  await settle()
})
