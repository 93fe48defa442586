import { haveMet, idsToday, peopleById } from '../../../state/people/who-is-who'
import type { Person } from '../../../model/person'
import { historyOf } from '../../support/entries'
import { seatsOf } from '../../support/scripted-match'

const [ann, ben, annie] = seatsOf(['Ann', 'Ben', 'Annie']) as [Person, Person, Person]
const merged: readonly Person[] = [{ ...annie, mergedInto: ann.id }, ann, ben]

test('everybody is who is remembered and who has played, each once, as called today', () => {
  const entries = historyOf(
    { turns: { Ann: [1], Cleo: [2] }, won: ['Ann'] },
    { turns: { Annie: [1], Ben: [2] }, won: ['Ben'] },
  )
  const people: readonly Person[] = [...merged.slice(0, 2), { ...ben, name: 'Benjamin' }]
  expect([...peopleById(entries, people).values()].map(({ name }) => name)).toEqual([
    'Ann',
    'Benjamin',
    'Cleo',
  ])
})

test('who was merged into somebody not remembered is still there', () => {
  const people: readonly Person[] = [{ ...annie, mergedInto: 'somebody lost' }]
  expect([...peopleById([], people).keys()]).toEqual([annie.id])
})

test('two have met who sat at one table, whatever they were called there', () => {
  const entries = historyOf({ turns: { Annie: [1], Ben: [2] } })
  expect(haveMet(entries, idsToday(merged), ann.id, ben.id)).toBe(true)
  expect(haveMet(entries, idsToday(merged), ben.id, ann.id)).toBe(true)
  expect(haveMet(entries, idsToday([ann, ben, annie]), ann.id, ben.id)).toBe(false)
})
