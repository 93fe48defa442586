import { act, render } from '@testing-library/react-native'
import { useEffect } from 'react'
import { AccessibilityInfo, Platform } from 'react-native'
import { HistoryOpening } from '../../components/history/history-opening'
import { TransferSection } from '../../components/settings/transfer-section'
import { AppFrame } from '../../components/ui/app-frame'
import { Pressable } from '../../components/ui/pressable'
import { Problem } from '../../components/ui/problem'
import { Slider } from '../../components/ui/slider'
import { SpeechProvider, useSpeech } from '../../components/ui/speech'
import { lightTheme } from '../../components/ui/theme'
import { announce } from '../../device/announce'
import { en } from '../../i18n'
import type { Transfer } from '../../model/transfer'

/** The native modules that speak, as React Native finds them. */
const native = {
  announceForAccessibility: jest.fn(),
  announceForAccessibilityWithOptions: jest.fn(),
}

test('a text is queued on iOS, and sent as an announcement on Android', () => {
  const module = Platform.OS === 'ios' ? 'AccessibilityManager' : 'AccessibilityInfo'
  jest.isolateModules(() => {
    jest.doMock(`react-native/src/private/specs_DEPRECATED/modules/Native${module}`, () => ({
      __esModule: true,
      default: native,
    }))
    jest.unmock('react-native/Libraries/Components/AccessibilityInfo/AccessibilityInfo')
    const info = jest.requireActual<{ default: typeof AccessibilityInfo }>(
      'react-native/Libraries/Components/AccessibilityInfo/AccessibilityInfo',
    ).default
    info.announceForAccessibilityWithOptions('One', { queue: true })
  })
  if (Platform.OS === 'ios')
    expect(native.announceForAccessibilityWithOptions).toHaveBeenCalledWith('One', { queue: true })
  else expect(native.announceForAccessibility).toHaveBeenCalledWith('One')
})

test('what is announced goes there', () => {
  const announced = jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions')
  announce('One')
  expect(announced).toHaveBeenCalledWith('One', { queue: true })
})

// iOS has no alerts, and a Text of React Native is none on Android.
test('what is wrong is said, each time that it changes', () => {
  const sayToo = jest.fn()
  const draw = (text: string) => (
    <SpeechProvider value={{ say: jest.fn(), sayMore: jest.fn(), sayToo, hush: jest.fn() }}>
      <Problem text={text} />
    </SpeechProvider>
  )
  const { rerender } = render(draw(''))
  expect(sayToo).not.toHaveBeenCalled()
  rerender(draw('One'))
  rerender(draw('One'))
  rerender(draw('Two'))
  expect(sayToo.mock.calls).toEqual([['One'], ['Two']])
})

// A view with aria-live is a live region of Android, which speaks its text by itself.
test('what comes of an export is said once', () => {
  const sayToo = jest.fn()
  const draw = (transfer: Transfer) => (
    <SpeechProvider value={{ say: jest.fn(), sayMore: jest.fn(), sayToo, hush: jest.fn() }}>
      <TransferSection transfer={transfer} onExport={jest.fn()} onImport={jest.fn()} />
    </SpeechProvider>
  )
  const { rerender, UNSAFE_root: root } = render(draw({ kind: 'none' }))
  rerender(draw({ kind: 'exporting' }))
  rerender(draw({ kind: 'exported' }))
  expect(sayToo.mock.calls).toEqual([[en.settings.exporting], [en.settings.exported]])
  const live = root.findAll(
    ({ props }) =>
      (props['aria-live'] ?? 'off') !== 'off' ||
      (props.accessibilityLiveRegion ?? 'none') !== 'none',
  )
  expect(live).toHaveLength(0)
})

test('that the history is being opened is said if it takes long', () => {
  jest.useFakeTimers()
  const sayToo = jest.fn()
  render(
    <SpeechProvider value={{ say: jest.fn(), sayMore: jest.fn(), sayToo, hush: jest.fn() }}>
      <HistoryOpening />
    </SpeechProvider>,
  )
  act(() => jest.advanceTimersByTime(900))
  expect(sayToo).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(200))
  expect(sayToo.mock.calls).toEqual([[en.history.opening]])
})

test('a number is said without the spaces that it is written with', () => {
  const speech = { say: jest.fn(), sayMore: jest.fn(), sayToo: jest.fn(), hush: jest.fn() }
  function Talker() {
    const { say, sayToo } = useSpeech()
    useEffect(() => {
      say('Ann, 12\u00a0345')
      sayToo('Aim for 1\u00a0234\u00a0567')
    }, [say, sayToo])
    return null
  }
  const { getByRole, getByLabelText } = render(
    <AppFrame theme={lightTheme} isMotionReduced isLeftHanded={false} speech={speech}>
      <Talker />
      <Pressable aria-label={'Stop with 12\u00a0345'} />
      <Slider label="Step" valueText={'Ann 12\u00a0345'} value={3} max={9} onChange={jest.fn()} />
    </AppFrame>,
  )
  expect(speech.say.mock.calls).toEqual([['Ann, 12345', undefined]])
  expect(speech.sayToo.mock.calls).toEqual([['Aim for 1234567']])
  expect(getByRole('button', { name: 'Stop with 12345' })).toBeOnTheScreen()
  expect(getByLabelText('Step').props).toMatchObject({ 'aria-valuetext': 'Ann 12345' })
})

test('a slider can be adjusted by a screen reader', () => {
  const onChange = jest.fn()
  const { getByLabelText } = render(
    <Slider label="Step" valueText="3 of 9" value={3} max={9} onChange={onChange} />,
  )
  const props = getByLabelText('Step').props as {
    role?: string
    accessibilityRole?: string
    onAccessibilityAction: (event: { nativeEvent: { actionName: string } }) => void
  }
  // The role slider is no trait of iOS, and wins over the older name where both are given.
  expect([props.role, props.accessibilityRole]).toEqual(
    Platform.OS === 'ios' ? [undefined, 'adjustable'] : ['slider', undefined],
  )
  props.onAccessibilityAction({ nativeEvent: { actionName: 'increment' } })
  expect(onChange).toHaveBeenCalledWith(4)
})
