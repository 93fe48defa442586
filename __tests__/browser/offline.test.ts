import type { Page } from 'playwright-core'
import { en } from '../../i18n/en'
import { enCoach } from '../../i18n/en/judged'
import { appBrowser } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS, type App } from '../support/browser/open-app'
import { begin, PLAY, playEvents, press, setUp } from '../support/browser/play-match'
import { walkSetUp } from '../support/browser/walk-screens'

const open = appBrowser()
const match = plannedMatch('brief')

/** A file with the code of one screen. */
const OF_A_SCREEN = /\/_expo\/static\/js\/web\/(play|settings|house-rules|index|%5B\w+%5D|\[\w+\])-/

/** All but the first screen and lists. */
const OF_OTHERS = /\/_expo\/static\/js\/web\/(play|settings|house-rules)-/

/** What several screens draw, such as the table. */
const OF_PARTS = /\/_expo\/static\/js\/web\/[\w-]+-bundle-/

/** Wood and felt. */
const OF_TEXTURES = /\/assets\/.*(felt|walnut)[^/]*\.png/

/** The sheet of computer players. */
const OF_COMPUTERS = /\/_expo\/static\/js\/web\/computer-sheet-/

/** The result of a match, and other screens that are about one match or person. */
const OF_A_MATCH = /\/_expo\/static\/js\/web\/(%5Bid%5D|\[id\])-/

/** Every screen has a file of its own. */
const SCREENS = 13

/** The table, the analysis and what it works out, and the pages of the rules. */
const PARTS = 4

const TEXTURES = 2

/** What the browser logs about each file that it fails to load. */
const IN_VAIN = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Loading module/

const forgetRequestsInVain = ({ problems }: App) =>
  problems.splice(0, problems.length, ...problems.filter((problem) => !IN_VAIN.test(problem)))

const refuseCode = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.abort('internetdisconnected'))

const SEED_BYTES = match.seed.length

/** Runs in the page before the app. */
function noteSeeds(bytes: number): void {
  const { onSeed } = window as unknown as { onSeed: () => void }
  const random = crypto.getRandomValues.bind(crypto) as (array: Uint8Array) => Uint8Array
  crypto.getRandomValues = ((array: Uint8Array) => {
    if (array.length === bytes) onSeed()
    return random(array)
  }) as typeof crypto.getRandomValues
}

test('once the first screen has rested, every other one opens without a network', async () => {
  const arrived = new Set<string>()
  const prepare = (page: Page) => {
    page.on('requestfinished', (request) => {
      const url = request.url()
      if ([OF_A_SCREEN, OF_PARTS, OF_TEXTURES].some((files) => files.test(url))) arrived.add(url)
    })
    return Promise.resolve()
  }
  const app = await open({ view: VIEWS.desk, seed: match.seed, isMotionReduced: true, prepare })
  const { page, tap, button } = app
  while (arrived.size < SCREENS + PARTS + TEXTURES) await page.waitForTimeout(100)
  await page.context().setOffline(true)
  // The house rules and the pages of the rules, too.
  await walkSetUp(app, match, () => Promise.resolve())
  await begin(app, match)
  await playEvents(app, match, { to: match.events.length })
  await press(app, en.play.seeResult)
  await tap(button(en.results.analysis))
  await page.getByText(enCoach.analysis.barsAbout).waitFor()
  await page.goBack()
  await press(app, en.results.newMatch)
  for (const name of [en.pages.history, en.pages.players, en.pages.settings]) {
    await tap(button(name))
    await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
    await page.goBack()
  }
  await tap(button(en.pages.players))
  await tap(button(new RegExp(`^${match.names[0]}, `)))
  await page.getByRole('img', { name: /^Won / }).waitFor()
  await page.goBack()
  await page.goBack()
  await tap(button(en.pages.history))
  await tap(page.getByRole('button', { name: / wins\. / }))
  await tap(button(en.history.watch))
  await page.getByRole('slider').waitFor()
  // Sounds may be missing.
  forgetRequestsInVain(app)
})

