/** Opens the real screens and touches them by role and label, on a clock that the test moves. */
import { act, fireEvent, renderRouter, screen } from 'expo-router/testing-library'
import { en } from '../../i18n'
import type { MatchEvent, Rules } from '../../engine'
import { useFinishedMatches } from '../../state/finished-matches'
import { useLiveMatch } from '../../state/live-match'
import { useSetUp } from '../../state/set-up'
import { changeSettings, DEFAULT_SETTINGS } from '../../state/settings'
import { begin, record, seatsOf } from './store-match'

// A whole match takes seconds, and many of them on a busy machine.
jest.setTimeout(240_000)

/** Longer than two taps that are taken for a double tap. */
const BETWEEN_TAPS = 400
/** Longer than dice tumble. */
const TUMBLE = 1000

export const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })

/** Lets every promise that is under way come to its end. */
export const settle = () => act(async () => {})

/** Nobody has played yet, and nothing is set up. */
export function forgetEverything(): void {
  act(() => {
    useSetUp.setState(useSetUp.getInitialState(), true)
    useLiveMatch.setState(useLiveMatch.getInitialState(), true)
    useFinishedMatches.setState(useFinishedMatches.getInitialState(), true)
    changeSettings(DEFAULT_SETTINGS)
  })
}

/** Opens the app as after an earlier match of these people by these rules, or for the first time. */
export async function openApp(names?: readonly string[], rules?: Rules, url = '/') {
  forgetEverything()
  if (names) useSetUp.setState({ seats: seatsOf(names) })
  if (rules) useSetUp.setState({ rules })
  const app = renderRouter('./app', { initialUrl: url })
  await settle()
  wait(BETWEEN_TAPS)
  return app
}

/** Opens the app on a match that was begun before, after these events of it. */
export async function openTable(
  names: readonly string[],
  rules: Rules,
  ...events: readonly MatchEvent[]
) {
  forgetEverything()
  begin(names, rules)
  record(...events)
  const app = renderRouter('./app', { initialUrl: '/play' })
  await settle()
  wait(BETWEEN_TAPS)
  return app
}

type Name = string | RegExp

export const button = (name: Name) => screen.getByRole('button', { name })
export const radio = (name: Name) => screen.getByRole('radio', { name })

/** A field to type in; an option beside it may have the same name. */
export const field = (name: string) =>
  screen.getAllByLabelText(name).find(({ props }) => props.onChangeText !== undefined)!

export const isThere = (name: Name) => screen.queryAllByRole('button', { name }).length > 0

/** One deliberate tap, long enough after the last one. */
export function tapButton(name: Name): void {
  fireEvent.press(button(name))
  wait(BETWEEN_TAPS)
}

export function choose(name: Name): void {
  fireEvent.press(radio(name))
  wait(BETWEEN_TAPS)
}

export function type(label: string, text: string): void {
  fireEvent.changeText(field(label), text)
}

/** The name of a preset, at the start of its card's label. */
export const cardOf = (name: string) => new RegExp(`^${name}\\.`)

/** Plays by what is set up; the phone is asked whether it can feel a shake, and answers. */
export async function startPlaying(): Promise<void> {
  tapButton(/^Play (with|alone)/)
  await settle()
  wait(BETWEEN_TAPS)
}

export const ROLL = new RegExp(`^(${en.play.roll}|${en.play.shakeOrRoll})$`)
export const flap = (tile: number) => button(new RegExp(`^Flap ${tile},`))

/** Throws, and waits until the dice lie. */
export function rollDice(): void {
  tapButton(ROLL)
  wait(TUMBLE)
}

export function tilt(tile: number): void {
  fireEvent.press(flap(tile))
}

export function shutFlaps(tiles: readonly number[]): void {
  tiles.forEach(tilt)
  tapButton(en.play.shut(tiles))
}

/** Hands the phone on, and takes it. */
export function passPhone(): void {
  tapButton(en.play.pass)
  tapButton(/^I’m .*, I have it$/)
}
