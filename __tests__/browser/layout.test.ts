import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { atSizes, type Size } from '../support/browser/at-sizes'
import { inFrench } from '../support/browser/in-french'
import { allowLargeText, withLargeText } from '../support/browser/large-text'
import { layoutFaults } from '../support/browser/layout-faults'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { historyRowFaults, standingsFaults } from '../support/browser/row-faults'
import { walkHistory } from '../support/browser/walk-history'
import { afterPass, walkMatch, walkPages, walkSetUp } from '../support/browser/walk-screens'
import { volume } from '../support/volumes'

const open = appBrowser()

const PHONE = [390, 844] as const
const SMALLEST = [320, 568] as const
const SIDEWAYS = [844, 390] as const
const TABLET = [768, 1024] as const
const DESK = [1280, 800] as const
/** Half the points, each twice as large. */
const DESK_AT_200 = [640, 400] as const
/** A quarter of the points: the table is a column that scrolls. */
const DESK_AT_400 = [320, 256] as const

const SIZES = [SMALLEST, SIDEWAYS, TABLET, DESK_AT_200, DESK_AT_400, PHONE, DESK]

/** How a screen is looked at. French is longer, and has the least room in the narrowest sizes. */
type Setting = { readonly size: Size; readonly isFrench: boolean; readonly isTextLarge: boolean }
const english = (size: Size): Setting => ({ size, isFrench: false, isTextLarge: false })
const french = (size: Size): Setting => ({ size, isFrench: true, isTextLarge: false })
const large = (setting: Setting): Setting => ({ ...setting, isTextLarge: true })

/** All sizes in both languages, those of a sample first. */
function inTurn(of: 'layouts' | 'largeTextLayouts', first: readonly Setting[]) {
  const rest = [...SIZES.map(english), ...SIZES.map(french)].filter(
    ({ size, isFrench }) => !first.some((one) => one.size === size && one.isFrench === isFrench),
  )
  const { from, to } = volume(of)
  return [...first, ...rest].slice(from, to)
}

const SETTINGS = [
  ...inTurn('layouts', [french(SMALLEST), ...[SIDEWAYS, TABLET, DESK_AT_400].map(english)]),
  ...inTurn('largeTextLayouts', [french(PHONE)]).map(large),
]

/** The names of these walks end with a size. */
const isOn = (name: string, screen: string) => name.startsWith(`${screen},`)

/** Every screen must hold: what does not is collected, so that one run tells it all. */
function inspect(app: App, settings: readonly Setting[]) {
  const faults: Record<string, string[]> = {}
  const add = (name: string, found: readonly string[]) => {
    if (found.length > 0) faults[name] = [...(faults[name] ?? []), ...found]
  }
  const lookAtSizes = async (name: string, chosen: readonly Setting[]) => {
    const sizes = chosen.map(({ size }) => size)
    await atSizes(app, sizes, async (sized) => {
      add(sized, await layoutFaults(app.page))
      if (isOn(sized, 'passing')) add(sized, await passFaults(app))
    })(name)
  }
  const lookInEveryText = async (name: string, chosen: readonly Setting[]) => {
    const larger = chosen.filter(({ isTextLarge }) => isTextLarge)
    const usual = chosen.filter(({ isTextLarge }) => !isTextLarge)
    await lookAtSizes(name, usual)
    if (larger.length > 0)
      await withLargeText(app.page, () => lookAtSizes(`${name}, large text`, larger))
  }
  const look = async (name: string) => {
    const inFrenchToo = settings.filter(({ isFrench }) => isFrench)
    await lookInEveryText(
      name,
      settings.filter(({ isFrench }) => !isFrench),
    )
    if (inFrenchToo.length > 0)
      await inFrench(app.page, () => lookInEveryText(`${name}, French`, inFrenchToo))
  }
  return { faults, add, look }
}

/** What of the pass card is not wholly in view, however far its scores are scrolled. */
async function passFaults({ page }: App): Promise<string[]> {
  const card = page.getByRole('dialog')
  const view = page.viewportSize()!
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

describe('Nothing is cut off, too small, or over something else', () => {
  const options = { view: VIEWS.upright, isMotionReduced: true, prepare: allowLargeText }

  test('with twelve flaps, twelve long names and the largest scores', async () => {
    const match = plannedMatch('crowd')
    const app = await open({ ...options, seed: match.seed })
    const { faults, look } = inspect(app, SETTINGS)
    await look('first launch')
    await walkSetUp(app, match, look)
    await walkMatch(app, match, look, afterPass(match, 2) + 1)
    expect(faults).toEqual({})
  })

  test('when twelve flaps are shut, eleven pay, and everybody is looked up', async () => {
    const match = plannedMatch('richCrowd')
    const app = await open({ ...options, seed: match.seed })
    const { faults, look } = inspect(app, SETTINGS)
    await walkMatch(app, match, look)
    await walkPages(app, match, look)
    expect(faults).toEqual({})
  })

  test('when a sign is announced for the largest totals', async () => {
    const match = plannedMatch('pair')
    const app = await open({ ...options, seed: match.seed })
    const { faults, look } = inspect(app, SETTINGS)
    await walkMatch(app, match, look, afterPass(match, 2) + 2)
    expect(faults).toEqual({})
  })

  test('in the history of twelve long names', async () => {
    const app = await open(options)
    const { faults, look } = inspect(app, SETTINGS)
    await walkHistory(app, ['richCrowd', 'patientPair', 'channel', 'crowd'], look)
    expect(faults).toEqual({})
  })

  test('on a page that is not there', async () => {
    const app = await open({ ...options, path: '/nowhere' })
    const { faults, look } = inspect(app, SETTINGS)
    await app.page.getByText(en.notFound.title).waitFor()
    await look('not found')
    app.problems.splice(0)
    expect(faults).toEqual({})
  })
})

describe('Scores of fifteen digits', () => {
  const options = { view: VIEWS.upright, isMotionReduced: true }

  test('stand at the end of their rows beside long names, clear of everything', async () => {
    const match = plannedMatch('patientPair')
    const app = await open(options)
    const { page } = app
    const sizes = [SMALLEST, PHONE, SIDEWAYS]
    const { faults, add } = inspect(app, [])
    const look = atSizes(app, sizes, async (name) => {
      add(name, await layoutFaults(page))
      const row = page.getByRole('button', { name: / wins\. / }).first()
      if (isOn(name, 'history')) add(name, await historyRowFaults(row))
      if (isOn(name, 'past-match')) add(name, await standingsFaults(page, match))
    })
    await walkHistory(app, ['patientPair', 'pair'], look)
    expect(faults).toEqual({})
  })

  test('of twelve long names are all read in the result', async () => {
    const app = await open(options)
    const { faults, look } = inspect(app, [SMALLEST, TABLET].map(english))
    await walkHistory(app, ['crowd', 'pair'], look)
    expect(faults).toEqual({})
  })
})
