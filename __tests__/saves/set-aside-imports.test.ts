import { findMatch, openHistory, useHistory } from '@/state/history/history'
import { mergePeople, renamePerson, usePeople } from '@/state/people/people'
import { useNotices } from '@/state/saves/notices'
import { clearTable, useLiveMatch } from '@/state/table/live-match'
import { exportText } from '@/state/transfer/export-file'
import { importText } from '@/state/transfer/import-file'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { randomFrom } from '../support/seeded-random'
import { begin, playUpTo, someSetup } from '../support/storage-model/play-randomly'
import { phone } from '../support/storage-model/phone'
import { settle, start } from '../support/storage-model/restart'
import { rowsDisk } from '../support/storage-model/rows-disk'

/** What a later version of the app has saved looks like this to this one. */
const ofLaterVersion = (text: string) => text.replace('shut-the-box 1 ', 'shut-the-box 2 ')

/** A file as it is to an app that understands that later version. */
const understood = (file: string) => file.replaceAll('"shut-the-box 2 ', '"shut-the-box 1 ')

const idsInHistory = async () => {
  await openHistory()
  return useHistory.getState().entries.map(({ id }) => id)
}

/** Plays one match to its end and begins another; then a later version has saved all of it. */
async function playWithLaterVersion(): Promise<{ ended: string; left: string; events: number }> {
  const random = randomFrom(8)
  forceSeeds(seedOf(81), seedOf(82))
  await start(rowsDisk())
  await begin(someSetup(random, 1))
  await playUpTo(random, Infinity)
  const ended = useLiveMatch.getState().live!.id
  await clearTable()
  await begin(someSetup(random, 3))
  await playUpTo(random, 6)
  const { id: left, events } = useLiveMatch.getState().live!
  for (const key of phone.disk.keys()) phone.disk.damage(key, ofLaterVersion(phone.disk.read(key)!))
  return { ended, left, events: events.length }
}

test('what was set aside and exported comes back where it is understood', async () => {
  const { ended, left, events } = await playWithLaterVersion()
  await start(phone.disk)
  expect(useNotices.getState().notices).toEqual(['set-aside'])
  const file = await exportText()

  await start(rowsDisk())
  expect(await importText(file)).toMatchObject({ ok: true, value: { added: 0, refused: [] } })
  expect(await importText(understood(file))).toMatchObject({
    ok: true,
    value: { added: 2, refused: [] },
  })
  expect((await idsInHistory()).sort()).toEqual([ended, left].sort())
  expect((await findMatch(left))!.events).toHaveLength(events)
  const names = (await findMatch(left))!.match.setup.players.map(({ name }) => name)
  expect(usePeople.getState().people.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

test('people who were set aside come back too where all matches are known', async () => {
  const random = randomFrom(8)
  forceSeeds(seedOf(81))
  await start(rowsDisk())
  await begin(someSetup(random, 2))
  await playUpTo(random, Infinity)
  await clearTable()
  const [ann, ben] = useHistory.getState().entries[0]!.seats
  for (const name of ['Anna', 'Annabel']) renamePerson(ann!, name)
  mergePeople({ id: 'earlier', name: 'Benny', colour: 'red' }, ben!)
  await settle()
  const { people } = usePeople.getState()
  for (const key of phone.disk.keys().filter((name) => name.includes('/people/')))
    phone.disk.damage(key, ofLaterVersion(phone.disk.read(key)!))
  await start(phone.disk)
  expect(usePeople.getState().people).toEqual([])
  const file = await exportText()
  expect(await importText(understood(file))).toMatchObject({ ok: true, value: { added: 0 } })
  expect(usePeople.getState().people).toEqual(people)
})

test('what is set aside and is no save at all is left out', async () => {
  await start(rowsDisk())
  const file = JSON.parse(await exportText()) as object
  for (const aside of [7, ['text'], [{ key: 'match/1', value: 'torn' }], [{ key: 1, value: 2 }]])
    expect(await importText(JSON.stringify({ ...file, aside }))).toMatchObject({
      ok: true,
      value: { added: 0, refused: [] },
    })
})
