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

test('all code of the first screen and of the table is compiled while it is fetched', async () => {
  const codes: Promise<string>[] = []
  const app = await open({
    view: VIEWS.upright,
    prepare: (page) => {
      page.on('response', (response) => {
        if (response.url().endsWith('.js')) codes.push(response.text())
      })
      return Promise.resolve()
    },
  })
  await press(app, PLAY)
  await app.button(rollButton(app)).waitFor()
  const fetched = await Promise.all(codes)
  expect(fetched.length).toBeGreaterThan(3)
  for (const code of fetched) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
