import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { VIEWS } from '../support/browser/open-app'
import { PLAY, press, rollButton } from '../support/browser/play-match'

const open = appBrowser()

const { defaultName } = en.setup

test.each([
  ['two', [], 2],
  ['one alone', [en.setup.remove(defaultName(2))], 3],
  ['four', [en.setup.addLabel, en.setup.addLabel], 4],
])('%s who never played throw after as few taps as can be', async (_, seating, most) => {
  const app = await open({ view: VIEWS.upright })
  const taps = [...seating, PLAY, rollButton(app)]
  for (const name of taps) await press(app, name)
  await app.button(en.play.rolling).waitFor()
  expect(taps.length).toBeLessThanOrEqual(most)
})
