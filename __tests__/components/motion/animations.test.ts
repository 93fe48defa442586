import {
  Easing,
  withDelay,
  withRepeat,
  withSequence,
  withSpring,
  withTiming,
  type Animation,
} from '../../../components/motion/animations'

const BEGAN = 5000

/** The values at these times in milliseconds after the start, and the time of the end if it has ended. */
function run(animation: Animation, from: number, ...times: number[]) {
  const step = animation.start(from, BEGAN)
  const steps = times.map((time) => step(BEGAN + time))
  const end = steps.at(-1)?.end
  return { values: steps.map(({ value }) => value), end: end && end - BEGAN }
}

const linear = { easing: Easing.linear, duration: 100 }

test('a timing goes evenly from where it is to its goal, and stays there', () => {
  expect(run(withTiming(20, linear), 10, 0, 25, 50, 99.9, 130)).toEqual({
    values: [10, 12.5, 15, expect.closeTo(20, 1), 20],
    end: 100,
  })
})

test('easing in begins slowly, easing out ends slowly', () => {
  const easeIn = { ...linear, easing: Easing.in(Easing.quad) }
  const easeOut = { ...linear, easing: Easing.out(Easing.quad) }
  expect(run(withTiming(100, easeIn), 0, 10, 90).values).toEqual([expect.closeTo(1), 81])
  expect(run(withTiming(100, easeOut), 0, 10, 90).values).toEqual([
    expect.closeTo(19),
    expect.closeTo(99),
  ])
})

test('a delay keeps the value until it is over', () => {
  const { values, end } = run(withDelay(50, withTiming(1, linear)), 0, 0, 49, 100, 200)
  expect(values).toEqual([0, 0, 0.5, 1])
  expect(end).toBe(150)
})

test('a sequence goes from one goal to the next, also if a frame comes late', () => {
  const upAndDown = () => withSequence(withTiming(10, linear), withTiming(0, linear))
  expect(run(upAndDown(), 0, 50, 100, 150, 200)).toEqual({ values: [5, 10, 5, 0], end: 200 })
  expect(run(upAndDown(), 0, 150).values).toEqual([5])
  expect(run(upAndDown(), 0, 900)).toEqual({ values: [0], end: 200 })
})

test('a repeated animation never ends', () => {
  const loop = run(withRepeat(withTiming(1, linear)), 0, 25, 75, 100, 125, 175)
  expect(loop.values).toEqual([0.25, 0.75, 1, 0.25, 0.75])
  expect(loop.end).toBeUndefined()
})

test('a spring swings past its goal, less and less, and comes to rest there', () => {
  const spring = withSpring(0, { mass: 0.7, damping: 13, stiffness: 240 })
  const times = Array.from({ length: 200 }, (_, n) => n * 10)
  const { values, end } = run(spring, -47, ...times)
  expect(values[0]).toBeCloseTo(-47)
  const highest = Math.max(...values)
  expect(highest).toBeGreaterThan(1)
  expect(highest).toBeLessThan(20)
  expect(values.at(-1)).toBe(0)
  expect(end).toBeDefined()
})
