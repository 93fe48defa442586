import { Platform } from 'react-native'
import type * as Haptics from '../../device/haptics'
import { define } from './fake-page'
import { loadFresh, missing, settle } from './fresh-module'

const actual = jest.requireActual<object>('expo-haptics/src/Haptics.types')

function load(os: 'ios' | 'android', behaviour: (...kind: string[]) => unknown) {
  const felt = jest.fn(behaviour)
  const call = (name: string) => (kind?: string) => felt(...(kind ? [name, kind] : [name]))
  const haptics = loadFresh(() => require('../../device/haptics') as typeof Haptics, {
    'expo-haptics': () => ({
      ...actual,
      selectionAsync: call('selection'),
      impactAsync: call('impact'),
      notificationAsync: call('notification'),
      performAndroidHapticsAsync: call('android'),
    }),
  })
  const playHaptic = (moment: Haptics.HapticMoment) => {
    define(Platform, 'OS', os)
    haptics.playHaptic(moment)
  }
  return { ...haptics, playHaptic, felt }
}

const fine = () => Promise.resolve()
const MOMENTS = ['tilt', 'shut', 'land', 'noMove', 'boxShut'] as const

test.each([
  ['tilt', ['selection'], ['android', 'clock-tick']],
  ['shut', ['impact', 'rigid'], ['android', 'virtual-key']],
  ['land', ['impact', 'medium'], ['android', 'context-click']],
  ['noMove', ['notification', 'warning'], ['android', 'reject']],
  ['boxShut', ['notification', 'success'], ['android', 'confirm']],
] as const)('%s is felt in its own way on each system', async (moment, ios, android) => {
  const [apple, google] = [load('ios', fine), load('android', fine)]
  apple.playHaptic(moment)
  google.playHaptic(moment)
  await settle()
  expect(apple.felt.mock.calls).toEqual([ios])
  expect(google.felt.mock.calls).toEqual([android])
})

test.each([
  ['noMove', 'reject'],
  ['boxShut', 'confirm'],
] as const)('an Android too old for %s gets a long press instead', async (moment, kind) => {
  const { playHaptic, felt } = load('android', (_, asked) =>
    asked === kind ? Promise.reject(new Error('not supported')) : Promise.resolve(),
  )
  playHaptic(moment)
  await settle()
  expect(felt.mock.calls).toEqual([
    ['android', kind],
    ['android', 'long-press'],
  ])
})

test('is off when switched off, and on again when switched on', async () => {
  const { playHaptic, setHapticsOn, felt } = load('ios', fine)
  setHapticsOn(false)
  for (const moment of MOMENTS) playHaptic(moment)
  await settle()
  expect(felt).not.toHaveBeenCalled()
  setHapticsOn(true)
  playHaptic('tilt')
  await settle()
  expect(felt).toHaveBeenCalledTimes(1)
})

test.each([
  ['throws', missing],
  ['rejects', () => Promise.reject(new Error('no motor'))],
])('a phone whose motor %s stays calm', async (_, behaviour) => {
  for (const os of ['ios', 'android'] as const) {
    const { playHaptic } = load(os, behaviour)
    for (const moment of MOMENTS) expect(() => playHaptic(moment)).not.toThrow()
  }
  await settle()
})
