import { act, render, screen } from '@testing-library/react-native'
import type { ReactTestInstance } from 'react-test-renderer'

import { Dice } from '@/components/table/dice/dice'
import { MiniBox } from '@/components/box/mini-box'
import { ReducedMotionProvider } from '@/components/ui/motion'
import { tileSet } from '@/engine'

type Throw = {
  readonly dice: readonly number[]
  readonly throwIndex: number
  readonly isRattling?: boolean
  readonly isReduced?: boolean
  readonly onDieLanded?: () => void
}

function TestDice({ isReduced = false, isRattling = false, ...rest }: Throw) {
  return (
    <ReducedMotionProvider value={isReduced}>
      <Dice label="Dice: 3 and 5" width={346} height={370} isRattling={isRattling} {...rest} />
    </ReducedMotionProvider>
  )
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('says what was thrown', () => {
  render(<TestDice dice={[3, 5]} throwIndex={4} />)
  expect(screen.getByRole('img', { name: 'Dice: 3 and 5' })).toBeOnTheScreen()
})

const svgs = () => screen.UNSAFE_root.findAll(({ type }) => String(type) === 'RNSVGSvgView')
const pathsIn = (svg: ReactTestInstance) =>
  svg.findAll(({ type }) => String(type) === 'RNSVGPath').length

test.each([
  [[3, 5], 0.4],
  [[6], 0.2],
])('%j are drawn in an Svg of six paths each, on %d of the felt', (dice, share) => {
  render(<TestDice dice={dice} throwIndex={4} />)
  expect(svgs().map(pathsIn)).toEqual(dice.map(() => 6))
  const area = svgs().reduce((sum, { props }) => sum + props.bbWidth * props.bbHeight, 0)
  expect(area / (346 * 370)).toBeLessThan(share)
})

test.each([false, true])('tells each landing once per throw (less motion: %s)', (isReduced) => {
  const onDieLanded = jest.fn()
  const { rerender } = render(
    <TestDice dice={[3, 5]} throwIndex={0} {...{ onDieLanded, isReduced }} />,
  )
  rerender(<TestDice dice={[3, 5]} throwIndex={1} {...{ onDieLanded, isReduced }} />)
  expect(onDieLanded).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(1000))
  expect(onDieLanded).toHaveBeenCalledTimes(2)
  rerender(<TestDice dice={[3, 5]} throwIndex={1} {...{ onDieLanded, isReduced }} />)
  act(() => jest.advanceTimersByTime(1000))
  expect(onDieLanded).toHaveBeenCalledTimes(2)
})

test('lands one die once', () => {
  const onDieLanded = jest.fn()
  const { rerender } = render(<TestDice dice={[3, 5]} throwIndex={1} onDieLanded={onDieLanded} />)
  rerender(<TestDice dice={[6]} throwIndex={2} onDieLanded={onDieLanded} />)
  act(() => jest.advanceTimersByTime(1000))
  expect(onDieLanded).toHaveBeenCalledTimes(1)
})

test('lies still after a remount', () => {
  const onDieLanded = jest.fn()
  render(<TestDice dice={[3, 5]} throwIndex={7} onDieLanded={onDieLanded} />)
  act(() => jest.advanceTimersByTime(1000))
  expect(onDieLanded).not.toHaveBeenCalled()
})

test('a little box says what it is when it has a label, and nothing without', () => {
  const { rerender } = render(<MiniBox tiles={9} open={tileSet([2, 5])} width={92} label="2, 5" />)
  expect(screen.getByRole('img', { name: '2, 5' })).toBeOnTheScreen()
  rerender(<MiniBox tiles={9} open={tileSet([2, 5])} width={92} />)
  expect(screen.queryByRole('img')).toBeNull()
})
