import fc from 'fast-check'
import { replay } from '@/engine'
import { findMatch, useHistory } from '@/state/history/history'
import { usePeople } from '@/state/people'
import { IMPORT_ERRORS, importText } from '@/state/transfer/import-file'
import { mutated, mutations } from '../support/storage-model/mutations'
import { phone } from '../support/storage-model/phone'
import { leaveAndPlayOn, playAndExport } from '../support/storage-model/real-exports'
import { start } from '../support/storage-model/restart'

const MUTATED = 90_000
const ARBITRARY = 15_000

const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).join()

const remembered = () => JSON.stringify([useHistory.getState().entries, usePeople.getState()])

/** Imports a text: refused, and nothing has changed; or everything that came in holds by the rules. */
async function importAnything(text: string): Promise<boolean> {
  const [writes, before] = [phone.writes, remembered()]
  const imported = await importText(text)
  expect(Object.getOwnPropertyNames(Object.prototype).join()).toBe(PROTOTYPE)
  const news = imported.ok ? imported.value.added + imported.value.continued : 0
  if (news === 0) {
    expect(phone.writes).toBe(writes)
    expect(remembered()).toBe(before)
  }
  if (!imported.ok) expect(IMPORT_ERRORS).toContain(imported.error)
  else expect(imported.value.refused.every((reason) => reason.length > 0)).toBe(true)
  if (news === 0) return false
  for (const { id, winners } of useHistory.getState().entries) {
    const played = (await findMatch(id))!
    const again = replay(played.setup, played.events)
    expect(again).toEqual({ ok: true, value: played.match })
    if (again.ok && again.value.phase === 'matchOver')
      expect(winners).toEqual(again.value.outcome.winners)
  }
  return true
}

test('a file that was tampered with is refused, or holds by the rules', async () => {
  const { ended, left } = await leaveAndPlayOn()
  const { text: other } = await playAndExport(1, 2)
  const file = JSON.parse(ended.text) as { matches: unknown[] }
  file.matches.push(...(JSON.parse(other) as { matches: unknown[] }).matches)
  const text = JSON.stringify(file)
  await start(left.disk.copy())
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(mutations, async (mutation) => {
      if (!(await importAnything(mutated(text, mutation)))) return
      accepted++
      await start(left.disk.copy())
    }),
    { numRuns: MUTATED, seed: 4 },
  )
  // Most tampering spoils one match of three, or nothing that matters.
  expect(accepted).toBeGreaterThan(MUTATED / 10)
  expect(accepted).toBeLessThan(MUTATED)
}, 600_000)

test('whatever else a file says, it is refused', async () => {
  const { disk } = await leaveAndPlayOn().then(({ left }) => left)
  await start(disk.copy())
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
    { numRuns: ARBITRARY, seed: 5 },
  )
}, 600_000)
