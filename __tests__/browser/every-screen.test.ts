import { PRESETS } from '../../engine'
import { en } from '../../i18n/en'
import { enRulesPages } from '../../i18n/en/rules-pages'
import { fr } from '../../i18n/fr'
import { appBrowser } from '../support/browser/app-browser'
import { wcagViolations } from '../support/browser/axe'
import { breakTable } from '../support/browser/break-table'
import {
  english,
  french,
  IN_TURN,
  inspectLayout,
  LEAST_ROOM,
  only,
  PHONE,
  SIDEWAYS,
  SMALLEST,
  unmetSettings,
  WORST_ONLY,
  type Sample,
} from '../support/browser/inspect-layout'
import { keepMatches } from '../support/browser/kept-matches'
import { allowLargeText } from '../support/browser/large-text'
import { plannedMatch, type MatchName } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, PLAY, playEvents, press } from '../support/browser/play-match'
import { openTab, waitUntilElsewhere } from '../support/browser/tabs'
import { walkHistory } from '../support/browser/walk-history'
import {
  afterPass,
  walkCoach,
  walkMatch,
  walkPages,
  walkSetUp,
  walkSheets,
} from '../support/browser/walk-screens'
import { isFullVolume } from '../support/volumes'

const open = appBrowser()
const options = { view: VIEWS.upright, isMotionReduced: true, prepare: allowLargeText }

async function opened(name: MatchName) {
  const match = plannedMatch(name)
  return { match, app: await open({ ...options, seed: match.seed }) }
}

/**
 * Looks at each screen of a walk in many sizes, and asks axe about it, or about these screens only: some come in
 * several walks. More sizes are a matter of `npm run test:volumes`, more of axe is not.
 */
function inspect(app: App, asked?: readonly string[], sample: Sample = IN_TURN) {
  const { faults, add, look: lookAtLayout } = inspectLayout(app, sample)
  const seen: string[] = []
  const look = async (name: string) => {
    seen.push(name)
    await lookAtLayout(name)
    if (!isFullVolume && (!asked || asked.includes(name))) add(name, await wcagViolations(app.page))
  }
  const expectFaultless = () => {
    expect(seen).toEqual(expect.arrayContaining([...(asked ?? [])]))
    expect(faults).toEqual({})
  }
  return { look, expectFaultless }
}

