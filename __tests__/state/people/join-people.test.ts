import type { Person } from '../../../model/person'
import { joinPeople } from '../../../state/people/join-people'

const person = (id: string, name: string, mergedInto?: string): Person => ({
  id,
  name,
  colour: 'red',
  ...(mergedInto !== undefined && { mergedInto }),
})

const ann = person('ann', 'Ann')
const ben = person('ben', 'Ben')

test('a new person is remembered, and a known one stays as they are', () => {
  expect(joinPeople([ann], [person('ann', 'Anna'), ben], [])).toEqual([ann, ben])
  expect(joinPeople([], [ann, person('ann', 'Anna')], [])).toEqual([ann])
})

test('one name is one person, however it is written', () => {
  const jose = person('jose', 'José')
  const twin = person('twin', 'JOSE\u0301')
  expect(joinPeople([jose], [twin], [])).toEqual([jose, { ...twin, mergedInto: 'jose' }])
})

test('a merge of the file counts before the name', () => {
  const other = person('other', 'Ben', 'ann')
  expect(joinPeople([ann, ben], [other], [])).toEqual([ann, ben, other])
})

test('a merge into nobody is none', () => {
  expect(joinPeople([], [person('ann', 'Ann', 'lost')], [])).toEqual([ann])
})

test('merges that would lead in a ring are left out', () => {
  const known = person('a', 'A', 'b')
  expect(joinPeople([known], [person('b', 'B', 'a')], [])).toEqual([known, person('b', 'B')])
})

describe('two who sat at one table', () => {
  const together = [['ann', 'ben']]

  test('are not merged by the file', () => {
    expect(joinPeople([], [person('ann', 'Ann', 'ben'), ben], together)).toEqual([ann, ben])
    expect(joinPeople([], [ben, person('ann', 'Ann', 'ben')], together)).toEqual([ben, ann])
  })

  test('are not merged by their names of today: the new one is told apart', () => {
    const known = person('ben', 'Ann')
    expect(joinPeople([known], [ann], together)).toEqual([known, person('ann', 'Ann 2')])
  })

  test('are not merged by way of others', () => {
    const anna = person('anna', 'Anna', 'ann')
    const benny = person('benny', 'Benny', 'anna')
    expect(joinPeople([ann], [anna, benny], [['ann', 'benny']])).toEqual([
      ann,
      anna,
      person('benny', 'Benny'),
    ])
    expect(joinPeople([], [benny, anna, ann], [['ann', 'benny']])).toEqual([
      benny,
      person('anna', 'Anna'),
      ann,
    ])
  })

  test('keep names of at most 24 letters when they are told apart', () => {
    const long = 'x'.repeat(24)
    const [, second] = joinPeople([person('ben', long)], [person('ann', long)], together)
    expect(second!.name).toBe(`${'x'.repeat(22)} 2`)
  })
})

test('thousands are joined by their names', () => {
  const known = Array.from({ length: 5000 }, (_, index) => person(`a${index}`, `Player ${index}`))
  const added = known.map(({ name }, index) => person(`b${index}`, name))
  const joined = joinPeople(known, added, [])
  expect(joined).toHaveLength(10_000)
  expect(joined.at(-1)!.mergedInto).toBe('a4999')
})
