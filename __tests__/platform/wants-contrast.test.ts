import { AccessibilityInfo, Platform } from 'react-native'
import { watchContrast } from '../../components/ui/wants-contrast'

const ASKED = {
  ios: ['isDarkerSystemColorsEnabled', 'darkerSystemColorsChanged'],
  android: ['isHighTextContrastEnabled', 'highTextContrastChanged'],
} as const

const [question, event] = ASKED[Platform.OS as keyof typeof ASKED]

test('the wish for more contrast is known at once, and followed while the app runs', async () => {
  const remove = jest.fn()
  jest.spyOn(AccessibilityInfo, question).mockResolvedValue(true)
  const listen = jest
    .spyOn(AccessibilityInfo, 'addEventListener')
    .mockReturnValue({ remove } as never)
  const told: boolean[] = []
  const stop = watchContrast((isWanted) => told.push(isWanted))
  await Promise.resolve()
  expect(told).toEqual([true])
  const [name, listener] = listen.mock.calls[0]! as unknown as [string, (is: boolean) => void]
  expect(name).toBe(event)
  listener(false)
  expect(told).toEqual([true, false])
  stop()
  expect(remove).toHaveBeenCalledTimes(1)
})

test('a phone that does not answer gets the usual contrast', async () => {
  jest.spyOn(AccessibilityInfo, question).mockRejectedValue(new Error('not known'))
  jest.spyOn(AccessibilityInfo, 'addEventListener').mockReturnValue({ remove: () => {} } as never)
  const told = jest.fn()
  watchContrast(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
})
