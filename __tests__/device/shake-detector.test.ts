import type { MotionSample } from '../../device/shake-detector'
import { advanceTime, detectShake, INITIAL_SHAKE, throwDueAt } from '../../device/shake-detector'
import {
  handingOver,
  knock,
  puttingDown,
  record,
  shaking,
  still,
  together,
  walking,
} from './motion-traces'

const [light, normal, hard] = [0.5, 0.8, 1.2]

function signalsOf(samples: readonly MotionSample[], threshold: number) {
  const signals: { signal: 'rattle' | 'throw'; t: number }[] = []
  let state = INITIAL_SHAKE
  for (const sample of samples) {
    const step = detectShake(state, sample, threshold)
    state = step.state
    if (step.signal) signals.push({ signal: step.signal, t: sample.t })
  }
  return signals
}

const namesOf = (samples: readonly MotionSample[], threshold: number = normal) =>
  signalsOf(samples, threshold).map(({ signal }) => signal)

const ONE_THROW = ['rattle', 'throw']
const SEEDS = [1, 2, 3, 4, 5]

describe('what is not a shake', () => {
  test.each([
    ['lying still', still, 6],
    ['walking', walking, 12],
    ['handing over', handingOver, 4],
    ['handing over while walking', together(handingOver, walking), 4],
    ['putting down on the table', puttingDown, 3],
    ['a single knock', knock(1), 3],
    ['two knocks', knock(1, 1.25), 3],
    ['knocks too far apart', knock(1, 1.6, 2.2, 2.8), 4],
    ['a wobble below the threshold', shaking(0.7, 5, 1, 3), 4],
  ])('%s throws nothing', (_, movement, seconds) => {
    for (const seed of SEEDS) expect(namesOf(record(seconds, movement, { seed }))).toEqual([])
  })

  test('a light setting does not take walking for a shake either', () => {
    for (const seed of SEEDS) expect(namesOf(record(12, walking, { seed }), light)).toEqual([])
  })
})

describe('what is a shake', () => {
  test.each([
    ['light', 1.1, 4, light],
    ['normal', 2, 4.5, normal],
    ['hard', 4, 6, normal],
    ['hard, where only a hard one counts', 4, 6, hard],
  ])('a %s shake throws once', (_, size, hertz, threshold) => {
    for (const seed of SEEDS) {
      const trace = record(5, shaking(size, hertz, 1, 2.2), { seed })
      expect(namesOf(trace, threshold)).toEqual(ONE_THROW)
    }
  })

  test('a light shake is not enough where a normal one is asked for', () => {
    expect(namesOf(record(5, shaking(1.1, 4, 1, 2.2)), normal)).toEqual([])
  })

  test.each([0, 0.6, 1.57, 3.14])('held at %d radians it is felt alike', (tilt) => {
    expect(namesOf(record(5, shaking(2.4, 5, 1, 2.2), { tilt }))).toEqual(ONE_THROW)
  })

  test('while walking too', () => {
    const trace = record(6, together(walking, shaking(2.5, 5, 2, 3)))
    expect(namesOf(trace)).toEqual(ONE_THROW)
  })

  test('the dice rattle within half a second and leave the hand when it calms', () => {
    const [rattle, thrown] = signalsOf(record(5, shaking(2.5, 5, 1, 2.4), { from: 0 }), normal)
    expect(rattle!.t).toBeGreaterThan(1000)
    expect(rattle!.t).toBeLessThan(1500)
    expect(thrown!.t).toBeGreaterThan(2400)
    expect(thrown!.t).toBeLessThan(2800)
  })

  test('a shake that never ends throws once, after three seconds', () => {
    const signals = signalsOf(record(15, shaking(3, 5, 1, 14)), normal)
    expect(signals.map(({ signal }) => signal)).toEqual(ONE_THROW)
    const [rattle, thrown] = signals
    expect(thrown!.t - rattle!.t).toBeGreaterThanOrEqual(3000)
    expect(thrown!.t - rattle!.t).toBeLessThan(3050)
  })

  test('two shakes with a pause between them throw twice', () => {
    const trace = record(8, together(shaking(2.5, 5, 1, 2), shaking(2.5, 5, 4.5, 5.5)))
    expect(namesOf(trace)).toEqual([...ONE_THROW, ...ONE_THROW])
  })

  test('a second shake during the rest does nothing, however long it goes on', () => {
    const trace = record(9, together(shaking(2.5, 5, 1, 2), shaking(2.5, 5, 2.6, 7)))
    expect(namesOf(trace)).toEqual(ONE_THROW)
  })

  test.each([5, 10, 25, 60, 100])('sampled %d times a second it throws once', (hertz) => {
    for (const seed of SEEDS) {
      const trace = record(6, shaking(3.5, 4.3, 1, 3), { hertz, jitter: 0.4, seed })
      expect(namesOf(trace)).toEqual(ONE_THROW)
    }
  })
})

