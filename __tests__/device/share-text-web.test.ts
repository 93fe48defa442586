import { shareText } from '../../device/share-text.web'
import { define } from './fake-page'

const TEXT = 'Ben wins'
const failing = (name: string) => () => Promise.reject(new DOMException('', name))

/** A browser with or without a share sheet and a clipboard; returns what went to each. */
function browser(share?: () => Promise<void>, copy?: () => Promise<void>) {
  const given: [to: string, what: unknown][] = []
  const log = (to: string, answer: () => Promise<void>) => (what: unknown) => {
    given.push([to, what])
    return answer()
  }
  define(globalThis, 'navigator', {
    ...(share && { share: log('sheet', share) }),
    ...(copy && { clipboard: { writeText: log('clipboard', copy) } }),
  })
  return given
}

const done = () => Promise.resolve()
const SHEET = ['sheet', { text: TEXT }]
const CLIPBOARD = ['clipboard', TEXT]

test('a browser with a share sheet opens it', async () => {
  const given = browser(done, done)
  expect(await shareText(TEXT)).toBe('offered')
  expect(given).toEqual([SHEET])
})

test('a sheet that is closed has spoken for itself, and nothing is copied', async () => {
  const given = browser(failing('AbortError'), done)
  expect(await shareText(TEXT)).toBe('offered')
  expect(given).toEqual([SHEET])
})

test('a browser without one copies the text', async () => {
  const given = browser(undefined, done)
  expect(await shareText(TEXT)).toBe('copied')
  expect(given).toEqual([CLIPBOARD])
})

test('so does one that denies its own', async () => {
  const given = browser(failing('NotAllowedError'), done)
  expect(await shareText(TEXT)).toBe('copied')
  expect(given).toEqual([SHEET, CLIPBOARD])
})

test('a browser that does neither says so', async () => {
  browser()
  expect(await shareText(TEXT)).toBe('failed')
  browser(undefined, failing('NotAllowedError'))
  expect(await shareText(TEXT)).toBe('failed')
})
