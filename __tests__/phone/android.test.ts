// The bundle of an Android phone, with stand-ins for what is native: React Native, the two runtimes of Reanimated, Expo's
// modules and the storage. The other tests have mocks in their place, and run the modules without a bundle.
import { notices } from '../../i18n/en/messages'
import { exportApp, type Exported } from '../support/export-app'
import { bundleScript } from '../support/phone/bundle-script'
import { PhoneApp } from '../support/phone/phone-app'
import { playMatch } from '../support/phone/play-match'

const EXPORT_MS = 600_000

let exported: Exported | undefined
let script: string
let app: PhoneApp

beforeAll(async () => {
  if (!process.env.ANDROID_BUILD) {
    process.stderr.write('Exporting the Android build, which takes a minute or two.\n')
    exported = await exportApp('android', '--no-minify', '--no-bytecode')
  }
  script = await bundleScript(process.env.ANDROID_BUILD ?? exported!.folder)
}, EXPORT_MS)

afterAll(() => exported?.remove())

beforeEach(async () => {
  app = await PhoneApp.start(script)
})

afterEach(() => {
  app.close()
  expect(app.errors).toEqual([])
  expect(app.texts).not.toContain(notices.unreadable)
})

const shows = (text: RegExp) =>
  app.waitFor(`The text ${text}`, () => app.texts.some((shown) => text.test(shown)))

test('the app is killed in a turn, the match goes on with the same dice and is analysed', async () => {
  await app.press(/^English pub/)
  await app.press(/^Play English pub$/)
  await app.press(/^Roll the dice$/)
  await shows(/^\d \+ \d = \d+$/)
  // The dice are drawn in the other runtime.
  expect(app.drawnOnUi).toBeGreaterThan(100)
  const thrown = app.texts.find((text) => /^\d \+ \d = \d+$/.test(text))
  app.close()
  expect(app.errors).toEqual([])

  app = await PhoneApp.start(script, app.disk)
  await app.press(/^Continue/)
  await shows(/^\d \+ \d = \d+$/)
  expect(app.texts).toContain(thrown)
  await playMatch(app)
  expect(app.texts.join(' ')).toMatch(/Player [12] wins|share/)

  await app.press(/^Luck and skill$/)
  await shows(/^Chance to win$/)
})

test('a match that the database has lost goes on from its copy', async () => {
  await app.press(/^Play Channel Islands$/)
  await app.press(/^Roll the dice$/)
  await shows(/^\d \+ \d = \d+$/)
  app.close()

  app.disk.stored.clear()
  app = await PhoneApp.start(script, app.disk)
  await app.press(/^Continue/)
  await shows(/^\d \+ \d = \d+$/)
})

test('a computer player throws and shuts, and the coach answers a person', async () => {
  await app.press(/^Remove Player 2$/)
  await app.press(/^Add a computer player$/)
  await app.press(/^Otto\./)
  await app.press(/^English pub/)
  await app.press(/^Play English pub$/)
  await app.press(/^Menu$/)
  await app.press(/^Lamp$/)
  await app.press(/^Close$/)
  await app.press(/^Roll the dice$/)
  await shows(/^\d \+ \d = \d+$/)
  await app.press(/^Ask the coach$/)
  await shows(/keeps? you going|^All the same here/)
  await playMatch(app)
  expect(app.texts.join(' ')).toMatch(/(Player 1|Otto) wins|share/)
})

test.each([
  ['History', 'Nothing played yet'],
  ['Players', 'Nobody yet'],
  ['Settings', 'Erase everything'],
  ['House rules', 'What a throw may shut'],
  ['All rules explained', 'Eight ways to play, each with a little table to try it on.'],
  ['How to play', 'Throw the dice. Nothing counts here.'],
])('%s opens', async (button, text) => {
  await app.press(new RegExp(`^${button}$`))
  await app.waitFor(text, () => app.texts.includes(text))
})
