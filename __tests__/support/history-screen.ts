/** Plays matches into the history, one a day, and reads its pages by role and label. */
import { act, renderRouter, screen } from 'expo-router/testing-library'
import { listKeys } from '../../device/storage'
import type { MatchEvent, Rules } from '../../engine'
import { openPeople, rememberPeople } from '../../state/people/people'
import { clearTable } from '../../state/table/live-match'
import { forgetEverything, settle, wait } from './app-screens'
import { forceSeeds, seedOf } from './forced-entropy'
import { seatsOf, type ScriptedTurn } from './scripted-match'
import { begin, liveMatch, record, recordTurns } from './store-match'
import { labelOf } from './what-is-shown'

const HOUR = 3_600_000

let pages = 0

/** Resets the app and sets this time. */
export async function forgetHistoryAt(time: Date): Promise<void> {
  jest.useFakeTimers()
  forceSeeds(seedOf(1))
  await forgetEverything()
  jest.setSystemTime(time)
}

/** Plays a match to its end, or leaves it after the last turn given; the next one is played an hour later. */
export async function play(
  names: readonly string[],
  rules: Rules,
  ...turns: readonly ScriptedTurn[]
): Promise<string> {
  return keep(names, rules, () => recordTurns(...turns))
}

/** The same for single events. */
export async function playEvents(
  names: readonly string[],
  rules: Rules,
  ...events: readonly MatchEvent[]
): Promise<string> {
  return keep(names, rules, () => record(...events))
}

async function keep(names: readonly string[], rules: Rules, playIt: () => Promise<void>) {
  await begin(names, rules)
  rememberPeople(seatsOf(names))
  await playIt()
  const { id } = liveMatch()
  await clearTable()
  jest.setSystemTime(Date.now() + HOUR)
  return id
}

export async function openPage(url: string) {
  await act(openPeople)
  const app = renderRouter('./app', { initialUrl: url })
  await settle()
  // Every test is told the same time; a tap at the same moment as the last one's would be a double tap.
  await wait(1000 * ++pages)
  return app
}

/** The matches in the list as they are read aloud, from the top. */
export const rowsShown = () =>
  screen
    .getAllByRole('button')
    .map(labelOf)
    .filter((label) => /^(Abandoned|.* alone|.* wins|.* share the win)\. /.test(label))

/** Each row by who won alone. */
export const titlesShown = () => rowsShown().map((label) => label.split('. ')[0])

export const isInStore = async (id: string) => (await listKeys()).includes(`match/${id}`)
