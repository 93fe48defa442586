import { en } from '../../i18n/en'
import { appBrowser } from '../support/browser/app-browser'
import { VIEWS } from '../support/browser/open-app'
import { PLAY, press, rollButton, whenReady } from '../support/browser/play-match'

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

/** Runs in the page: whether one screen fades into another. */
const isFading = () =>
  document
    .getAnimations()
    .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('view-transition'))

test('a tap is taken by the table while it fades in', async () => {
  const app = await open({ view: VIEWS.upright })
  const { page } = app
  await page.addStyleTag({
    content: '::view-transition-old(*), ::view-transition-new(*) { animation-duration: 60s }',
  })
  await press(app, PLAY)
  await page.waitForFunction(isFading)
  // By coordinates, as a finger does: a tap by name waits until the button can be tapped.
  const { x, y, width, height } = (await app.button(rollButton(app)).boundingBox())!
  await whenReady(app, () => page.touchscreen.tap(x + width / 2, y + height / 2))
  await app.button(en.play.rolling).waitFor()
  expect(await page.evaluate(isFading)).toBe(true)
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
