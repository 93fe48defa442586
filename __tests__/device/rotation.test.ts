import { Orientation, OrientationLock } from 'expo-screen-orientation'
import { Dimensions, Platform } from 'react-native'
import type * as Rotation from '../../device/rotation'
import { loadFresh, missing, settle } from './fresh-module'

/** A phone that is held like this, and remembers how it was locked. */
function fakeScreen(held: number, isTablet = false) {
  const locks: unknown[] = []
  return {
    locks,
    turn: (to: number) => (held = to),
    Orientation,
    OrientationLock,
    getOrientationAsync: () => Promise.resolve(held),
    supportsOrientationLockAsync: () => Promise.resolve(isTablet),
    lockPlatformAsync: (lock: object) => Promise.resolve(void locks.push(lock)),
    lockAsync: (lock: number) => Promise.resolve(void locks.push(OrientationLock[lock])),
    unlockAsync: () => Promise.resolve(void locks.push('unlocked')),
  }
}

const load = (screen: () => unknown) =>
  loadFresh(() => require('../../device/rotation') as typeof Rotation, {
    'expo-screen-orientation': screen,
  })

const SIDES = [Orientation.LANDSCAPE_LEFT, Orientation.LANDSCAPE_RIGHT]
const isApple = Platform.OS === 'ios'
const lockedTo = (held: number) =>
  isApple ? { screenOrientationArrayIOS: [held] } : { screenOrientationConstantAndroid: 14 }

test.each([
  Orientation.PORTRAIT_UP,
  Orientation.PORTRAIT_DOWN,
  Orientation.LANDSCAPE_LEFT,
  Orientation.LANDSCAPE_RIGHT,
])('a phone held at %d stays so until it is let go', async (held) => {
  const screen = fakeScreen(held)
  const release = load(() => screen).holdRotation()
  await settle()
  expect(screen.locks).toEqual([lockedTo(held)])
  release()
  release()
  await settle()
  expect(screen.locks).toEqual([lockedTo(held), 'unlocked'])
})

test('the last of two holds lets go', async () => {
  const screen = fakeScreen(Orientation.PORTRAIT_UP)
  const { holdRotation } = load(() => screen)
  const [first, second] = [holdRotation(), holdRotation()]
  first()
  await settle()
  expect(screen.locks).toHaveLength(1)
  second()
  await settle()
  expect(screen.locks).toHaveLength(2)
})

test('a hold that is let go at once does not stay', async () => {
  const screen = fakeScreen(Orientation.PORTRAIT_UP)
  load(() => screen).holdRotation()()
  await settle()
  expect(screen.locks.at(-1)).toBe('unlocked')
})

if (isApple) {
  test.each([
    ['upright', { width: 390, height: 844 }, [Orientation.PORTRAIT_UP]],
    ['on a side', { width: 844, height: 390 }, SIDES],
  ])('a phone that does not know yet that it is %s is measured', async (_, size, held) => {
    jest.spyOn(Dimensions, 'get').mockReturnValue({ ...size, scale: 3, fontScale: 1 })
    const screen = fakeScreen(Orientation.UNKNOWN)
    load(() => screen).holdRotation()
    await settle()
    expect(screen.locks).toEqual([{ screenOrientationArrayIOS: held }])
  })

  test('a phone on an unknown side may lie on both, until it has been seen upright', async () => {
    jest
      .spyOn(Dimensions, 'get')
      .mockReturnValue({ width: 844, height: 390, scale: 3, fontScale: 1 })
    const screen = fakeScreen(Orientation.UNKNOWN)
    const { holdRotation } = load(() => screen)
    const locksAt = async (held: number) => {
      screen.turn(held)
      holdRotation()()
      await settle()
      return screen.locks.at(-2)
    }
    await locksAt(Orientation.UNKNOWN)
    // What the module supposes once it is locked.
    expect(await locksAt(SIDES[0]!)).toEqual({ screenOrientationArrayIOS: SIDES })
    expect(await locksAt(Orientation.PORTRAIT_UP)).toEqual(lockedTo(Orientation.PORTRAIT_UP))
    expect(await locksAt(SIDES[1]!)).toEqual(lockedTo(SIDES[1]!))
  })

  test('a tablet may be turned upside down again', async () => {
    const screen = fakeScreen(Orientation.PORTRAIT_DOWN, true)
    load(() => screen).holdRotation()()
    await settle()
    expect(screen.locks.at(-1)).toBe('ALL')
  })
}

const refuse = () => Promise.reject(new Error('unsupported'))

test.each<[string, () => unknown]>([
  ['is missing', missing],
  [
    'refuses',
    () => ({
      ...fakeScreen(Orientation.PORTRAIT_UP),
      lockPlatformAsync: refuse,
      unlockAsync: refuse,
    }),
  ],
])('where the lock %s the screen turns as usual', async (_, screen) => {
  const release = load(screen).holdRotation()
  await settle()
  expect(release).not.toThrow()
  await settle()
})
