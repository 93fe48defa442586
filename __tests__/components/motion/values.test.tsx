import { act, renderHook } from '@testing-library/react-native'
import { Easing, withTiming } from '../../../components/motion/animations'
import {
  cancelAnimation,
  Computation,
  useDerivedValue,
  useSharedValue,
} from '../../../components/motion/values'

const frames: ((time: number) => void)[] = []
let now = 0

/** Lets the browser draw a frame so many milliseconds later. */
function frame(later: number) {
  now += later
  frames.splice(0).forEach((draw) => draw(now))
}

beforeEach(() => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})

afterEach(() => jest.restoreAllMocks())

const LINEAR = { easing: Easing.linear, duration: 100 }

const useTwo = () => {
  const a = useSharedValue(1)
  const b = useSharedValue(10)
  return { a, b, sum: useDerivedValue(() => a.get() + b.get()) }
}

test('a derived value follows those it is computed from, at once', () => {
  const { a, b, sum } = renderHook(useTwo).result.current
  expect(sum.get()).toBe(11)
  a.set(2)
  expect(sum.get()).toBe(12)
  b.set(20)
  expect(sum.get()).toBe(22)
})

test('a computation runs once after several changes, and no more when it is stopped', async () => {
  const { a, b, sum } = renderHook(useTwo).result.current
  const computed: number[] = []
  const computation = new Computation(() => computed.push(sum.get()))
  computation.run()
  a.set(2)
  b.set(20)
  await act(async () => {})
  expect(computed).toEqual([11, 22])
  computation.stop()
  a.set(3)
  await act(async () => {})
  expect(computed).toEqual([11, 22])
})

test('an animated value moves frame by frame, asks for no frame after its end, and can be cancelled', () => {
  const { a, sum } = renderHook(useTwo).result.current
  const drawn: number[] = []
  const drawing = new Computation(() => drawn.push(sum.get()))
  drawing.run()
  a.set(0)
  a.set(withTiming(100, LINEAR))
  frame(25)
  frame(25)
  cancelAnimation(a)
  frame(25)
  expect(drawn).toEqual([11, 35, 60])
  a.set(withTiming(100, LINEAR))
  frame(100)
  expect(drawn.at(-1)).toBe(110)
  expect(frames).toEqual([])
  drawing.stop()
  a.set(0)
  expect(drawn.at(-1)).toBe(110)
})

test('what reads a value no longer is not computed for it', async () => {
  const { a, b } = renderHook(useTwo).result.current
  let runs = 0
  const choosing = new Computation(() => {
    runs += 1
    if (a.get() < 5) b.get()
  })
  choosing.run()
  a.set(9)
  await act(async () => {})
  b.set(3)
  await act(async () => {})
  expect(runs).toBe(2)
})
