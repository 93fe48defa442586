/** Opens the real screens and touches them by role and label, on a clock that the test moves. */
import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, fireEvent, renderRouter, screen } from 'expo-router/testing-library'
import { ARRIVAL_MS } from '../../components/ui/move-focus'
import { en } from '../../i18n'
import { NO_TILES, type MatchEvent, type Rules } from '../../engine'
import { resetHistory } from '../../state/history/history'
import { useLiveMatch } from '../../state/table/live-match'
import { useNotices } from '../../state/saves/notices'
import { openSaves } from '../../state/open-saves'
import { usePeople } from '../../state/people/people'
import { useSetUp } from '../../state/set-up/set-up'
import { lastFallDelay } from '../../model/table-times'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { tableTimeline } from '../../model/table-timeline'
import { changeSettings, useSettings } from '../../state/settings/settings'
import { SPEECH_DELAY_MS } from '../../state/speech/speech'
import { after, begin as startOf, presetRules, seatsOf, turnLeaving } from './scripted-match'
import { begin, liveMatch, record } from './store-match'

// A whole match takes seconds, and many of them on a busy machine.
jest.setTimeout(240_000)

/** Longer than two taps that are taken for a double tap. */
const BETWEEN_TAPS = 400

/** How long the table takes to show all of the end of a turn that leaves these tiles open. */
function showingMs(leaving: readonly number[]): number {
  const match = startOf(presetRules('channel'), 2)
  const events = turnLeaving(match, leaving)
  const before = after(match, ...events.slice(0, -1))
  return tableTimeline(before, after(match, ...events), events, false).at(-1)!.at
}

/** Until the dice lie, and the table shows all that the throw leads to, the end of a turn too. */
export const LANDED_MS = showingMs([9])
/** Until all is shown of a box that was shut, by at most four flaps, which takes longer than a target that was hit. */
export const CELEBRATED_MS = showingMs([]) + lastFallDelay(3)

/** Advances the clock and runs everything that was waiting for the store. */
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

/** Until a page has come. In two parts, since React shows what is due at the end of each: what comes too early is seen to. */
export async function waitForPage(): Promise<void> {
  await wait(ARRIVAL_MS / 2)
  await wait(ARRIVAL_MS / 2)
}

/** Until a page has come, what takes the focus there has it, and what is said of it has been said. */
export async function arrive(): Promise<void> {
  await waitForPage()
  await wait(SPEECH_DELAY_MS)
}

/** Waits until all pending promises have settled. */
export const settle = () => act(async () => {})

/** Resets the app: nothing played, set up or saved. */
export async function forgetEverything(): Promise<void> {
  await act(async () => {
    await AsyncStorage.clear()
    resetHistory()
    useSetUp.setState(useSetUp.getInitialState(), true)
    useLiveMatch.setState(useLiveMatch.getInitialState(), true)
    usePeople.setState(usePeople.getInitialState(), true)
    useNotices.setState(useNotices.getInitialState(), true)
    useSettings.setState(DEFAULT_SETTINGS)
    await openSaves()
    changeSettings(DEFAULT_SETTINGS)
  })
}

let app: ReturnType<typeof renderRouter> | undefined

/** Opens the app at an address, with what was played and set up before, and waits until the page is shown. */
export async function openPage(url: string) {
  app = renderRouter('./app', { initialUrl: url })
  await settle()
  await waitForPage()
  return app
}

/** The address of the open page. */
export const pathname = (): string | undefined => app?.getPathname()

/** Opens the app as after an earlier match of these people by these rules, or for the first time. */
export async function openApp(names?: readonly string[], rules?: Rules, url = '/') {
  await forgetEverything()
  if (names) useSetUp.setState({ seats: seatsOf(names) })
  if (rules) useSetUp.setState({ rules })
  return openPage(url)
}

/** Opens the app on a match that was begun before, after these events of it. */
export async function openTable(
  names: readonly string[],
  rules: Rules,
  ...events: readonly MatchEvent[]
) {
  await forgetEverything()
  // The app may be open already, and follows.
  await act(async () => {
    await begin(names, rules)
    await record(...events)
  })
  return openPage('/play')
}

type Name = string | RegExp

export const button = (name: Name) => screen.getByRole('button', { name })
export const radio = (name: Name) => screen.getByRole('radio', { name })

/** A field to type in; an option beside it may have the same name. */
export const field = (name: string) =>
  screen.getAllByLabelText(name).find(({ props }) => props.onChangeText !== undefined)!

export const isThere = (name: Name) => screen.queryAllByRole('button', { name }).length > 0

/** A single tap, long enough after the last one not to be a double tap. */
export async function tapButton(name: Name): Promise<void> {
  fireEvent.press(button(name))
  await wait(BETWEEN_TAPS)
}

export async function choose(name: Name): Promise<void> {
  fireEvent.press(radio(name))
  await wait(BETWEEN_TAPS)
}

export function type(label: string, text: string): void {
  fireEvent.changeText(field(label), text)
}

/** The name of a preset, at the start of its card's label. */
export const cardOf = (name: string) => new RegExp(`^${name}\\.`)

/** The button that starts a match; it names the rules. */
export const PLAY = /^Play (?!$)/

/** Plays by what is set up; the phone is asked whether it can feel a shake, and answers. */
export async function startPlaying(): Promise<void> {
  await tapButton(PLAY)
  await settle()
  await wait(BETWEEN_TAPS)
}

export const ROLL = new RegExp(`^(${en.play.roll}|${en.play.shakeOrRoll})$`)
export const flap = (tile: number) => button(new RegExp(`^${tile}, `))

/** Throws, and waits until the dice lie. */
export async function rollDice(): Promise<void> {
  await tapButton(ROLL)
  await wait(LANDED_MS)
}

export function tilt(tile: number): void {
  fireEvent.press(flap(tile))
}

export async function shutFlaps(tiles: readonly number[]): Promise<void> {
  tiles.forEach(tilt)
  await tapButton(en.play.shut(tiles))
  if (liveMatch().match.open === NO_TILES) await wait(CELEBRATED_MS)
}

/** Hands the phone on, and takes it. */
export async function passPhone(): Promise<void> {
  await tapButton(en.play.pass)
  await tapButton(/^I’m .*, I have it$/)
}
