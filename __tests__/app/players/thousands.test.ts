import { screen } from 'expo-router/testing-library'
import { en } from '../../../i18n'
import { PLAYER_COLOURS } from '../../../model/colours'
import { usePeople } from '../../../state/people/people'
import { button, forgetEverything, openPage, tapButton } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const PEOPLE = 5000
/** More than fit on the screen, but far fewer than all. */
const MOST_DRAWN = 60

const people = Array.from({ length: PEOPLE }, (_, index) => ({
  id: `person-${index}`,
  name: `Person ${index + 1}`,
  colour: PLAYER_COLOURS[index % PLAYER_COLOURS.length]!,
}))

beforeEach(async () => {
  forceSeeds(seedOf(1))
  await forgetEverything()
  usePeople.setState({ people })
})

const count = (name: RegExp) => screen.getAllByRole('button', { name }).length

test('the set-up offers those who played last, and more when asked', async () => {
  await openPage('/')
  expect(button(en.setup.seatRemembered('Person 1'))).toBeOnTheScreen()
  const atFirst = count(/^Seat /)
  expect(atFirst).toBeLessThan(MOST_DRAWN)
  await tapButton(en.showMore)
  expect(count(/^Seat /)).toBeGreaterThan(atFirst)
})

test('the players are a list of which only a few are drawn', async () => {
  await openPage('/players')
  expect(count(/^Person \d+, /)).toBeLessThan(MOST_DRAWN)
})
