import { en } from '../../i18n/en'
import { appBrowser, settingOf } from '../support/browser/app-browser'
import { plannedMatch } from '../support/browser/matches'
import { openOn, VIEWS } from '../support/browser/open-app'
import { begin, playEvents, press, rollButton } from '../support/browser/play-match'

const open = appBrowser()

test('a second tab asks before it takes the box, and goes on with the same match', async () => {
  const match = plannedMatch('channel')
  const first = await open({ view: VIEWS.desk, seed: match.seed })
  await begin(first, match)
  await playEvents(first, match, { to: 2 })

  const page = await first.page.context().newPage()
  const second = await openOn(page, settingOf('APP_URL'), { view: VIEWS.desk })
  await page.getByRole('heading', { name: en.elsewhere.title }).waitFor()
  await press(second, en.elsewhere.take)
  await second.tap(second.button(new RegExp(`^${en.setup.continue}\\.`)))
  await second.button(rollButton(second)).waitFor()
  await playEvents(second, match, { from: 2, to: 4 })

  await first.page.getByRole('heading', { name: en.elsewhere.title }).waitFor()
  await press(first, en.elsewhere.take)
  await first.tap(first.button(new RegExp(`^${en.setup.continue}\\.`)))
  await first.button(rollButton(first)).waitFor()
  await playEvents(first, match, { from: 4, to: 6 })
  expect(second.problems).toEqual([])
})
