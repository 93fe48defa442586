import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen } from 'expo-router/testing-library'
import { router } from 'expo-router'
import { DocumentTitle } from '../../components/ui/document-title'
import { moveFocusToHeading } from '../../components/ui/move-focus'
import { PRESETS } from '../../engine'
import { en } from '../../i18n'
import { enCoach } from '../../i18n/coach'
import { enRulesPages } from '../../i18n/en/rules-pages'
import { fr, frCoach, frRulesPages } from '../../i18n/fr'
import { changeSettings } from '../../state/settings/settings'
import { useSetUp } from '../../state/set-up/set-up'
import { settle, wait } from '../support/app-screens'
import { forgetHistoryAt, openPage, play } from '../support/history-screen'
import { presetRules } from '../support/scripted-match'
import { begin } from '../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')
jest.mock('@/components/ui/document-title', () => ({ DocumentTitle: jest.fn(() => null) }))

const pub = presetRules('pub')
const WORDS = {
  en: { words: en, rules: enRulesPages, coach: enCoach },
  fr: { words: fr, rules: frRulesPages, coach: frCoach },
}

/** The address of each page after these matches, and its title. */
type Page = readonly [(ids: Ids) => string, (words: (typeof WORDS)['en']) => string]

/** Every page of the app by its file. */
const PAGES: Readonly<Record<string, Page>> = {
  'index.tsx': [() => '/', ({ words }) => words.appName],
  'settings.tsx': [() => '/settings', ({ words }) => words.settings.title],
  'house-rules.tsx': [() => '/house-rules', ({ words }) => words.houseRules.title],
  'history/index.tsx': [() => '/history', ({ words }) => words.history.title],
  'history/[id].tsx': [({ left }) => `/history/${left}`, ({ words }) => words.history.unfinished],
  'results/[id].tsx': [
    ({ over }) => `/results/${over}`,
    ({ words }) => words.results.wins(['Ben']),
  ],
  'analysis/[id].tsx': [({ over }) => `/analysis/${over}`, ({ coach }) => coach.analysis.title],
  'players/index.tsx': [() => '/players', ({ words }) => words.players.title],
  'players/[id].tsx': [() => '/players/id of Ann', () => 'Ann'],
  'rules/index.tsx': [() => '/rules', ({ rules }) => rules.title],
  'rules/[preset].tsx': [() => '/rules/pub', ({ words }) => words.presets.pub.name],
  '+not-found.tsx': [() => '/attic', ({ words }) => words.notFound.title],
}

/** With house rules in the set-up and a match by others on the table, both are explained. */
const HOUSE_PAGES: Readonly<Record<string, Page>> = {
  'the house rules that are set up': [() => '/rules/house', ({ rules }) => rules.house],
  'the house rules on the table': [() => '/rules/table', ({ rules }) => rules.houseAtTable],
}

/** The heading of a table is the name of the player on turn; the focus goes to what there is to do. */
const TABLES = ['play.tsx', 'history/replay/[id].tsx']
/** The layout around every page. */
const FRAMES = ['_layout.tsx', '+html.tsx']

/** The text of a heading, as it is rendered in tests. */
const textOf = (heading: unknown) => (heading as { props: { children: string } }).props.children

type Ids = { readonly over: string; readonly left: string }
let ids: Ids

beforeEach(async () => {
  await forgetHistoryAt(new Date(2026, 5, 1))
  ids = {
    over: await play(['Ann', 'Ben'], pub, [9], [8]),
    left: await play(['Ann', 'Ben'], pub, [9]),
  }
})

/** What comes with this page: its title and its heading. */
async function expectNamed([at, nameIn]: Page, language: 'en' | 'fr') {
  const name = nameIn(WORDS[language])
  const { titles, headings } = await goTo(at(ids), language)
  expect(screen.getByRole('heading', { name })).toBeOnTheScreen()
  const { appName } = WORDS[language].words
  expect(titles.at(-1)).toBe(name === appName ? name : `${name} – ${appName}`)
  expect(headings).toEqual([name])
}

/** Goes to a page from another one: the titles of the document since, and the headings that took the focus. */
async function goTo(path: string, language: 'en' | 'fr') {
  await openPage(path === '/' ? '/settings' : '/')
  act(() => changeSettings({ language }))
  await wait(1000)
  jest.mocked(moveFocusToHeading).mockClear()
  jest.mocked(DocumentTitle).mockClear()
  act(() => router.push(path as '/'))
  await settle()
  await wait(2000)
  return {
    titles: jest.mocked(DocumentTitle).mock.calls.map(([{ text }]) => text),
    headings: jest.mocked(moveFocusToHeading).mock.calls.map(([view]) => textOf(view)),
  }
}

test('no page is left out here', () => {
  const files = readdirSync(join(__dirname, '../../app'), { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.endsWith('.tsx')).sort()).toEqual(
    [...Object.keys(PAGES), ...TABLES, ...FRAMES].sort(),
  )
})

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test('a replay is named by the title, and who is on turn takes the focus', async () => {
    const { titles, headings } = await goTo(`/history/replay/${ids.over}`, language)
    const { replay, appName } = WORDS[language].words
    expect([titles.at(-1), headings]).toEqual([`${replay.title} – ${appName}`, ['Ann']])
  })

  test.each(Object.keys(PAGES))(
    'who comes to %s is told its name: by the title, and by the heading, which takes the focus',
    (file) => expectNamed(PAGES[file]!, language),
  )

  test.each(Object.keys(HOUSE_PAGES))('so is who comes to %s', async (which) => {
    await act(async () => {
      useSetUp.setState({ rules: { ...pub, oneDie: 'never' } })
      await begin(['Ann', 'Ben'], { ...pub, tiles: 10 })
    })
    await expectNamed(HOUSE_PAGES[which]!, language)
  })

  test('no two pages have the same title', () => {
    const { rules, words } = WORDS[language]
    const names = [
      ...Object.values({ ...PAGES, ...HOUSE_PAGES }).map(([, nameIn]) => nameIn(WORDS[language])),
      ...PRESETS.filter(({ id }) => id !== 'pub').map(({ id }) => words.presets[id].name),
      rules.noHouse.title,
    ]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
