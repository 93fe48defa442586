import { act, screen } from 'expo-router/testing-library'
import { DeviceEventEmitter, Modal, Platform } from 'react-native'
import { en } from '../../i18n'
import { isThere, openTable, pathname, settle, tapButton, wait } from '../support/app-screens'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { presetRules, rolled, shut } from '../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))

const NAMES = ['Ann', 'Ben']
const channel = presetRules('channel')

/** What React Native does when Android tells it of back. */
const pressBack = () => act(() => void DeviceEventEmitter.emit('hardwareBackPress', {}))

beforeEach(() => forceSeeds(seedOf(1)))

if (Platform.OS === 'android') {
  test('back opens the menu of the table, and the next one closes it: nobody leaves in mid-turn', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    pressBack()
    expect(pathname()).toBe('/play')
    expect(isThere(en.menu.leave)).toBe(true)
    // A modal has a window of its own, which is told of back in place of the app.
    const menu = screen.UNSAFE_getAllByType(Modal).find(({ props }) => props.visible)!
    act(() => (menu.props as { onRequestClose: () => void }).onRequestClose())
    await wait(1000)
    expect(isThere(en.menu.leave)).toBe(false)
    expect(pathname()).toBe('/play')
  })

  test('back does nothing on the card that is passed', async () => {
    const turn = [rolled(6, 3), shut(9), rolled(6, 2), shut(8), rolled(6, 1), shut(7), rolled(6, 6)]
    await openTable(NAMES, channel, ...turn, shut(1, 5, 6), rolled(6, 6))
    await tapButton(en.play.pass)
    pressBack()
    expect(pathname()).toBe('/play')
    expect(isThere(en.pass.takePhone('Ben'))).toBe(true)
    expect(isThere(en.menu.leave)).toBe(false)
  })

  test('back on a page that the menu led to goes back to the table', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    pressBack()
    await tapButton(en.menu.settings)
    await wait(1000)
    expect(pathname()).toBe('/settings')
    pressBack()
    await settle()
    expect(pathname()).toBe('/play')
  })
} else
  test('iOS has no back that an app is asked about', async () => {
    await openTable(NAMES, channel, rolled(6, 3))
    pressBack()
    expect(pathname()).toBe('/play')
    expect(isThere(en.menu.leave)).toBe(false)
  })
