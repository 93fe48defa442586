import { listenToKeys } from '@/device/keyboard.web'
import { define, fakePage } from './fake-page'

type Typed = { readonly code: string; readonly key: string; readonly shiftKey?: boolean }

/** The keys reported when these are pressed one after another. */
function heard(...typed: readonly Typed[]): string[] {
  const page = fakePage()
  define(globalThis, 'Element', class {})
  const keys: string[] = []
  const stop = listenToKeys(
    (key) => keys.push(key) > 0,
    () => undefined,
  )
  for (const keyDown of typed) page.send(Object.assign(new Event('keydown'), keyDown))
  stop()
  page.leave()
  return keys
}

test('the row of digits is known by its places on a French keyboard, where it types other characters', () => {
  const typed = [...'&é"\'(-è_çà)=']
  const codes = [...'1234567890'].map((digit) => `Digit${digit}`)
  const row = [...codes, 'Minus', 'Equal'].map((code, index) => ({ code, key: typed[index]! }))
  expect(heard(...row)).toEqual([...'1234567890-='])
})

test('a digit that wants Shift counts too, and so does one of the block of numbers', () => {
  expect(
    heard(
      { code: 'Digit5', key: '5', shiftKey: true },
      { code: 'Numpad6', key: '6' },
      { code: 'NumpadSubtract', key: '-' },
    ),
  ).toEqual(['5', '6', '-'])
})

test('a question mark is one wherever a layout has it', () => {
  expect(
    heard(
      { code: 'Minus', key: '?', shiftKey: true },
      { code: 'KeyM', key: '?', shiftKey: true },
      { code: 'Minus', key: '?' },
    ),
  ).toEqual(['?', '?', '?'])
})

test('a German minus and equals are found where they are', () => {
  expect(heard({ code: 'Slash', key: '-' }, { code: 'Digit0', key: '=', shiftKey: true })).toEqual([
    '-',
    '=',
  ])
})
