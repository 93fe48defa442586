import fc from 'fast-check'
import { cleanName, LONGEST_NAME, nameError, sameName, startMatch } from '../../engine'
import { presetRules } from '../support/scripted-match'

const named = (...names: string[]) => names.map((name) => ({ name }))

test.each([
  ['nothing', ''],
  ['spaces', ' \t '],
  ['a space of no width', '\u200b'],
  ['a wide space', '\u3000'],
  ['joiners', '\u200d\u200c'],
  ['a byte order mark', '\ufeff'],
  ['a line break', '\n'],
  ['an override', '\u202e'],
  ['a filler', '\u3164'],
  ['blank braille', '\u2800'],
  ['a mark for the look of nothing', '\ufe0f'],
])('%s is no name', (_, name) => {
  expect(cleanName(name)).toBe('')
  expect(nameError(named(name), 0)).toBe('name-empty')
})

test.each([
  ['Ann', 'Ann'],
  ['  Ann ', 'Ann'],
  ['Ann\nLee', 'Ann Lee'],
  ['Ann \r\n\t Lee', 'Ann Lee'],
  ['Ann\u2028Lee', 'Ann Lee'],
  ['Ann\0', 'Ann'],
  ['A\u200bn\u200dn\u2060', 'Ann'],
  ['\u202ennA', 'nnA'],
  ['\u2067Ann\u2069', 'Ann'],
  ['Jose\u0301', 'José'],
  ['e\u200d\u0301', 'é'],
  ['👩\u200d🚀', '👩\u200d🚀'],
  ['❤\ufe0f', '❤\ufe0f'],
  ['👩\u200d', '👩'],
  ['نیم\u200cفاصله', 'نیم\u200cفاصله'],
  ['日本', '日本'],
  ['\ud83e', '\ud83e'],
])('%j is written %j', (name, clean) => {
  expect(cleanName(name)).toBe(clean)
})

test('a clean name stays as it is', () => {
  const strange = fc.constantFrom(
    ...' \n\u200b\u200d\u202e\u0301\u0302\u3000\u034fe\u00e9',
    '🦊',
    'か\u3099',
    '\ufe0f',
  )
  const names = fc.array(fc.oneof(strange, fc.string({ unit: 'binary', maxLength: 3 })))
  fc.assert(
    fc.property(names, (parts) => {
      const clean = cleanName(parts.join(''))
      expect(cleanName(clean)).toBe(clean)
    }),
    { seed: 30, numRuns: 5_000 },
  )
})

test.each([
  ['Ann', ' ann ', true],
  ['Élise', 'ÉLISE', true],
  ['José', 'Jose\u0301', true],
  ['Ann', 'A\u200bnn', true],
  ['Ann', '\u202eAnn', true],
  ['Ann Lee', 'Ann  Lee', true],
  ['Ann', 'Anne', false],
  ['José', 'Jose', false],
])('sameName(%j, %j) is %s', (a, b, isSame) => {
  expect(sameName(a, b)).toBe(isSame)
})

test('counts the letters of the clean name', () => {
  const longest = 'e\u0301'.repeat(LONGEST_NAME)
  expect(nameError(named(`\u202e ${longest}`), 0)).toBeUndefined()
  expect(nameError(named(`${longest}x`), 0)).toBe('name-too-long')
  expect(LONGEST_NAME).toBe(24)
})

test('names the seat in which a name is wrong, the later one of two alike', () => {
  const seats = named('José', 'jose\u0301', '', 'Ben')
  expect(seats.map((_, seat) => nameError(seats, seat))).toEqual([
    undefined,
    'name-repeated',
    'name-empty',
    undefined,
  ])
})

test('a match begins with clean names', () => {
  const started = startMatch({ rules: presetRules('pub'), players: named('Jose\u0301', 'B\nen') })
  expect(started).toMatchObject({
    ok: true,
    value: { setup: { players: [{ name: 'José' }, { name: 'B en' }] } },
  })
})
