import { impactAsync, notificationAsync, selectionAsync } from 'expo-haptics'
import { Platform, Vibration } from 'react-native'
import { canVibrate, playHaptic } from '../../device/haptics'
import { SOUND_NAMES, type Moment } from '../../device/sound-files'
import { missing, settle } from './fresh-module'

jest.mock('expo-haptics', () => ({
  ...jest.requireActual<object>('expo-haptics'),
  selectionAsync: jest.fn(),
  impactAsync: jest.fn(),
  notificationAsync: jest.fn(),
}))

const vibrate = jest.spyOn(Vibration, 'vibrate')
const effects = [
  jest.mocked(selectionAsync),
  jest.mocked(impactAsync),
  jest.mocked(notificationAsync),
]
const MOMENTS = SOUND_NAMES

beforeEach(() => {
  jest.clearAllMocks()
  vibrate.mockReturnValue()
  for (const effect of effects) effect.mockResolvedValue()
})

if (Platform.OS === 'ios') {
  test.each([
    ['tilt', [[[]], [], []]],
    ['shut', [[], [['rigid']], []]],
    ['land', [[], [['medium']], []]],
    ['noMove', [[], [], [['warning']]]],
    ['boxShut', [[], [], [['success']]]],
    ['lastFlap', [[], [['heavy']], []]],
    ['feltBounce', [[], [['soft']], []]],
    ['wallBounce', [[], [['light']], []]],
  ] as const)('%s has its own effect', async (moment, calls) => {
    playHaptic(moment)
    await settle()
    expect(effects.map((effect) => effect.mock.calls)).toEqual(calls)
    expect(vibrate).not.toHaveBeenCalled()
  })

  test('going out is three effects, one after the other', async () => {
    jest.useFakeTimers()
    playHaptic('wentOut')
    const felt = () => jest.mocked(impactAsync).mock.calls.map(([style]) => style)
    await jest.advanceTimersByTimeAsync(1)
    expect(felt()).toEqual(['heavy'])
    await jest.advanceTimersByTimeAsync(1000)
    expect(felt()).toEqual(['heavy', 'medium', 'soft'])
    jest.useRealTimers()
  })

  test('no two moments feel the same', async () => {
    jest.useFakeTimers()
    const felt: string[] = []
    for (const moment of MOMENTS) {
      const steps: unknown[] = []
      const start = Date.now()
      for (const effect of effects)
        effect.mockImplementation((style?: string) => {
          steps.push(`${Date.now() - start} ${effects.indexOf(effect)} ${style}`)
          return Promise.resolve()
        })
      playHaptic(moment)
      await jest.advanceTimersByTimeAsync(1000)
      felt.push(steps.join())
    }
    expect(new Set(felt).size).toBe(MOMENTS.length)
    jest.useRealTimers()
  })

  test('what is felt next ends what is still going on', async () => {
    jest.useFakeTimers()
    playHaptic('wentOut')
    await jest.advanceTimersByTimeAsync(1)
    playHaptic('tilt')
    await jest.advanceTimersByTimeAsync(1000)
    expect(jest.mocked(impactAsync)).toHaveBeenCalledTimes(1)
    expect(jest.mocked(selectionAsync)).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  test('a phone that refuses to vibrate stays calm', async () => {
    for (const effect of effects) effect.mockRejectedValue(new Error('no motor'))
    for (const moment of MOMENTS) playHaptic(moment)
    await settle()
  })
}

if (Platform.OS === 'android') {
  /** Pauses and vibrations in turn, in milliseconds. */
  const patternOf = (moment: Moment): readonly number[] => {
    vibrate.mockClear()
    playHaptic(moment)
    expect(vibrate).toHaveBeenCalledTimes(1)
    return vibrate.mock.calls[0]![0] as readonly number[]
  }

  test.each(MOMENTS)('%s begins at once and ends in silence', (moment) => {
    const pattern = patternOf(moment)
    expect(pattern[0]).toBe(0)
    expect(pattern.length % 2).toBe(1)
    for (const effect of effects) expect(effect).not.toHaveBeenCalled()
  })

  test.each(MOMENTS)('%s is too long to be taken for touch feedback', (moment) => {
    expect(patternOf(moment).reduce((sum, part) => sum + part, 0)).toBeGreaterThan(5000)
  })

  test('no two moments feel the same', () => {
    expect(new Set(MOMENTS.map((moment) => String(patternOf(moment)))).size).toBe(MOMENTS.length)
  })
}

test('a phone whose motor throws stays calm', async () => {
  vibrate.mockImplementation(missing)
  for (const effect of effects) effect.mockImplementation(missing)
  for (const moment of MOMENTS) expect(() => playHaptic(moment)).not.toThrow()
  await settle()
})

test('a phone can always be asked to vibrate', () => {
  expect(canVibrate()).toBe(true)
})
