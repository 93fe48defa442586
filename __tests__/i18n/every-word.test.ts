import { en } from '../../i18n/en'
import { enCoach } from '../../i18n/en/judged'
import { enRulesPages } from '../../i18n/en/rules-pages'
import { enSpoken } from '../../i18n/en/spoken-match'
import { fr, frCoach, frRulesPages, frSpoken } from '../../i18n/fr'
import { argumentsByPath } from '../support/parameter-kinds'

/** What a path says: a text, or what a function returns for each of its arguments. */
type Said = { readonly path: string; readonly texts: readonly string[] }

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

const ARGUMENTS = argumentsByPath({
  'i18n/en/index.ts': 'en',
  'i18n/en/judged.ts': 'enCoach',
  'i18n/en/rules-pages.ts': 'enRulesPages',
  'i18n/en/spoken-match.ts': 'enSpoken',
})

function everything(words: unknown, path = ''): Said[] {
  if (typeof words === 'string') return [{ path, texts: [words] }]
  if (typeof words === 'function') {
    const say = words as (...values: unknown[]) => unknown
    const calls = ARGUMENTS.get(path)
    if (!calls) throw new Error(`${path} is not a function of the English words`)
    return [{ path, texts: calls.flatMap((values) => textsIn(say(...values))) }]
  }
  return Object.entries(words as object).flatMap(([key, value]) =>
    everything(value, path === '' ? key : `${path}.${key}`),
  )
}

const LANGUAGES = {
  English: everything({ ...en, ...enCoach, ...enRulesPages, ...enSpoken }),
  French: everything({ ...fr, ...frCoach, ...frRulesPages, ...frSpoken }),
}

/** Where a text may be empty, or begin or end with a space, because another follows or comes before. */
const PARTS = [
  /^pass\.(left|stopped|toBeat|toWin|lead|trail|outAt|loseAt|total)$/,
  /^results\.(when\.round|when\.turn|after)$/,
  // Somebody who has played nothing has won nothing.
  /^setup\.won$/,
]
const isPart = (path: string) => PARTS.some((part) => part.test(path))

const faultsIn = (said: readonly Said[], isFaulty: (text: string, path: string) => boolean) =>
  said.flatMap(({ path, texts }) => {
    const text = texts.find((one) => isFaulty(one, path))
    return text === undefined ? [] : [`${path}: ${text}`]
  })

test('both languages say something at the same places', () => {
  expect(LANGUAGES.French.map(({ path }) => path)).toEqual(
    LANGUAGES.English.map(({ path }) => path),
  )
})

describe.each(Object.entries(LANGUAGES))('every text in %s', (_, said) => {
  test('has a value for each of its places', () => {
    expect(faultsIn(said, (text) => /undefined|NaN|null|\[object|Infinity/.test(text))).toEqual([])
  })

  test('says something', () => {
    expect(faultsIn(said, (text, path) => text.trim() === '' && !isPart(path))).toEqual([])
  })

  test('has one space between words, and none around', () => {
    expect(faultsIn(said, (text) => /\s{2}|\s[,.](?!\S)/.test(text))).toEqual([])
    expect(faultsIn(said, (text, path) => text !== text.trim() && !isPart(path))).toEqual([])
  })

  test('has curly apostrophes and true quotation marks', () => {
    expect(faultsIn(said, (text) => /['"]/.test(text))).toEqual([])
  })
})

describe('French print', () => {
  const said = LANGUAGES.French

  test('puts a space at which no line breaks before double marks and inside quotation marks', () => {
    expect(faultsIn(said, (text) => /[^\u202f][;!?]/.test(text))).toEqual([])
    expect(faultsIn(said, (text) => /[^\u00a0]:/.test(text))).toEqual([])
    expect(faultsIn(said, (text) => /«[^\u00a0]|[^\u00a0]»/.test(text))).toEqual([])
  })

  test('uses no English quotation marks', () => {
    expect(faultsIn(said, (text) => /[“”]/.test(text))).toEqual([])
  })
})

/** What is the same in both languages, and why. */
const SAME: readonly (readonly [why: string, paths: RegExp])[] = [
  ['the colours have other names, which are tested by themselves', /^setup\.colourName$/],
  ['computer players keep their names', /^computers\.players\.\w+\.name$/],
  ['a language is named in its own', /^settings\.languages\.(en|fr)$/],
  ['words that both have', /^(play\.menu|play\.scores|pass\.scores|replay\.pause|menu\.coach)$/],
  ['words that both have', /^(play\.figures\.total|play\.stopTotal|replay\.table\.scored)$/],
  ['short words that both have', /^(menu\.themes\.system|facts\.minutes|results\.short\.turn)$/],
  ['numbers and signs only', /^(play\.stopAt|play\.scoredTowards|play\.keys\.(digits|question))$/],
  [
    'numbers and signs only',
    /^(houseRules\.tiles\.option|replay\.count|players\.times|results\.place)$/,
  ],
  ['other texts joined', /^(computers\.sit|players\.(person|numberedTitle))$/],
  ['other texts joined', /^(open|standing|where\.standings)$/],
  ['other texts joined', /^history\.(scores|rowLabel|rulesAndDate)$/],
  ['other texts joined', /^analysis\.value\.\w+$/],
]

test('French is not English, save for what has a reason', () => {
  const english = new Map(LANGUAGES.English.map(({ path, texts }) => [path, texts.join('\n')]))
  const same = LANGUAGES.French.flatMap(({ path, texts }) =>
    texts.join('\n') === english.get(path) ? [path] : [],
  )
  expect(same.filter((path) => !SAME.some(([, paths]) => paths.test(path)))).toEqual([])
  const unneeded = SAME.filter(([, paths]) => !same.some((path) => paths.test(path)))
  expect(unneeded).toEqual([])
})