describe('the numbers', () => {
  const at = (t: number, g: number): MotionSample => ({ x: 0, y: 0, z: g, t })
  const beats = (...times: number[]) => times.map((t) => at(t, 2))

  test.each([
    ['three peaks 80 ms apart', beats(0, 80, 160), true],
    ['peaks closer than 80 ms', beats(0, 79, 158), false],
    ['three peaks within 900 ms', beats(0, 450, 900), true],
    ['three peaks in 901 ms', beats(0, 450, 901), false],
    ['two peaks', beats(0, 100), false],
    ['peaks of exactly the threshold', [0, 100, 200].map((t) => at(t, 1.8)), false],
    ['falls below one g', [0, 100, 200].map((t) => at(t, 0.1)), true],
  ])('%s: %#', (_, samples, isShake) => {
    expect(namesOf(samples)).toEqual(isShake ? ['rattle'] : [])
  })

  test('the throw comes 300 ms after the last sample above the threshold', () => {
    const shake = beats(0, 100, 200, 240)
    expect(namesOf([...shake, at(539, 1)])).toEqual(['rattle'])
    expect(namesOf([...shake, at(540, 1)])).toEqual(ONE_THROW)
  })

  test('the next shake counts after 1.2 s of rest, and no earlier', () => {
    const first = [...beats(0, 100, 200), at(500, 1)]
    expect(namesOf([...first, ...beats(1699, 1779, 1859)])).toEqual(ONE_THROW)
    expect(namesOf([...first, ...beats(1700, 1780, 1860)])).toEqual([...ONE_THROW, 'rattle'])
  })

  test('the next shake counts after 300 ms of calm, and no earlier', () => {
    const restless = [...beats(0, 100, 200), at(500, 1), ...beats(1600)]
    expect(namesOf([...restless, ...beats(1899, 1979, 2059)])).toEqual(ONE_THROW)
    expect(namesOf([...restless, ...beats(1900, 1980, 2060)])).toEqual([...ONE_THROW, 'rattle'])
  })
})

describe('what a sensor can get wrong', () => {
  const shake = record(5, shaking(2.5, 5, 1, 2.2))

  test.each([
    ['x', { x: NaN }],
    ['y', { y: Infinity }],
    ['z', { z: -Infinity }],
    ['t', { t: NaN }],
  ])('a sample without a number for %s is ignored', (_, broken) => {
    const disturbed = shake.flatMap((sample) => [sample, { ...sample, ...broken }])
    expect(namesOf(disturbed)).toEqual(ONE_THROW)
    expect(namesOf(shake.map((sample) => ({ ...sample, ...broken })))).toEqual([])
  })

  test('a clock that starts over does not keep the next shake from being felt', () => {
    const early = record(5, shaking(2.5, 5, 1, 2.2), { from: 0 })
    const late = record(5, shaking(2.5, 5, 1, 2.2), { from: 1e9 })
    expect(namesOf([...late, ...early])).toEqual([...ONE_THROW, ...ONE_THROW])
  })

  test('samples that come late and out of order throw no second time', () => {
    const swapped = shake.map(
      (_, index) => shake[index % 2 ? index - 1 : index + 1] ?? shake[index]!,
    )
    expect(namesOf(swapped)).toEqual(ONE_THROW)
  })

  test('a sensor that falls silent is thrown for by time alone', () => {
    let state = INITIAL_SHAKE
    for (const t of [0, 100, 200])
      state = detectShake(state, { x: 2.5, y: 0, z: 0, t }, normal).state
    expect(throwDueAt(state)).toBe(500)
    expect(advanceTime(state, 499).signal).toBeUndefined()
    const thrown = advanceTime(state, 500)
    expect(thrown.signal).toBe('throw')
    expect(throwDueAt(thrown.state)).toBeUndefined()
    expect(advanceTime(thrown.state, 5000).signal).toBeUndefined()
  })

  test('a state is never changed, only followed by another', () => {
    const state = Object.freeze({ ...INITIAL_SHAKE, phase: Object.freeze(INITIAL_SHAKE.phase) })
    detectShake(state, { x: 3, y: 0, z: 0, t: 5 }, normal)
    expect(state).toEqual(INITIAL_SHAKE)
  })
})
