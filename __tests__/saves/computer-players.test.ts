import type { SeatedPlayer } from '@/model/player'
import { findMatch, openHistory, useHistory } from '@/state/history/history'
import { openSaves } from '@/state/open-saves'
import { rememberPeople, usePeople, withPersonIds } from '@/state/people/people'
import { seatPlayer, useSetUp } from '@/state/set-up/set-up'
import { beginMatch, useLiveMatch } from '@/state/table/live-match'
import { exportText } from '@/state/transfer/export-file'
import { importText } from '@/state/transfer/import-file'
import { mixedSeats } from '../support/computer-table'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { presetRules } from '../support/scripted-match'
import { start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'
import { liveMatch, recordTurns } from '../support/store-match'

const players = mixedSeats(['Ann', 'Otto', 'Pip'])

beforeEach(async () => {
  forceSeeds(seedOf(3))
  await start(rowsDisk())
})

const kinds = (seats: readonly SeatedPlayer[] = []) => seats.map(({ computer }) => computer)
const KINDS = [undefined, 'master', 'child']

async function playMatch(): Promise<void> {
  const begun = await beginMatch({ rules: presetRules('pub'), players })
  if (!begun.ok) throw new Error(begun.error)
  rememberPeople(begun.value.match.setup.players)
  await recordTurns([9], [1, 2], [8])
}

/** What is known after a match, from the history alone. */
async function fromHistory() {
  await openHistory()
  const [entry] = useHistory.getState().entries
  return { entry, match: entry && (await findMatch(entry.id)) }
}

test('a match keeps who of its players is a computer player, on the table and in the history', async () => {
  await playMatch()
  useLiveMatch.setState(useLiveMatch.getInitialState(), true)
  await openSaves()
  expect(kinds(liveMatch().match.setup.players)).toEqual(KINDS)
  const { entry, match } = await fromHistory()
  expect(kinds(entry?.seats)).toEqual(KINDS)
  expect(kinds(match?.match.setup.players)).toEqual(KINDS)
})

test('nobody of them is remembered', async () => {
  await playMatch()
  expect(usePeople.getState().people.map(({ name }) => name)).toEqual(['Ann'])
  const otto = { id: 'o', name: 'Otto', colour: 'red' } as const
  expect(withPersonIds([otto], players).map(({ id }) => id)).toEqual(players.map(({ id }) => id))
})

test('an export carries them to another phone, and makes no people of them', async () => {
  await playMatch()
  const text = await exportText()
  await start(rowsDisk())
  expect(await importText(text)).toMatchObject({ ok: true, value: { added: 1, refused: [] } })
  const { entry, match } = await fromHistory()
  expect(kinds(entry?.seats)).toEqual(KINDS)
  expect(kinds(match?.match.setup.players)).toEqual(KINDS)
  expect(usePeople.getState().people.map(({ name }) => name)).toEqual(['Ann'])
})

test('a file with a computer player that nobody knows is refused', async () => {
  await playMatch()
  const text = (await exportText()).replace('"computer":"master"', '"computer":"oracle"')
  await start(rowsDisk())
  expect(await importText(text)).toMatchObject({ value: { added: 0, refused: ['not-a-match'] } })
})

test('a file cannot make a person of a computer player', async () => {
  await playMatch()
  const text = (await exportText()).replace('"people":[{', '"people":[{"computer":"child",')
  await start(rowsDisk())
  expect(await importText(text)).toEqual({ ok: false, error: 'not-an-export' })
})

test('the set-up keeps their seats', async () => {
  players.forEach((player) => seatPlayer(player))
  await new Promise((resolve) => setTimeout(resolve, 50))
  useSetUp.setState(useSetUp.getInitialState(), true)
  await openSaves()
  expect(useSetUp.getState().seats).toEqual(players)
})
