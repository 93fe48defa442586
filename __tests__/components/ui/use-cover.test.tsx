import { renderHook } from '@testing-library/react-native'
import { useCover } from '../../../components/ui/use-cover'

const draw = () => {
  const told: boolean[] = []
  const hook = renderHook(
    ({ isOpen }: { isOpen: boolean }) => useCover(isOpen, (isCovered) => told.push(isCovered)),
    {
      initialProps: { isOpen: false },
    },
  )
  return { told, ...hook }
}

test('a sheet that opens and closes covers the table meanwhile', () => {
  const { told, rerender } = draw()
  expect(told).toEqual([])
  rerender({ isOpen: true })
  rerender({ isOpen: true })
  expect(told).toEqual([true])
  rerender({ isOpen: false })
  expect(told).toEqual([true, false])
})

test('a sheet that goes while it is open, as where a phone is turned, covers nothing any more', () => {
  const { told, rerender, unmount } = draw()
  rerender({ isOpen: true })
  unmount()
  expect(told).toEqual([true, false])
})
