import { atRest, reloadIfOnline } from '@/device/page.web'

/** How long the browser has nothing to do, each time it is asked. */
function offerIdleTimes(times: readonly number[]): { readonly asked: () => number } {
  let asked = 0
  globalThis.requestIdleCallback = (callback) => {
    const timeRemaining = () => times[asked] ?? 50
    callback({ didTimeout: false, timeRemaining })
    return ++asked
  }
  return { asked: () => asked }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
})

test('waits while something moves, which leaves less than a frame to spare', async () => {
  const idle = offerIdleTimes([8, 12, 3, 45])
  await atRest()
  expect(idle.asked()).toBe(4)
})

test('waits no longer than five seconds for something that moves for ever', async () => {
  const idle = offerIdleTimes(Array<number>(1000).fill(5))
  let now = 0
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  await atRest()
  clock.mockRestore()
  expect(idle.asked()).toBeLessThan(7)
})

test('does not wait where the browser cannot tell', async () => {
  await expect(atRest()).resolves.toBeUndefined()
})

test('a server that never answers counts as no network after five seconds', async () => {
  jest.useFakeTimers()
  globalThis.location ??= { href: 'http://localhost/' } as Location
  const asking = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
  const online = reloadIfOnline()
  await jest.advanceTimersByTimeAsync(5000)
  await expect(online).resolves.toBe(false)
  asking.mockRestore()
  jest.useRealTimers()
})
