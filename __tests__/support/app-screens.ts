/** Opens the real screens and touches them by role and label, on a clock that the test moves. */
import { act, fireEvent, renderRouter, screen } from 'expo-router/testing-library'
import { en } from '../../i18n'
import type { Rules } from '../../engine'
import { useFinishedMatches } from '../../state/finished-matches'
import { beginMatch, useLiveMatch } from '../../state/live-match'
import { PLAYER_COLOURS, type Seat } from '../../state/seat'
import { useSetUp } from '../../state/set-up'
import { changeSettings, DEFAULT_SETTINGS } from '../../state/settings'

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
  useSetUp.setState(useSetUp.getInitialState(), true)
  useLiveMatch.setState(useLiveMatch.getInitialState(), true)
  useFinishedMatches.setState(useFinishedMatches.getInitialState(), true)
  changeSettings(DEFAULT_SETTINGS)
}

export const seatsOf = (names: readonly string[]): readonly Seat[] =>
  names.map((name, index) => ({
    id: `id of ${name}`,
    name,
    colour: PLAYER_COLOURS[index % PLAYER_COLOURS.length]!,
  }))

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

/** Opens the app on a match that was begun before, as these people left it: about to throw first. */
export async function openTable(names: readonly string[], rules: Rules) {
  forgetEverything()
  const begun = beginMatch({ rules, players: seatsOf(names) })
  if (!begun.ok) throw new Error(begun.error)
  const app = renderRouter('./app', { initialUrl: '/play' })
  await settle()
  wait(BETWEEN_TAPS)
  return app
}

type Name = string | RegExp

export const button = (name: Name) => screen.getByRole('button', { name })
export const radio = (name: Name) => screen.getByRole('radio', { name })
export const field = (name: string) => screen.getByLabelText(name)

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
