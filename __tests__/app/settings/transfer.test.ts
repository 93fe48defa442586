import { act, fireEvent, screen } from 'expo-router/testing-library'
import { pickFile, sendFile } from '../../../device/files'
import { importLines } from '../../../components/settings/import-lines'
import { en } from '../../../i18n'
import { IMPORT_ERRORS } from '../../../model/transfer'
import { useHistory } from '../../../state/history/history'
import { usePeople } from '../../../state/people/people'
import { useSetUp } from '../../../state/set-up/set-up'
import { changeSettings, useSettings } from '../../../state/settings/settings'
import { button, openApp, settle, tapButton, wait, pathname } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules } from '../../support/scripted-match'
import { begin, recordTurns } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/files')

const { settings: words } = en
const pick = jest.mocked(pickFile)
const send = jest.mocked(sendFile)

const playTwo = () =>
  act(async () => {
    await begin(['Ann', 'Ben'], presetRules('pub'))
    await recordTurns([4, 9], [5])
    await begin(['Ben', 'Ann'], presetRules('pub'))
    await recordTurns([3], [6, 7])
    usePeople.setState({
      people: [
        { id: 'id of Ann', name: 'Annabel', colour: 'plum' },
        { id: 'id of Ben', name: 'Ben', colour: 'blue' },
      ],
    })
  })

async function erase() {
  await tapButton(words.erase)
  expect(button(words.eraseNow)).toBeDisabled()
  fireEvent.press(screen.getByRole('switch', { name: words.eraseSure }))
  await tapButton(words.eraseNow)
  await wait(400)
}

beforeEach(async () => {
  forceSeeds(seedOf(1))
  jest.clearAllMocks()
  await openApp(['Ann', 'Ben'], undefined, '/settings')
})

test('everything goes out, is erased, and comes back from the file', async () => {
  await playTwo()
  const before = useHistory.getState().entries
  let file = ''
  send.mockImplementation((_, text) => {
    file = text
    return Promise.resolve('sent')
  })
  await tapButton(words.export)
  expect(screen.getByText(words.exported)).toBeOnTheScreen()

  await erase()
  expect(pathname()).toBe('/')
  expect(useHistory.getState().entries).toEqual([])
  expect(usePeople.getState().people).toEqual([])
  // The set-up is as at the first launch: two can play at once.
  expect(useSetUp.getState().seats).toHaveLength(2)

  pick.mockResolvedValue({ kind: 'picked', text: file })
  await tapButton(en.pages.settings)
  await tapButton(words.import)
  expect(screen.getByText(words.added(2))).toBeOnTheScreen()
  expect(useHistory.getState().entries).toEqual(before)
  expect(usePeople.getState().people.map(({ name }) => name)).toEqual(['Annabel', 'Ben'])

  await tapButton(words.import)
  expect(screen.getByText(words.skipped(2))).toBeOnTheScreen()
})

test('erasing asks, and nothing is lost by asking', async () => {
  await playTwo()
  act(() => changeSettings({ isSoundOn: false }))
  await tapButton(words.erase)
  expect(screen.getByText(words.eraseBody(2, 2))).toBeOnTheScreen()
  fireEvent.press(screen.getAllByRole('button', { name: words.eraseKeep })[0]!)
  await settle()
  expect(useHistory.getState().entries).toHaveLength(2)
  expect(useSettings.getState().isSoundOn).toBe(false)
})

test('says when the file could not be handed over', async () => {
  send.mockResolvedValue('failed')
  await tapButton(words.export)
  expect(screen.getByText(words.notExported)).toBeOnTheScreen()
})

test('says that it is busy, and takes nothing else meanwhile', async () => {
  pick.mockReturnValue(new Promise(() => {}))
  await tapButton(words.import)
  expect(screen.getByText(words.importing)).toBeOnTheScreen()
  expect(button(words.import)).toBeDisabled()
  expect(button(words.export)).toBeDisabled()
})

test('nothing is said where no file was picked', async () => {
  pick.mockResolvedValue({ kind: 'cancelled' })
  await tapButton(words.import)
  expect(screen.queryByText(words.importing)).toBeNull()
  expect(button(words.import)).toBeEnabled()
})

test('a file that is no export is refused in a sentence', async () => {
  pick.mockResolvedValue({ kind: 'picked', text: '{}' })
  await tapButton(words.import)
  expect(screen.getByText(words.importErrors['not-an-export'])).toBeOnTheScreen()
})

test('every error has a sentence of its own', () => {
  const lines = IMPORT_ERRORS.flatMap((error) => importLines({ ok: false, error }, en))
  expect(new Set(lines).size).toBe(IMPORT_ERRORS.length)
})

test('a report says what was added, continued, known and refused, and why', () => {
  const value = {
    added: 3,
    continued: 1,
    skipped: 2,
    refused: ['not-a-match', 'outcome-wrong', 'name-empty', 'wrong-phase', 'not-a-match'],
  } as const
  expect(importLines({ ok: true, value: value as never }, en)).toEqual([
    '3 matches added.',
    '1 match that was left here goes on as in the file.',
    '2 matches were here already.',
    '2 matches refused: not written as a match.',
    '1 match refused: the result is not what the throws lead to.',
    '1 match refused: such players or rules cannot be played.',
    '1 match refused: something was done against the rules.',
  ])
  const nothing = { added: 0, continued: 0, skipped: 0, refused: [] }
  expect(importLines({ ok: true, value: nothing }, en)).toEqual([words.noMatches])
})
