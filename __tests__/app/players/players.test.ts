import { fireEvent, screen } from 'expo-router/testing-library'
import { Modal } from 'react-native'
import { en } from '../../../i18n'
import { usePeople } from '../../../state/people/people'
import { useSetUp } from '../../../state/set-up/set-up'
import {
  button,
  choose,
  forgetEverything,
  isThere,
  openApp,
  tapButton,
  type,
  openPage,
  pathname,
} from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules } from '../../support/scripted-match'
import { begin, recordTurns } from '../../support/store-match'
import { labelOf } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const pub = presetRules('pub')
const { players: words } = en

/** One round of the pub: what everybody leaves open, the lowest wins. */
async function playPub(leaving: Readonly<Record<string, readonly number[]>>) {
  await begin(Object.keys(leaving), pub)
  await recordTurns(...Object.values(leaving))
}

/** Three matches: Ben beats Ann, Ann beats Ben, and Ann, Cleo looking on, shuts the box. */
async function playThree() {
  await forgetEverything()
  await playPub({ Ann: [4, 9], Ben: [5] })
  await playPub({ Ann: [3], Ben: [6, 7] })
  await playPub({ Ann: [], Cleo: [1] })
}

const openPerson = (name: string) => openPage(`/players/${encodeURIComponent(`id of ${name}`)}`)

const labels = () => screen.getAllByRole('button').map(labelOf)

beforeEach(() => forceSeeds(seedOf(1)))

describe('the list of players', () => {
  test('says when nobody has played, and leads to the first match', async () => {
    await openApp(undefined, undefined, '/players')
    expect(screen.getByText(words.emptyTitle)).toBeOnTheScreen()
    await tapButton(words.play)
    expect(pathname()).toBe('/')
  })

  test('names everybody with what they won, whoever won most first', async () => {
    await playThree()
    await openPage('/players')
    expect(labels().filter((label) => / of | yet/.test(label))).toEqual([
      'Ann, won 2 matches of 3, 1 box shut',
      'Ben, won 1 match of 2',
      'Cleo, won 0 matches of 1',
    ])
  })

  test('is opened from the set-up, and opens a person', async () => {
    await openApp(['Ann', 'Ben'])
    await tapButton(en.pages.players)
    expect(pathname()).toBe('/players')
    screen.unmount()
    await playThree()
    await openPage('/players')
    await tapButton(/^Ben, /)
    expect(screen.getByRole('heading', { name: 'Ben' })).toBeOnTheScreen()
  })
})

describe('the page of a person', () => {
  test('draws what they have to show, each picture with its figures in words', async () => {
    await playThree()
    await openPerson('Ann')
    expect(screen.getByLabelText('Won 2 matches of 3.')).toBeOnTheScreen()
    expect(screen.getByLabelText(words.figures.label(2, 1, 0, 2))).toBeOnTheScreen()
    // Turns of 13, 3 and 0.
    expect(
      screen.getByLabelText(
        'English pub, average turn of the last 3 matches: 13, 3, 0. All in all 5.3 on average.',
      ),
    ).toBeOnTheScreen()
    expect(screen.getByText('best 0')).toBeOnTheScreen()
    expect(button('Ben: 2 matches together. Ann won 1, Ben won 1.')).toBeOnTheScreen()
    expect(button('Cleo: 1 match together. Ann won 1, Cleo won 0.')).toBeOnTheScreen()
  })

  test('shows the course by the rules that are chosen', async () => {
    await playThree()
    await begin(['Ann', 'Ben'], presetRules('pub-digits'))
    await recordTurns([1, 4], [9])
    await openPerson('Ann')
    await choose(en.presets['pub-digits'].name)
    expect(
      screen.getByLabelText(
        'Pub, left to right, average turn of one match: 14. All in all 14 on average.',
      ),
    ).toBeOnTheScreen()
  })

  test('a rival leads to their own page', async () => {
    await playThree()
    await openPerson('Ann')
    await tapButton(/^Ben: /)
    expect(screen.getByLabelText('Won 1 match of 2.')).toBeOnTheScreen()
  })

  test('somebody who has never been here leads to the list', async () => {
    await openApp(undefined, undefined, '/players/nobody')
    expect(pathname()).toBe('/players')
  })
})

