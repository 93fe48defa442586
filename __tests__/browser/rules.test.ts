import { legalMoves, PRESETS, throwDice, tilesOf, tilesUpTo } from '../../engine'
import { en } from '../../i18n/en'
import { enRulesPages } from '../../i18n/en/rules-pages'
import { fr, frRulesPages } from '../../i18n/fr'
import { appBrowser } from '../support/browser/app-browser'
import { inFrench } from '../support/browser/in-french'
import { plannedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { press } from '../support/browser/play-match'
import { presetRules } from '../support/scripted-match'

const open = appBrowser()
const { seed } = plannedMatch('channel')

test('whoever follows a link to some rules tries a throw there', async () => {
  const app = await open({
    view: VIEWS.upright,
    path: '/rules/pub',
    isMotionReduced: true,
    seed,
  })
  const { page, button } = app
  await page.getByRole('heading', { name: en.presets.pub.name, level: 1 }).waitFor()
  await press(app, en.play.roll)
  await page.getByText(enRulesPages.tryOut.choose).waitFor()
  const lit = page.getByRole('button', { name: /, can be used$/ })
  const labels = await lit.evaluateAll((flaps) => flaps.map((flap) => flap.ariaLabel))
  const dice = throwDice(seed, 0, 2)
  const moves = legalMoves(presetRules('pub'), tilesUpTo(9), dice)
  const tiles = [...new Set(moves.flatMap(tilesOf))].sort((a, b) => a - b)
  expect(labels).toEqual(tiles.map((tile) => en.play.flap.choosable(tile)))
  for (const tile of tilesOf(moves[0]!)) await press(app, en.play.flap.choosable(tile))
  await press(app, en.play.shut(tilesOf(moves[0]!)))
  await page.getByText(enRulesPages.tryOut.throwAgain).waitFor()
  await press(app, enRulesPages.back)
  await button(en.setup.houseRules).waitFor()
})

/** The screens of phones, with what a notch, or a bar of the system, takes of them at the top and at the bottom. */
test.each([
  [390, 844, 0, 0],
  [390, 844, 47, 34],
  [393, 852, 59, 34],
  [375, 812, 50, 34],
  [360, 800, 24, 24],
  [375, 667, 20, 0],
])(
  'all rules are seen whole on a phone of %i × %i, and each page of them, in both languages (%i, %i)',
  async (width, height, top, bottom) => {
    const insets = { top, bottom }
    const app = await open({
      view: { width, height, isTouch: true },
      path: '/rules',
      isMotionReduced: true,
      prepare: async (page) => {
        const session = await page.context().newCDPSession(page)
        await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
      },
    })
    const { page, tap, button } = app
    const hidden: Record<string, number> = {}
    const look = async (name: string) => {
      await page.getByRole('heading', { name, level: 1, exact: true }).waitFor()
      const more = await page
        .getByRole('main')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      if (more > 0) hidden[name] = more
    }
    await look(enRulesPages.title)
    await inFrench(page, () => look(frRulesPages.title))
    for (const { id } of PRESETS) {
      await tap(page.getByRole('button', { name: new RegExp(`^${en.presets[id].name}\\. `) }))
      await look(en.presets[id].name)
      await inFrench(page, () => look(fr.presets[id].name))
      await tap(button(enRulesPages.all))
    }
    expect(hidden).toEqual({})
  },
)
