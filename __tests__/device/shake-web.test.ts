import { askForShake, isShakeAvailable, watchShake } from '../../device/shake.web'
import { define, fakePage, pretendScreen } from './fake-page'
import { record, shaking } from './motion-traces'

const { send, leave } = fakePage()
afterAll(leave)

const threshold = 0.8
const callbacks = () => ({ onRattle: jest.fn(), onThrow: jest.fn() })
type Pull = { x: number | null; y: number | null; z: number | null } | null

function move(accelerationIncludingGravity: Pull, timeStamp: number) {
  const event = new Event('devicemotion')
  Object.defineProperties(event, {
    accelerationIncludingGravity: { value: accelerationIncludingGravity },
    timeStamp: { value: timeStamp },
  })
  send(event)
}

const shake = () => {
  for (const { x, y, z, t } of record(5, shaking(2.5, 5, 1, 2.2))) {
    move({ x: x * 9.81, y: y * 9.81, z: z * 9.81 }, t)
  }
}

function pretend(motionEvent: unknown, touches = 5, pointer: 'coarse' | 'fine' = 'coarse') {
  define(globalThis, 'DeviceMotionEvent', motionEvent)
  pretendScreen(touches, pointer)
}

test('a shake rattles once and throws once, measured in g', () => {
  const heard = callbacks()
  const stop = watchShake({ threshold, ...heard })
  shake()
  expect(heard.onRattle).toHaveBeenCalledTimes(1)
  expect(heard.onThrow).toHaveBeenCalledTimes(1)
  stop()
  shake()
  expect(heard.onThrow).toHaveBeenCalledTimes(1)
})

test('lying still, with gravity alone, is not a shake', () => {
  const heard = callbacks()
  const stop = watchShake({ threshold, ...heard })
  for (let t = 0; t < 3000; t += 16) move({ x: 0, y: 0, z: 9.81 }, t)
  expect(heard.onRattle).not.toHaveBeenCalled()
  stop()
})

test('a computer without a sensor sends nulls, and they are nothing', () => {
  const heard = callbacks()
  const stop = watchShake({ threshold, ...heard })
  for (let t = 0; t < 1000; t += 100) {
    move({ x: null, y: null, z: null }, t)
    move(null, t)
  }
  expect(heard.onRattle).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['a phone', class {}, 5, 'coarse', true],
  ['a desktop, which knows the event and never sends it', class {}, 0, 'fine', false],
  ['a laptop with a touch screen', class {}, 10, 'fine', false],
  ['a browser without the event', undefined, 5, 'coarse', false],
] as const)('availability: %s', async (_, motionEvent, touches, pointer, isAvailable) => {
  pretend(motionEvent, touches, pointer)
  await expect(isShakeAvailable()).resolves.toBe(isAvailable)
  await expect(askForShake()).resolves.toBe(isAvailable)
})

test.each([
  ['granted', () => Promise.resolve('granted'), true],
  ['denied', () => Promise.resolve('denied'), false],
  ['refused outside a tap', () => Promise.reject(new Error('NotAllowedError')), false],
])('where the browser must be asked: %s', async (_, requestPermission, isAllowed) => {
  const ask = jest.fn(requestPermission)
  pretend(Object.assign(class {}, { requestPermission: ask }))
  const answer = askForShake()
  // Safari counts only what is asked before the tap's handler returns.
  expect(ask).toHaveBeenCalledTimes(1)
  await expect(answer).resolves.toBe(isAllowed)
})

test('a table that is watched asks at the first tap on it, and not again', () => {
  const ask = jest.fn(() => Promise.resolve('granted'))
  pretend(Object.assign(class {}, { requestPermission: ask }))
  const stop = watchShake({ threshold, ...callbacks() })
  expect(ask).not.toHaveBeenCalled()
  send(new Event('click'))
  send(new Event('click'))
  expect(ask).toHaveBeenCalledTimes(1)
  stop()
})

test('a table that is left does not ask', () => {
  const ask = jest.fn(() => Promise.resolve('granted'))
  pretend(Object.assign(class {}, { requestPermission: ask }))
  watchShake({ threshold, ...callbacks() })()
  send(new Event('click'))
  expect(ask).not.toHaveBeenCalled()
})
