import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { wcagViolations } from '../support/browser/axe'
import { breakTable } from '../support/browser/break-table'
import {
  english,
  FEW_SETTINGS,
  inspectLayout,
  PHONE,
  SETTINGS,
  SIDEWAYS,
  SMALLEST,
} from '../support/browser/inspect-layout'
import { keepMatches } from '../support/browser/kept-matches'
import { allowLargeText } from '../support/browser/large-text'
import { plannedMatch, type MatchName } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { PLAY, press } from '../support/browser/play-match'
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
function inspect(app: App, asked?: readonly string[], settings = SETTINGS) {
  const { faults, add, look: lookAtLayout } = inspectLayout(app, settings)
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
    const { look, expectFaultless } = inspect(app, undefined, FEW_SETTINGS)
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
    const { look, expectFaultless } = inspect(app, undefined, FEW_SETTINGS)
    await walkCoach(app, match, look)
    expectFaultless()
  })

  test('where nobody has played', async () => {
    const app = await open({ ...options, path: '/players' })
    const { look, expectFaultless } = inspect(app, undefined, FEW_SETTINGS)
    await app.page.getByText(en.players.emptyTitle).waitFor()
    await look('no players')
    expectFaultless()
  })

  test('where some rules are explained on a phone on its side', async () => {
    const app = await open({ ...options, view: VIEWS.sideways, path: '/rules/stakes' })
    const { look, expectFaultless } = inspect(app, undefined, [english(SIDEWAYS)])
    await app.page.getByRole('heading', { name: en.presets.stakes.name }).waitFor()
    await look('rules')
    expectFaultless()
  })

  test('when another tab has the box', async () => {
    const app = await open(options)
    const tab = await openTab(app)
    const { look, expectFaultless } = inspect(tab, undefined, [english(PHONE)])
    await waitUntilElsewhere(tab)
    await look('elsewhere')
    expectFaultless()
  })

  test('when the app breaks', async () => {
    const app = await open({ ...options, prepare: breakTable })
    const { faults, add, look } = inspectLayout(app, [SMALLEST, SIDEWAYS].map(english))
    await press(app, PLAY)
    await app.page.getByText(en.crash.title).waitFor()
    await look('crash')
    // What follows the language is broken, too.
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
    const { look, expectFaultless } = inspect(app, undefined, FEW_SETTINGS)
    await app.page.getByText(title).waitFor()
    await look('not found')
    // The server's 404, which is what was asked for.
    app.problems.splice(0)
    expectFaultless()
  })
})
