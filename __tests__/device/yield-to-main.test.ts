import { yieldToMain } from '../../device/yield-to-main'
import { inSlices } from '../../state/judgement/in-slices'

const idle = jest.fn<number, [callback: IdleRequestCallback]>()

beforeEach(() => {
  idle.mockReset()
  globalThis.requestIdleCallback = idle
})
afterEach(() => Reflect.deleteProperty(globalThis, 'requestIdleCallback'))

test('work in slices goes on when nothing else is waiting, and waits for no frame', async () => {
  jest.useFakeTimers()
  idle.mockImplementation((callback) => {
    callback({ didTimeout: false, timeRemaining: () => 50 })
    return 1
  })
  function* work() {
    yield 1
    return 'done'
  }
  // Timers do not fire.
  expect(await inSlices(work(), () => true)).toBe('done')
  expect(idle).toHaveBeenCalled()
})

test('a yieldToMain ends when the phone is idle', async () => {
  let isOver = false
  void yieldToMain().then(() => (isOver = true))
  await Promise.resolve()
  expect(isOver).toBe(false)
  idle.mock.lastCall![0]({ didTimeout: false, timeRemaining: () => 50 })
  await Promise.resolve()
  expect(isOver).toBe(true)
})
