import { fireEvent } from 'expo-router/testing-library'
import { moveFocus } from '../../../components/ui/move-focus'
import { en } from '../../../i18n'
import { button, openTable, pathname, tapButton, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { presetRules } from '../../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')

/** The view of the button that opens the menu. */
const opener = {}

beforeEach(async () => {
  forceSeeds(seedOf(1))
  await openTable(['Ann', 'Ben'], presetRules('channel'))
  fireEvent.press(button(en.play.menu), { currentTarget: opener })
  await wait(1000)
  jest.mocked(moveFocus).mockClear()
})

test('when a sheet has closed, the focus is on what opened it again', async () => {
  await tapButton(en.menu.close)
  await wait(1000)
  expect(moveFocus).toHaveBeenCalledWith(opener)
})

test('a sheet that led to another page leaves the focus to that', async () => {
  await tapButton(en.menu.settings)
  await wait(1000)
  expect(pathname()).toBe('/settings')
  expect(moveFocus).not.toHaveBeenCalledWith(opener)
})
