import { AccessibilityInfo } from 'react-native'
import { watchScreenReader } from '../../device/screen-reader'

const remove = jest.fn()
const listen = jest
  .spyOn(AccessibilityInfo, 'addEventListener')
  .mockReturnValue({ remove } as never)

test('whether a screen reader is on is known at once, and followed while the app runs', async () => {
  jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockResolvedValue(true)
  const told: boolean[] = []
  const stop = watchScreenReader((isOn) => told.push(isOn))
  await Promise.resolve()
  const [name, listener] = listen.mock.calls[0]! as unknown as [string, (isOn: boolean) => void]
  expect(name).toBe('screenReaderChanged')
  listener(false)
  expect(told).toEqual([true, false])
  stop()
  expect(remove).toHaveBeenCalledTimes(1)
})

test('a phone that does not answer is taken to have none', async () => {
  jest.spyOn(AccessibilityInfo, 'isScreenReaderEnabled').mockRejectedValue(new Error('not known'))
  const told = jest.fn()
  watchScreenReader(told)
  await Promise.resolve()
  expect(told).not.toHaveBeenCalled()
})
