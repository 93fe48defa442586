import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { wcagViolations } from '../support/browser/axe'
import { plannedMatch, type MatchName } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { walkHistory } from '../support/browser/walk-history'
import { afterPass, walkMatch, walkPages, walkSetUp } from '../support/browser/walk-screens'

const open = appBrowser()
const options = { view: VIEWS.upright, isMotionReduced: true }

/** Looks at these screens, or at all; what is wrong is collected, so that one run tells it all. */
function inspect(app: App, wanted?: readonly string[]) {
  const seen: string[] = []
  const violations: Record<string, string[]> = {}
  return {
    seen,
    violations,
    look: async (name: string) => {
      if (wanted && !wanted.includes(name)) return
      seen.push(name)
      const found = await wcagViolations(app.page)
      if (found.length > 0) violations[name] = found
    },
  }
}

async function opened(name: MatchName) {
  const match = plannedMatch(name)
  return { match, app: await open({ ...options, seed: match.seed }) }
}

describe('WCAG 2.2 AA and good practice hold by day and by night, in both languages', () => {
  test('in the set-up, at the table, in its menu and on the pass card', async () => {
    const { match, app } = await opened('channel')
    const { violations, look } = inspect(app)
    await walkSetUp(app, match, look)
    await walkMatch(app, match, look, afterPass(match, 1) + 1)
    expect(violations).toEqual({})
  })

  test('after a stop, and where a sign is announced', async () => {
    const { match, app } = await opened('hundred')
    const { violations, look, seen } = inspect(app, ['stopped', 'announcing'])
    await walkMatch(app, match, look, afterPass(match, 2))
    expect(seen).toEqual(['stopped', 'announcing'])
    expect(violations).toEqual({})
  })

  test('where one die or two are chosen, when the box is shut, on the result, and on the pages of players and settings', async () => {
    const { match, app } = await opened('stakes')
    const pages = ['players', 'person', 'person-edit', 'person-merge', 'settings', 'erase']
    const wanted = ['choosing-dice', 'box-shut', 'result', ...pages]
    const { violations, look, seen } = inspect(app, wanted)
    await walkMatch(app, match, look)
    await walkPages(app, match, look)
    expect(seen).toEqual(wanted)
    expect(violations).toEqual({})
  })

  test('in the history, in a match of it and its replay, and where one is deleted', async () => {
    const app = await open(options)
    const { violations, look, seen } = inspect(app)
    await walkHistory(app, ['stakes', 'longChannel', 'channel'], look)
    expect(seen).toHaveLength(7)
    expect(violations).toEqual({})
  })

  test('where input is refused', async () => {
    const app = await open(options)
    await app.page.getByRole('textbox', { name: en.setup.nameOf(1) }).fill('')
    await app.page.getByRole('alert').first().waitFor()
    expect(await wcagViolations(app.page)).toEqual([])
  })

  test('on a page that is not there', async () => {
    const app = await open({ ...options, path: '/nowhere' })
    expect(await wcagViolations(app.page)).toEqual([])
    // The server's 404, which is what was asked for.
    app.problems.splice(0)
  })
})
