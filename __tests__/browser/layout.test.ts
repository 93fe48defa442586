import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { layoutFaults } from '../support/browser/layout-faults'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App, type AppOptions } from '../support/browser/open-app'
import { historyRowFaults, standingsFaults } from '../support/browser/row-faults'
import { walkHistory } from '../support/browser/walk-history'
import { afterPass, walkMatch, walkPages, walkSetUp } from '../support/browser/walk-screens'

const open = appBrowser()

/** Every screen must hold: what does not is collected, so that one run tells it all. */
function inspect(app: App) {
  const faults: Record<string, string[]> = {}
  return {
    faults,
    look: async (name: string) => {
      const found = await layoutFaults(app.page)
      if (found.length > 0) faults[name] = found
    },
  }
}

/** What of the pass card is not wholly in view, however far its scores are scrolled. */
async function passFaults({ page, view }: App): Promise<string[]> {
  const card = page.getByRole('dialog')
  const parts = [card.getByRole('heading', { level: 1 }), card.getByRole('button').first()]
  const faults: string[] = []
  for (const part of parts) {
    const box = (await part.boundingBox())!
    const isIn =
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= view.width &&
      box.y + box.height <= view.height
    if (!isIn) faults.push(`${await part.innerText()} is not in view`)
  }
  return faults
}

/** The least room in width, and the most that is written: what holds in both has room elsewhere. */
const TIGHTEST: readonly (readonly [string, AppOptions])[] = [
  ['the smallest phone', { view: { width: 320, height: 568, isTouch: true } }],
  ['a phone with 200 % text', { view: VIEWS.upright, isTextLarge: true }],
]

const SCREENS: typeof TIGHTEST = [
  ...TIGHTEST,
  ['a phone on its side', { view: VIEWS.sideways }],
  ['a tablet', { view: { width: 768, height: 1024, isTouch: true } }],
  // A desk at 200 %: half the points, each twice as large.
  ['a desk at 200 %', { view: { width: 640, height: 400, isTouch: false }, pixelRatio: 2 }],
]

describe.each(SCREENS)(
  'Nothing is cut off, too small, or over something else on %s',
  (_, screen) => {
    const options = { ...screen, isMotionReduced: true }

    test('with twelve flaps, twelve long names and the largest scores', async () => {
      const match = plannedMatch('crowd')
      const app = await open({ ...options, seed: match.seed })
      const { faults, look } = inspect(app)
      const onCard: string[] = []
      await look('first launch')
      await walkSetUp(app, match, look)
      const lookAtCard = async (name: string) => {
        await look(name)
        if (name === 'passing') onCard.push(...(await passFaults(app)))
      }
      await walkMatch(app, match, lookAtCard, afterPass(match, 2) + 1)
      expect({ ...faults, onCard }).toEqual({ onCard: [] })
    })

    test('when twelve flaps are shut, eleven pay, and everybody is looked up', async () => {
      const match = plannedMatch('richCrowd')
      const app = await open({ ...options, seed: match.seed })
      const { faults, look } = inspect(app)
      await walkMatch(app, match, look)
      await walkPages(app, match, look)
      expect(faults).toEqual({})
    })
  },
)

describe.each(TIGHTEST)(
  'Nothing is cut off, too small, or over something else on %s',
  (_, screen) => {
    const options = { ...screen, isMotionReduced: true }

    test('when a sign is announced for the largest totals', async () => {
      const match = plannedMatch('pair')
      const app = await open({ ...options, seed: match.seed })
      const { faults, look } = inspect(app)
      await walkMatch(app, match, look, afterPass(match, 2) + 2)
      expect(faults).toEqual({})
    })

    test('in the history of twelve long names', async () => {
      const app = await open(options)
      const { faults, look } = inspect(app)
      await walkHistory(app, ['richCrowd', 'patientPair', 'channel', 'crowd'], look)
      expect(faults).toEqual({})
    })

    test('on a page that is not there', async () => {
      const app = await open({ ...options, path: '/nowhere' })
      const { faults, look } = inspect(app)
      await app.page.getByText(en.notFound.title).waitFor()
      await look('not found')
      app.problems.splice(0)
      expect(faults).toEqual({})
    })
  },
)

describe.each([
  ['the smallest phone', { width: 320, height: 568, isTouch: true }],
  ['a phone', VIEWS.upright],
  ['a phone on its side', VIEWS.sideways],
])('Scores of fifteen digits beside long names on %s', (_, view) => {
  test('stand at the end of their rows, clear of everything', async () => {
    const match = plannedMatch('patientPair')
    const app = await open({ view, isMotionReduced: true })
    const { page } = app
    const { faults, look } = inspect(app)
    const inRows: string[] = []
    await walkHistory(app, ['patientPair', 'pair'], async (name) => {
      await look(name)
      const row = page.getByRole('button', { name: / wins\. / }).first()
      if (name === 'history') inRows.push(...(await historyRowFaults(row)))
      if (name === 'past-match') inRows.push(...(await standingsFaults(page, match)))
    })
    expect({ ...faults, inRows }).toEqual({ inRows: [] })
  })
})

describe.each([
  ['the smallest phone', { width: 320, height: 568, isTouch: true }],
  ['a tablet', { width: 768, height: 1024, isTouch: true }],
])('Twelve long names with scores of fifteen digits on %s', (_, view) => {
  test('are all read in the result', async () => {
    const app = await open({ view, isMotionReduced: true })
    const { faults, look } = inspect(app)
    await walkHistory(app, ['crowd', 'pair'], look)
    expect(faults).toEqual({})
  })
})
