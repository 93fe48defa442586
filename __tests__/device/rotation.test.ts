import { Orientation, OrientationLock } from 'expo-screen-orientation'
import { Dimensions, Platform } from 'react-native'
import type * as Rotation from '../../device/rotation'
import { loadFresh, missing, settle } from './fresh-module'

/** A phone that is held like this, and remembers how it was locked. */
function fakeScreen(held: number, isTablet = false) {
  const locks: unknown[] = []
  return {
    locks,
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
    ['upright', { width: 390, height: 844 }, Orientation.PORTRAIT_UP],
    ['on its side', { width: 844, height: 390 }, Orientation.LANDSCAPE_RIGHT],
  ])('a phone that does not know yet that it is %s is measured', async (_, size, held) => {
    jest.spyOn(Dimensions, 'get').mockReturnValue({ ...size, scale: 3, fontScale: 1 })
    const screen = fakeScreen(Orientation.UNKNOWN)
    load(() => screen).holdRotation()
    await settle()
    expect(screen.locks).toEqual([lockedTo(held)])
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