async function rename(to: string) {
  await tapButton(words.edit.open)
  type(words.edit.name, to)
  await tapButton(words.edit.save)
}

describe('another name', () => {
  test('stands in every match, and at the table that is set up', async () => {
    await playThree()
    await openPerson('Ann')
    useSetUp.setState({ seats: [{ id: 'id of Ann', name: 'Ann', colour: 'red' }] })
    await rename(' Annabel ')
    expect(screen.getByRole('heading', { name: 'Annabel' })).toBeOnTheScreen()
    expect(button('Ben: 2 matches together. Annabel won 1, Ben won 1.')).toBeOnTheScreen()
    expect(useSetUp.getState().seats[0]!.name).toBe('Annabel')
  })

  test.each([
    ['', 'name-empty'],
    ['   ', 'name-empty'],
    ['x'.repeat(25), 'name-too-long'],
  ] as const)('%p is refused where it is typed', async (name, problem) => {
    await playThree()
    await openPerson('Ann')
    await rename(name)
    expect(screen.getByRole('alert')).toHaveTextContent(en.setup.errors[problem])
    type(words.edit.name, 'Anna')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a colour is kept', async () => {
    await playThree()
    await openPerson('Ann')
    await tapButton(words.edit.open)
    await choose('Plum')
    expect(usePeople.getState().people.find(({ id }) => id === 'id of Ann')!.colour).toBe('plum')
  })
})

describe('two names of one person', () => {
  test('become one, whose figures add up', async () => {
    await playThree()
    await openPerson('Cleo')
    await tapButton(words.merge.open)
    await tapButton('Ben')
    expect(screen.getByText(words.merge.confirm('Cleo', 'Ben'))).toBeOnTheScreen()
    await tapButton(words.merge.yes('Cleo', 'Ben'))
    expect(screen.getByRole('heading', { name: 'Ben' })).toBeOnTheScreen()
    expect(screen.getByLabelText('Won 1 match of 3.')).toBeOnTheScreen()
    expect(button('Ann: 3 matches together. Ben won 1, Ann won 2.')).toBeOnTheScreen()
  })

  test('are offered to be merged where the name is taken', async () => {
    await playThree()
    usePeople.setState({ people: [{ id: 'id of Ben', name: 'Ben', colour: 'blue' }] })
    await openPerson('Cleo')
    await rename('ben')
    expect(screen.getByRole('alert')).toHaveTextContent(en.setup.errors['name-repeated'])
    await tapButton(words.edit.mergeInstead('ben'))
    await tapButton(words.merge.yes('Cleo', 'Ben'))
    expect(screen.getByRole('heading', { name: 'Ben' })).toBeOnTheScreen()
  })

  test('are merged in the sheet that is open: iOS shows none that is opened while another one closes', async () => {
    await playThree()
    usePeople.setState({ people: [{ id: 'id of Ben', name: 'Ben', colour: 'blue' }] })
    await openPerson('Cleo')
    await rename('ben')
    const sheet = () => screen.UNSAFE_getByType(Modal)
    const edited = sheet()
    await tapButton(words.edit.mergeInstead('ben'))
    expect(isThere(words.merge.yes('Cleo', 'Ben'))).toBe(true)
    expect(sheet() === edited).toBe(true)
  })

  test('who have played in the same match are two people', async () => {
    await playThree()
    await openPerson('Ann')
    await tapButton(words.merge.open)
    // A rival of that name lies below the sheet.
    fireEvent.press(screen.getAllByRole('button', { name: 'Ben' }).at(-1)!)
    expect(screen.getByRole('alert')).toHaveTextContent(words.merge.areTwoPeople('Ann', 'Ben'))
    expect(screen.queryByRole('button', { name: words.merge.yes('Ann', 'Ben') })).toBeNull()
    await tapButton(words.merge.no)
    fireEvent.press(button(words.merge.close))
    expect(screen.getByRole('heading', { name: 'Ann' })).toBeOnTheScreen()
  })
})
