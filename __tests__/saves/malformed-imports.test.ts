import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { replay } from '@/engine'
import { IMPORT_ERRORS } from '@/model/transfer'
import { findMatch, openHistory, useHistory } from '@/state/history/history'
import { usePeople } from '@/state/people/people'
import { importText } from '@/state/transfer/import-file'
import type { Disk } from '../support/storage-model/disk'
import { mutated, mutations } from '../support/storage-model/mutations'
import { phone } from '../support/storage-model/phone'
import { leaveAndPlayOn, playAndExport } from '../support/storage-model/real-exports'
import { start } from '../support/storage-model/restart'
import { volume } from '../support/volumes'

const TAMPERED = volume('tamperedImports')
const STRANGE = volume('strangeImports')

const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).join()

const remembered = () => JSON.stringify([useHistory.getState().entries, usePeople.getState()])

/** Matchers take longer than an import. */
function mustBe(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what)
}

async function restart(disk: Disk): Promise<void> {
  await start(disk.copy())
  await openHistory()
}

async function mustHold(id: string): Promise<void> {
  const played = await findMatch(id)
  mustBe(played !== undefined, 'listed, but not there')
  const { events, match } = played!
  mustBe(
    isDeepStrictEqual(replay(match.setup, events), { ok: true, value: match }),
    'against the rules',
  )
}

/** Imports a text: it must be refused without any change, or everything imported must follow the rules. */
async function importAnything(text: string): Promise<boolean> {
  const [writes, before] = [phone.writes, remembered()]
  const imported = await importText(text)
  mustBe(Object.getOwnPropertyNames(Object.prototype).join() === PROTOTYPE, 'prototype changed')
  if (!imported.ok) mustBe(IMPORT_ERRORS.includes(imported.error), 'refused without a reason')
  const news = imported.ok ? imported.value.added + imported.value.continued : 0
  if (news > 0) for (const { id } of useHistory.getState().entries) await mustHold(id)
  else mustBe(phone.writes === writes && remembered() === before, 'written though refused')
  return news > 0
}

test('a file that was tampered with is refused, or holds by the rules', async () => {
  const { ended, left } = await leaveAndPlayOn()
  const { text: other } = await playAndExport(1, 1)
  const file = JSON.parse(ended.text) as { matches: unknown[] }
  file.matches.push(...(JSON.parse(other) as { matches: unknown[] }).matches)
  const text = JSON.stringify(file)
  await restart(left.disk)
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(mutations, async (mutation) => {
      if (!(await importAnything(mutated(text, mutation)))) return
      accepted++
      await restart(left.disk)
    }),
    // Another seed in the full run: these are files of its own.
    { numRuns: TAMPERED.count, seed: 4 + TAMPERED.from },
  )
  // Most tampering spoils one match of two, or nothing that matters.
  expect(accepted).toBeGreaterThan(TAMPERED.count / 10)
  expect(accepted).toBeLessThan(TAMPERED.count)
}, 600_000)

test('whatever else a file says, it is refused', async () => {
  const { disk } = await leaveAndPlayOn().then(({ left }) => left)
  await restart(disk)
  const texts = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary' }),
    fc
      .json()
      .map(
        (json) =>
          `{"app":"shut-the-box","version":1,"exportedAt":0,"people":[],"matches":[${json}]}`,
      ),
  )
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(await importAnything(text)).toBe(false)
    }),
    { numRuns: STRANGE.count, seed: 5 + STRANGE.from },
  )
}, 600_000)
