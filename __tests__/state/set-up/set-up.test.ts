import AsyncStorage from '@react-native-async-storage/async-storage'
import { MOST_PLAYERS } from '../../../engine'
import { useNotices } from '../../../state/saves/notices'
import {
  addSeat,
  changeSeat,
  moveSeat,
  openSetUp,
  removeSeat,
  seatPlayer,
  setSeats,
  useSetUp,
} from '../../../state/set-up/set-up'
import { PLAYER_COLOURS } from '../../../model/colours'
import type { SeatedPlayer } from '../../../model/player'
import { seatsOf } from '../../support/scripted-match'

let mockUnsaved: () => string | undefined = () => undefined
jest.mock('@/device/left-behind', () => ({
  ...jest.requireActual<object>('@/device/left-behind'),
  keepOnLeave: (_: string, unsaved: typeof mockUnsaved) => (mockUnsaved = unsaved),
}))
jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const names = () => useSetUp.getState().seats.map(({ name }) => name)
const settle = () => new Promise((resolve) => setImmediate(resolve))
const idOf = (name: string) => useSetUp.getState().seats.find((seat) => seat.name === name)!.id

beforeEach(() => useSetUp.setState(useSetUp.getInitialState(), true))

test('seats up to twelve, each with an id and a colour of their own', () => {
  for (let n = 0; n < MOST_PLAYERS + 3; n++) addSeat(`P${n}`)
  const { seats } = useSetUp.getState()
  expect(seats).toHaveLength(12)
  expect(new Set(seats.map(({ id }) => id)).size).toBe(12)
  expect(seats.map(({ colour }) => colour)).toEqual(PLAYER_COLOURS)
})

test('a colour that is free again goes to the next one who sits down', () => {
  ;['Ann', 'Ben', 'Cleo'].forEach(addSeat)
  removeSeat(idOf('Ben'))
  addSeat('Dan')
  expect(useSetUp.getState().seats.map(({ colour }) => colour)).toEqual(['red', 'green', 'blue'])
})

test('changes a name or a colour, and nobody else’s', () => {
  ;['Ann', 'Ben'].forEach(addSeat)
  const [before] = useSetUp.getState().seats
  changeSeat(idOf('Ben'), { name: 'Bea' })
  changeSeat(idOf('Bea'), { colour: 'plum' })
  expect(useSetUp.getState().seats[0]).toBe(before)
  expect(useSetUp.getState().seats[1]).toMatchObject({ name: 'Bea', colour: 'plum' })
})

test.each<[string, number, string]>([
  ['Ann', 1, 'Ben Ann Cleo'],
  ['Ann', 2, 'Ben Cleo Ann'],
  ['Ann', 99, 'Ben Cleo Ann'],
  ['Cleo', 0, 'Cleo Ann Ben'],
  ['Cleo', -5, 'Cleo Ann Ben'],
  ['Ben', 1, 'Ann Ben Cleo'],
])('moves %s to place %d: %s', (name, place, order) => {
  setSeats(seatsOf(['Ann', 'Ben', 'Cleo']))
  moveSeat(idOf(name), place)
  expect(names().join(' ')).toBe(order)
})

test('moving or removing nobody changes nothing', () => {
  setSeats(seatsOf(['Ann', 'Ben']))
  moveSeat('nobody', 0)
  removeSeat('nobody')
  expect(names()).toEqual(['Ann', 'Ben'])
})

describe('those who have played before', () => {
  test('sit down in their colour, or in a free one where it is taken', () => {
    const ann: SeatedPlayer = { id: 'a', name: 'Ann', colour: 'navy' }
    const ben: SeatedPlayer = { id: 'b', name: 'Ben', colour: 'navy' }
    seatPlayer(ann)
    seatPlayer(ben)
    expect(useSetUp.getState().seats).toEqual([ann, { ...ben, colour: 'red' }])
  })

  test('do not sit down twice, nor at a full table', () => {
    const [ann] = seatsOf(['Ann'])
    seatPlayer(ann!)
    seatPlayer(ann!)
    expect(names()).toEqual(['Ann'])
    setSeats(seatsOf(Array.from({ length: 12 }, (_, n) => `P${n}`)))
    seatPlayer(ann!)
    expect(names()).not.toContain('Ann')
  })
})

test('every letter is saved at once, and those typed during a save together after it', async () => {
  await openSetUp()
  const write = jest.spyOn(AsyncStorage, 'setItem')
  addSeat('A')
  for (const name of ['An', 'Ann', 'Anna']) changeSeat(idOf(names()[0]!), { name })
  // No timer: the page may be gone before it rings.
  for (let turn = 0; turn < 100; turn++) await Promise.resolve()
  const saved = write.mock.calls.map(([, text]) => /"name":"(\w+)"/.exec(text)?.[1])
  expect(saved).toEqual(['A', 'Anna'])
})

test('a save that comes to nothing is said, and does not keep the next from being tried', async () => {
  await openSetUp()
  const write = jest.spyOn(AsyncStorage, 'setItem')
  const writing = jest.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
    throw new Error('no memory')
  })
  addSeat('A')
  await settle()
  writing.mockRestore()
  expect(useNotices.getState().notices).toEqual(['not-saved'])
  changeSeat(idOf('A'), { name: 'An' })
  await settle()
  expect(write.mock.lastCall?.[1]).toContain('"name":"An"')
  expect(useNotices.getState().notices).toEqual([])
})

test('whatever is not stored yet is kept when the page is left, and nothing else', async () => {
  await openSetUp()
  expect(mockUnsaved()).toBeUndefined()
  addSeat('A')
  changeSeat(idOf('A'), { name: 'An' })
  expect(mockUnsaved()).toContain('"name":"An"')
  await settle()
  expect(mockUnsaved()).toBeUndefined()
  jest.spyOn(AsyncStorage, 'setItem').mockRejectedValueOnce(new Error('full'))
  changeSeat(idOf('An'), { name: 'Ann' })
  await settle()
  expect(mockUnsaved()).toContain('"name":"Ann"')
})
