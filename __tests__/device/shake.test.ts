import type * as Shake from '../../device/shake'
import { loadFresh, missing } from './fresh-module'
import { record, shaking } from './motion-traces'

type Listener = (sample: { x: number; y: number; z: number; timestamp: number }) => void

const threshold = 0.8
const load = (sensors: () => unknown) =>
  loadFresh(() => require('../../device/shake') as typeof Shake, { 'expo-sensors': sensors })

function fakeSensors() {
  const listeners = new Set<Listener>()
  const Accelerometer = {
    setUpdateInterval: jest.fn(),
    isAvailableAsync: jest.fn(() => Promise.resolve(true)),
    addListener: jest.fn((listener: Listener) => {
      listeners.add(listener)
      return { remove: () => void listeners.delete(listener) }
    }),
  }
  const DeviceMotion = new Proxy({}, { get: missing })
  const play = (samples = record(5, shaking(2.5, 5, 1, 2.2))) => {
    for (const { t, ...pull } of samples) {
      for (const listener of listeners) listener({ ...pull, timestamp: t / 1000 })
    }
  }
  return { Accelerometer, DeviceMotion, listeners, play }
}

const callbacks = () => ({ onRattle: jest.fn(), onThrow: jest.fn() })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('reads the accelerometer every 20 ms, and nothing else', () => {
  const sensors = fakeSensors()
  load(() => sensors).watchShake({ threshold, ...callbacks() })
  expect(sensors.Accelerometer.setUpdateInterval).toHaveBeenCalledWith(20)
  expect(sensors.listeners.size).toBe(1)
})

test('a shake rattles once and throws once', () => {
  const [sensors, heard] = [fakeSensors(), callbacks()]
  load(() => sensors).watchShake({ threshold, ...heard })
  sensors.play()
  expect(heard.onRattle).toHaveBeenCalledTimes(1)
  expect(heard.onThrow).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(heard.onThrow).toHaveBeenCalledTimes(1)
})

test('a sensor that falls silent in the middle of a shake still throws, once', () => {
  const [sensors, heard] = [fakeSensors(), callbacks()]
  load(() => sensors).watchShake({ threshold, ...heard })
  sensors.play([0, 100, 200].map((t) => ({ x: 2.5, y: 0, z: 0, t })))
  expect(heard.onRattle).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(299)
  expect(heard.onThrow).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(heard.onThrow).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(heard.onThrow).toHaveBeenCalledTimes(1)
})

test('nothing is heard after it is stopped, not even a throw that was due', () => {
  const [sensors, heard] = [fakeSensors(), callbacks()]
  const stop = load(() => sensors).watchShake({ threshold, ...heard })
  sensors.play([0, 100, 200].map((t) => ({ x: 2.5, y: 0, z: 0, t })))
  const [listener] = sensors.listeners
  stop()
  expect(sensors.listeners.size).toBe(0)
  for (const timestamp of [1, 2, 3, 4]) listener!({ x: 3, y: 0, z: 0, timestamp })
  jest.runAllTimers()
  expect(heard.onThrow).not.toHaveBeenCalled()
})

test('says whether the phone can feel', async () => {
  const sensors = fakeSensors()
  const shake = load(() => sensors)
  await expect(shake.isShakeAvailable()).resolves.toBe(true)
  await expect(shake.askForShake()).resolves.toBe(true)
  sensors.Accelerometer.isAvailableAsync.mockResolvedValue(false)
  await expect(shake.askForShake()).resolves.toBe(false)
})

describe('a phone that cannot feel loses nothing else', () => {
  const broken = () => Promise.reject(new Error('no sensor'))

  test.each<[string, () => unknown]>([
    ['without the module', missing],
    [
      'with a sensor that throws',
      () => ({
        Accelerometer: {
          setUpdateInterval: missing,
          addListener: missing,
          isAvailableAsync: missing,
        },
      }),
    ],
    [
      'with a sensor that cannot be let go',
      () => ({
        Accelerometer: {
          setUpdateInterval: jest.fn(),
          addListener: () => ({ remove: missing }),
          isAvailableAsync: broken,
        },
      }),
    ],
  ])('%s', async (_, sensors) => {
    const shake = load(sensors)
    const stop = shake.watchShake({ threshold, ...callbacks() })
    expect(stop).not.toThrow()
    await expect(shake.isShakeAvailable()).resolves.toBe(false)
    await expect(shake.askForShake()).resolves.toBe(false)
  })
})
