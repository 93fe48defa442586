import { marksOf } from '../../../components/ui/player-marks'

test('a mark is the shortest start of a name that no other has, or the number of the seat', () => {
  expect(marksOf(['Ann', 'Ben', 'Bob', 'Maxim', 'Maxine'])).toEqual(['A', 'BE', 'BO', '4', '5'])
})
