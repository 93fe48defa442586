import { render, screen } from '@testing-library/react-native'
import { useIsFocused } from 'expo-router'
import { Confetti } from '@/components/table/confetti'
import { ReducedMotionProvider } from '@/components/ui/motion'

jest.mock('expo-router', () => ({ useIsFocused: jest.fn(() => true) }))

test('is made of small views, not of a drawing of the size of the screen', () => {
  render(<Confetti />)
  const svgs = screen.UNSAFE_root.findAll(({ type }) => String(type) === 'RNSVGSvgView')
  expect(svgs).toEqual([])
})

test('falls unheard, and not at all with less motion', () => {
  const { rerender } = render(<Confetti />)
  expect(screen.toJSON()).toMatchObject({ props: { 'aria-hidden': true } })
  rerender(
    <ReducedMotionProvider value>
      <Confetti />
    </ReducedMotionProvider>,
  )
  expect(screen.toJSON()).toBeNull()
})

test('ends when its screen is left, and does not fall again when that is come back to', () => {
  const { rerender } = render(<Confetti />)
  jest.mocked(useIsFocused).mockReturnValue(false)
  rerender(<Confetti />)
  expect(screen.toJSON()).toBeNull()
  jest.mocked(useIsFocused).mockReturnValue(true)
  rerender(<Confetti />)
  expect(screen.toJSON()).toBeNull()
})
