import { SOUND_NAMES } from '../../device/sound-files'
import type * as Sound from '../../device/sound.web'
import { define, fakePage } from './fake-page'
import { loadFresh, missing, settle } from './fresh-module'

type Source = {
  buffer?: string
  loop: boolean
  connect: jest.Mock<void, [object]>
  start: () => void
  stop: () => void
}

const { send, leave } = fakePage()
afterAll(leave)

function fakeBrowser({ hasBeenActive = true, state = 'running' } = {}) {
  const sources: Source[] = []
  const playing = new Set<Source>()
  const contexts: object[] = []
  const gains: { gain: { value: number }; connect: jest.Mock }[] = []
  const page = { resume: () => Promise.resolve(), fetch: (uri: string) => ({ ok: true, url: uri }) }
  class FakeContext {
    state = state
    destination = {}
    constructor() {
      contexts.push(this)
    }
    resume = async () => {
      await page.resume()
      this.state = 'running'
    }
    decodeAudioData = (bytes: string) => Promise.resolve(bytes)
    createGain() {
      const node = { gain: { value: 1 }, connect: jest.fn() }
      gains.push(node)
      return node
    }
    createBufferSource() {
      const source: Source = {
        loop: false,
        connect: jest.fn<void, [object]>(),
        start: () => void playing.add(source),
        stop: () => void playing.delete(source),
      }
      sources.push(source)
      return source
    }
  }
  const fetch = jest.fn((uri: string) =>
    Promise.resolve({ ...page.fetch(uri), arrayBuffer: () => Promise.resolve(uri) }),
  )
  const activation = { hasBeenActive }
  define(navigator, 'userActivation', activation)
  define(globalThis, 'AudioContext', FakeContext)
  define(globalThis, 'fetch', fetch)
  return { sources, playing, contexts, gains, page, fetch, activation }
}

const load = () =>
  loadFresh(() => require('../../device/sound.web') as typeof Sound, {
    'expo-asset': () => ({
      Asset: { fromModule: (file: unknown) => ({ uri: JSON.stringify(file) }) },
    }),
  })

const tap = () => send('pointerup')

test('before the first tap nothing sounds and nothing is tried', async () => {
  const browser = fakeBrowser({ hasBeenActive: false })
  const { playSound, preloadSounds } = load()
  preloadSounds()
  playSound('shut')
  await settle()
  expect(browser.contexts).toHaveLength(0)
  browser.activation.hasBeenActive = true
  tap()
  await settle()
  expect(browser.contexts).toHaveLength(1)
  expect(browser.playing.size).toBe(0)
  playSound('shut')
  await settle()
  expect(browser.playing.size).toBe(1)
})

test('is ready before the first throw when the match is begun by a tap', async () => {
  const browser = fakeBrowser()
  const { playSound, preloadSounds } = load()
  preloadSounds()
  await settle()
  expect(browser.contexts).toHaveLength(1)
  playSound('land')
  await settle()
  expect(browser.playing.size).toBe(1)
})

test('fetches every file once, however often it is played', async () => {
  const browser = fakeBrowser()
  const { playSound, preloadSounds } = load()
  preloadSounds()
  tap()
  for (let round = 0; round < 5; round++) for (const name of SOUND_NAMES) playSound(name)
  await settle()
  const uris = browser.fetch.mock.calls.map(([uri]) => uri)
  expect(new Set(uris).size).toBe(uris.length)
  expect(browser.contexts).toHaveLength(1)
})

test('clacks sound in turn, each to its end', async () => {
  const browser = fakeBrowser()
  const { playSound } = load()
  for (let flap = 0; flap < 5; flap++) playSound('shut')
  await settle()
  expect(browser.playing.size).toBe(5)
})

test('a weak bounce is quiet, by a gain of its own', async () => {
  const browser = fakeBrowser()
  const { playSound } = load()
  playSound('feltBounce')
  playSound('feltBounce', 0.3)
  await settle()
  expect(browser.gains.map(({ gain }) => gain.value)).toEqual([0.3])
  expect(browser.gains[0]!.connect).toHaveBeenCalledTimes(1)
  expect(browser.sources[1]!.connect).toHaveBeenCalledWith(browser.gains[0])
  expect(browser.playing.size).toBe(2)
})

test('the dice rattle round and round until they leave the hand', async () => {
  const browser = fakeBrowser()
  const { startRattle, stopRattle } = load()
  startRattle()
  startRattle()
  await settle()
  expect([...browser.playing].map(({ loop }) => loop)).toEqual([true])
  stopRattle()
  await settle()
  expect(browser.playing.size).toBe(0)
})

test('a rattle stopped before it could start never starts', async () => {
  const browser = fakeBrowser()
  const { startRattle, stopRattle } = load()
  startRattle()
  stopRattle()
  await settle()
  expect(browser.playing.size).toBe(0)
})

test('is silent when switched off, at once', async () => {
  const browser = fakeBrowser()
  const { playSound, setSoundOn, startRattle } = load()
  startRattle()
  await settle()
  playSound('shut')
  setSoundOn(false)
  startRattle()
  await settle()
  expect(browser.playing.size).toBe(0)
})

test('a sound that had to wait for leave is not heard long after its moment', async () => {
  const browser = fakeBrowser({ state: 'suspended' })
  let allow = () => {}
  browser.page.resume = () => new Promise<void>((resolve) => (allow = resolve))
  const { playSound } = load()
  playSound('shut')
  await new Promise((resolve) => setTimeout(resolve, 300))
  allow()
  await settle()
  expect(browser.playing.size).toBe(0)
})

describe('a browser without sound loses nothing else', () => {
  const reject = () => Promise.reject(new Error('NotAllowedError'))

  test.each<[string, (browser: ReturnType<typeof fakeBrowser>) => void]>([
    ['no Web Audio', () => define(globalThis, 'AudioContext', undefined)],
    ['a context that throws', () => define(globalThis, 'AudioContext', missing)],
    ['no leave to sound', ({ page }) => void (page.resume = reject)],
    ['no file', ({ page }) => void (page.fetch = (url) => ({ ok: false, url }))],
    ['no network', ({ fetch }) => void fetch.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('%s', async (_, spoil) => {
    spoil(fakeBrowser({ state: 'suspended' }))
    const { playSound, preloadSounds, setSoundOn, startRattle, stopRattle } = load()
    expect(() => {
      preloadSounds()
      tap()
      for (const name of SOUND_NAMES) playSound(name)
      startRattle()
    }).not.toThrow()
    await settle()
    stopRattle()
    setSoundOn(false)
    await settle()
  })
})
