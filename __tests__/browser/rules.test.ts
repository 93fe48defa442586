import { legalMoves, throwDice, tilesOf, tilesUpTo } from '../../engine'
import { en } from '../../i18n/en'
import { enRulesPages } from '../../i18n/en/rules-pages'
import { appBrowser } from '../support/browser/app-browser'
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
