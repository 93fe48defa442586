import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { wcagViolations } from '../support/browser/axe'
import { inspectLayout, SETTINGS } from '../support/browser/inspect-layout'
import { allowLargeText } from '../support/browser/large-text'
import { plannedMatch, type MatchName } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { walkHistory } from '../support/browser/walk-history'
import { afterPass, walkMatch, walkPages, walkSetUp } from '../support/browser/walk-screens'
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
function inspect(app: App, asked?: readonly string[]) {
  const { faults, add, look: lookAtLayout } = inspectLayout(app, SETTINGS)
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

  test('where input is refused', async () => {
    const app = await open(options)
    const { look, expectFaultless } = inspect(app)
    await app.page.getByRole('textbox', { name: en.setup.nameOf(1) }).fill('')
    await app.page.getByRole('alert').first().waitFor()
    await look('refused')
    expectFaultless()
  })

  test('on a page that is not there', async () => {
    const app = await open({ ...options, path: '/nowhere' })
    const { look, expectFaultless } = inspect(app)
    await app.page.getByText(en.notFound.title).waitFor()
    await look('not found')
    // The server's 404, which is what was asked for.
    app.problems.splice(0)
    expectFaultless()
  })
})