test.each([
  ['a screen', OF_OTHERS],
  ['the table of a screen', OF_PARTS],
])(
  '%s that does not come through says so, and opens when the network is back',
  async (_, files) => {
    const app = await open({
      view: VIEWS.desk,
      prepare: async (page) => void (await refuseCode(page, files)),
    })
    const { page, button } = app
    await setUp(app, match)
    await page.context().setOffline(true)
    await press(app, PLAY)
    await page.getByRole('heading', { name: en.crash.notFetched.title }).waitFor()
    await press(app, en.crash.notFetched.tryAgain)
    await page.getByText(en.crash.notFetched.stillOffline).waitFor()
    await page.context().setOffline(false)
    await page.unroute(files)
    await press(app, en.crash.notFetched.tryAgain)
    await button(new RegExp(`^${en.setup.continue}`)).waitFor()
    forgetRequestsInVain(app)
  },
)

test('computer players that do not come through say so, and sit down when the network is back', async () => {
  const app = await open({
    view: VIEWS.desk,
    prepare: async (page) => void (await refuseCode(page, OF_COMPUTERS)),
  })
  const { page, tap, button } = app
  const { name } = en.computers.players.master
  await tap(button(en.computers.add))
  await page.getByText(en.crash.notFetched.part).waitFor()
  await page.unroute(OF_COMPUTERS)
  await tap(button(en.crash.notFetched.tryAgain))
  await tap(button(new RegExp(`^${name}`)))
  await button(en.setup.remove(name)).waitFor()
  forgetRequestsInVain(app)
})

test('a coach that does not come through says so in its place, and comes with the network', async () => {
  let parts = 0
  const app = await open({
    view: VIEWS.desk,
    seed: match.seed,
    isMotionReduced: true,
    // The table is loaded first, and what follows it fails.
    prepare: async (page) => {
      await page.route(OF_PARTS, (route) =>
        parts++ === 0 ? route.continue() : route.abort('internetdisconnected'),
      )
    },
  })
  const { page, tap, button } = app
  const { part, tryAgain } = en.crash.notFetched
  await begin(app, match)
  await tap(button(en.play.menu))
  await tap(page.getByRole('radio', { name: en.menu.coachModes.lamp }))
  await tap(button(en.menu.close))
  await page.getByText(part).waitFor()
  await tap(button(tryAgain))
  await page.getByText(part).waitFor()
  await page.unroute(OF_PARTS)
  await tap(button(tryAgain))
  await button(enCoach.coach.lamp).waitFor()
  forgetRequestsInVain(app)
})

test('a second tap while the table is on its way begins no second match', async () => {
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  /** How many seeds were asked for, one for each match. */
  let seeds = 0
  const app = await open({
    view: VIEWS.desk,
    prepare: async (page) => {
      await page.exposeFunction('onSeed', () => void seeds++)
      await page.addInitScript(noteSeeds, SEED_BYTES)
      await page.route(OF_OTHERS, (route) => gate.then(() => route.continue()))
    },
  })
  await setUp(app, match)
  await press(app, PLAY)
  await press(app, PLAY)
  letThrough()
  await app.button(en.play.roll).waitFor()
  expect(seeds).toBe(1)
})

test('a table whose result does not come through is not cleared', async () => {
  const refuse = async (page: Page) => void (await refuseCode(page, OF_A_MATCH))
  const app = await open({
    view: VIEWS.desk,
    seed: match.seed,
    isMotionReduced: true,
    prepare: refuse,
  })
  const { page, button } = app
  await begin(app, match)
  await playEvents(app, match, { to: match.events.length })
  await press(app, en.play.seeResult)
  await page.getByRole('heading', { name: en.crash.notFetched.title }).waitFor()
  await press(app, en.crash.toStart)
  await button(new RegExp(`^${en.setup.seeResult}`)).waitFor()
  await page.unroute(OF_A_MATCH)
  await page.reload()
  await press(app, new RegExp(`^${en.setup.seeResult}`))
  await press(app, en.play.seeResult)
  await button(en.results.rematch).waitFor()
  forgetRequestsInVain(app)
})
