import { act, renderHook } from '@testing-library/react-native'
import { AccessibilityInfo } from 'react-native'
import { darkTheme, withMoreContrast } from '../../../components/ui/theme'
import { useAppTheme, useSystemReducedMotion } from '../../../components/ui/system-preferences'

const listeners = new Map<string, (isWanted: boolean) => void>()

beforeEach(() => {
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(false)
  jest.spyOn(AccessibilityInfo, 'isDarkerSystemColorsEnabled').mockResolvedValue(false)
  jest.spyOn(AccessibilityInfo, 'addEventListener').mockImplementation(((
    name: string,
    listener: (isWanted: boolean) => void,
  ) => {
    listeners.set(name, listener)
    return { remove: () => listeners.delete(name) }
  }) as never)
})

test('less motion is followed while the app runs, and no longer than that', async () => {
  const { result, unmount } = renderHook(() => useSystemReducedMotion())
  await act(async () => {})
  expect(result.current).toBe(false)
  act(() => listeners.get('reduceMotionChanged')!(true))
  expect(result.current).toBe(true)
  unmount()
  expect(listeners.has('reduceMotionChanged')).toBe(false)
})

test('more contrast is followed while the app runs', async () => {
  const { result } = renderHook(() => useAppTheme('dark'))
  await act(async () => {})
  expect(result.current).toBe(darkTheme)
  act(() => listeners.get('darkerSystemColorsChanged')!(true))
  expect(result.current).toBe(withMoreContrast(darkTheme))
})