// Nothing is cut off, too small, or over something else, and WCAG 2.2 AA and good practice hold by day and by
// night, in both languages.
describe('Every screen holds', () => {
  test('with twelve flaps, twelve long names and the largest scores', async () => {
    const { match, app } = await opened('crowd')
    const { look, expectFaultless } = inspect(app)
    await look('first launch')
    await walkSetUp(app, match, look)
    await walkMatch(app, match, look, afterPass(match, 2) + 1)
    await walkSheets(app, look)
    expectFaultless()
  })

  test('when twelve flaps are shut, eleven pay, and everybody is looked up', async () => {
    const { match, app } = await opened('richCrowd')
    const pages = ['players', 'person', 'person-edit', 'person-merge', 'settings', 'erase']
    const { look, expectFaultless } = inspect(app, [
      'choosing-dice',
      'box-shut',
      'result',
      ...pages,
    ])
    await walkMatch(app, match, look)
    await walkPages(app, match, look)
    expectFaultless()
  })

  test('when a sign is announced for the largest totals', async () => {
    const { match, app } = await opened('pair')
    const { look, expectFaultless } = inspect(app, ['stopped', 'announcing'])
    await walkMatch(app, match, look, afterPass(match, 2) + 2)
    expectFaultless()
  })

  test('in the history of twelve long names', async () => {
    const app = await open(options)
    const { look, expectFaultless } = inspect(app)
    await walkHistory(app, ['richCrowd', 'patientPair', 'channel', 'crowd'], look)
    expectFaultless()
  })

  test('when players are out', async () => {
    const app = await open(options)
    const { look, expectFaultless } = inspect(app, undefined, WORST_ONLY)
    const { page, tap, button } = app
    await keepMatches(app, [{ plan: plannedMatch('sailors'), startedAt: Date.now() }])
    await tap(button(en.pages.history))
    await tap(page.getByRole('button', { name: / wins\. / }))
    await press(app, en.history.watch)
    await page.getByRole('slider', { name: en.replay.slider }).press('End')
    await page.getByText(en.play.isOut, { exact: true }).first().waitFor()
    await look('out')
    expectFaultless()
  })

  test('where input is refused', async () => {
    const app = await open(options)
    const { look, expectFaultless } = inspect(app)
    await app.page.getByRole('textbox', { name: en.setup.nameOf(1) }).fill('')
    await app.page.getByRole('alert').first().waitFor()
    await look('refused')
    expectFaultless()
  })

  test('with the coach, before a match and after it', async () => {
    const { match, app } = await opened('pub')
    const { look, expectFaultless } = inspect(app, undefined, WORST_ONLY)
    await walkCoach(app, match, look)
    expectFaultless()
  })

  test('where nobody has played', async () => {
    const app = await open({ ...options, path: '/players' })
    const { look, expectFaultless } = inspect(app, undefined, WORST_ONLY)
    await app.page.getByText(en.players.emptyTitle).waitFor()
    await look('no players')
    expectFaultless()
  })

  test('where some rules are explained on a phone on its side', async () => {
    const app = await open({ ...options, view: VIEWS.sideways, path: '/rules/stakes' })
    const { look, expectFaultless } = inspect(app, undefined, only(english(SIDEWAYS)))
    await app.page.getByRole('heading', { name: en.presets.stakes.name }).waitFor()
    await look('rules')
    expectFaultless()
  })

  test('where the rules of each kind are explained, and where there are none yet', async () => {
    const pages = ['no house rules', 'rules of the house']
    const app = await open({ ...options, path: '/rules/house' })
    const { look, expectFaultless } = inspect(app, pages, LEAST_ROOM)
    const { page, tap, button } = app
    const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true })
    await heading(enRulesPages.noHouse.title).waitFor()
    await look('no house rules')
    await tap(button(enRulesPages.noHouse.make))
    await tap(page.getByRole('radio', { name: en.houseRules.moves['die-or-sum'] }))
    await press(app, en.houseRules.done)
    // Back on the page that had none.
    await page.waitForURL('**/rules/house')
    await heading(enRulesPages.house).waitFor()
    await look('rules of the house')
    for (const { id } of PRESETS) {
      await page.goto(new URL(`/rules/${id}`, page.url()).href)
      await heading(en.presets[id].name).waitFor()
      await look(`rules of ${id}`)
    }
    expectFaultless()
  })

  test('at a left-handed table, and at one that is turned towards who sits at its side', async () => {
    const { match, app } = await opened('channel')
    const { look, expectFaultless } = inspect(app, undefined, WORST_ONLY)
    const { page, tap, button } = app
    const { settings } = en
    await tap(button(en.pages.settings))
    await tap(page.getByRole('switch', { name: new RegExp(`^${settings.leftHanded}`) }))
    await tap(page.getByRole('radio', { name: settings.seatings['by-seat'] }))
    await tap(button(settings.back))
    await begin(app, match)
    const pass = afterPass(match, 1) - 1
    await playEvents(app, match, { to: 1 })
    await look('left-handed')
    await playEvents(app, match, { from: 1, to: pass })
    const second = match.names[1]!
    await press(app, en.play.turnOf(second))
    await press(app, en.pass.ready(second))
    await playEvents(app, match, { from: pass + 1, to: pass + 2 })
    await look('turned')
    expectFaultless()
  })

  test('when another tab has the box', async () => {
    const app = await open(options)
    const tab = await openTab(app)
    const { look, expectFaultless } = inspect(
      tab,
      undefined,
      only(english(PHONE), french(SMALLEST)),
    )
    await waitUntilElsewhere(tab)
    await look('elsewhere')
    expectFaultless()
  })

  test.each([
    ['en-GB', PLAY, en],
    ['fr-FR', /^Jouer (?!$)/, fr],
  ] as const)('when the app breaks in %s', async (locale, play, words) => {
    const app = await open({ ...options, prepare: breakTable, locale })
    const { faults, add, look } = inspectLayout(app, only(...[SMALLEST, SIDEWAYS].map(english)))
    await press(app, play)
    await app.page.getByText(words.crash.title).waitFor()
    // What follows the language is broken, too: it is the one that the app was opened in.
    await look('crash')
    add('crash', await wcagViolations(app.page, false))
    expect(faults).toEqual({})
    // What the app says of it.
    app.problems.splice(0)
  })

  test.each([
    ['a page', '/nowhere', en.notFound.title],
    ['a match', '/history/nowhere', en.history.missing.title],
  ])('on %s that is not there', async (_, path, title) => {
    const app = await open({ ...options, path })
    const { look, expectFaultless } = inspect(app, undefined, WORST_ONLY)
    await app.page.getByText(title).waitFor()
    await look('not found')
    // The server's 404, which is what was asked for.
    app.problems.splice(0)
    expectFaultless()
  })

  test('each size has been met in both languages and in large text, by one screen or another', () => {
    expect(unmetSettings()).toEqual([])
  })
})
