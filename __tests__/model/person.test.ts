import { personFinder, personNamed, unmergedPeople, type Person } from '../../model/person'
import { seatsOf } from '../support/scripted-match'

const [ann, annie, anna, ben] = seatsOf(['Ann', 'Annie', 'Anna', 'Ben']) as [
  Person,
  Person,
  Person,
  Person,
]
const people: readonly Person[] = [
  { ...anna, mergedInto: annie.id },
  { ...annie, mergedInto: ann.id },
  ann,
  ben,
]

test('an id stands for the person at the end of all merges', () => {
  const find = personFinder(people)
  expect([anna, annie, ann, ben].map(({ id }) => find(id)?.name)).toEqual([
    'Ann',
    'Ann',
    'Ann',
    'Ben',
  ])
  expect(find('nobody')).toBeUndefined()
})

test('a person merged into one who is not remembered stands for themselves', () => {
  const lost = { ...ann, mergedInto: 'lost' }
  expect(personFinder([lost])(ann.id)).toMatchObject({ id: ann.id, name: 'Ann' })
})

test('a name is looked for among those who were not merged', () => {
  expect(unmergedPeople(people)).toEqual([ann, ben])
  expect(personNamed(people, ' ben ')).toBe(ben)
  expect(personNamed(people, 'Annie')).toBeUndefined()
})
