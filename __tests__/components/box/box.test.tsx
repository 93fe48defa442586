import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native'
import type { ReactTestInstance } from 'react-test-renderer'

import { Box, type LidState } from '@/components/box/box'
import { Flap } from '@/components/box/flap'
import { GoldenGlow } from '@/components/box/golden-glow'
import { RowLight } from '@/components/box/row-light'
import type { FlapState } from '@/components/box/flap-motion'
import { MotionOffProvider, ReducedMotionProvider } from '@/components/ui/motion'
import { tileSet, type TileCount } from '@/engine'

type Board = {
  readonly tiles?: TileCount
  readonly open: number[]
  readonly chosen?: number[]
  readonly choosable?: number[]
  readonly dim?: number[]
  readonly isReduced?: boolean
  readonly lid?: LidState
  readonly onFlap?: (tile: number) => void
  readonly onFlapFallen?: () => void
}

const flapLabel = (tile: number, state: FlapState) => `${tile}, ${state}`

function TestBox({
  tiles = 9,
  open,
  chosen = [],
  choosable = [],
  dim = [],
  isReduced = false,
  ...on
}: Board) {
  return (
    <ReducedMotionProvider value={isReduced}>
      <Box
        tiles={tiles}
        open={tileSet(open)}
        chosen={tileSet(chosen)}
        choosable={tileSet(choosable)}
        dim={tileSet(dim)}
        width={374}
        height={520}
        label="Flaps"
        flapLabel={flapLabel}
        {...on}
      />
    </ReducedMotionProvider>
  )
}

const DARK = { name: 'Ann', isCaptain: false, isDown: false, isLightOn: false, isGolden: false }

const flap = (label: string) => screen.getByRole('button', { name: label })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test.each([9, 10, 12] as const)('shows %i flaps, each with its number and state', (tiles) => {
  render(<TestBox tiles={tiles} open={[1, 2, 3]} chosen={[3]} choosable={[2]} />)
  expect(screen.getAllByRole('button')).toHaveLength(tiles)
  for (const label of ['1, open', '2, choosable', '3, chosen', '4, shut']) {
    expect(flap(label)).toBeOnTheScreen()
  }
})

test('says which flaps are chosen, and lets only lit and chosen ones be tapped', () => {
  render(<TestBox open={[1, 2, 3]} chosen={[3]} choosable={[2]} onFlap={jest.fn()} />)
  expect(flap('3, chosen')).toBeSelected()
  expect(flap('2, choosable')).not.toBeSelected()
  expect(flap('3, chosen')).toBeEnabled()
  expect(flap('2, choosable')).toBeEnabled()
  expect(flap('1, open')).toBeDisabled()
  expect(flap('4, shut')).toBeDisabled()
})

test('draws no other flaps dim than those it is told', () => {
  const { UNSAFE_getAllByType: getAllByType } = render(
    <TestBox open={[1, 2, 3, 4]} chosen={[3]} choosable={[2]} dim={[4]} />,
  )
  const flaps = getAllByType(Flap.type)
  expect(flaps.filter(({ props }) => props.isDim).map(({ props }) => props.tile)).toEqual([4])
})

test('lights the row of a shut box, and then all of it', () => {
  const { rerender, UNSAFE_getByType: getByType } = render(<TestBox open={[]} lid={DARK} />)
  const lit = () => [getByType(RowLight.type).props.isOn, getByType(GoldenGlow.type).props.isOn]
  expect(lit()).toEqual([false, false])
  rerender(<TestBox open={[]} lid={{ ...DARK, isLightOn: true }} />)
  expect(lit()).toEqual([true, false])
  rerender(<TestBox open={[]} lid={{ ...DARK, isDown: true, isGolden: true }} />)
  expect(lit()).toEqual([false, true])
})

test('tells which flap was tapped, and nothing for one that may not be', () => {
  const onFlap = jest.fn()
  render(<TestBox open={[1, 2, 3]} chosen={[3]} choosable={[2]} onFlap={onFlap} />)
  for (const label of ['1, open', '2, choosable', '3, chosen', '4, shut']) {
    fireEvent.press(flap(label))
  }
  expect(onFlap.mock.calls).toEqual([[2], [3]])
})

test('always calls the newest callback', () => {
  const [first, second] = [jest.fn(), jest.fn()]
  const { rerender } = render(<TestBox open={[1]} choosable={[1]} onFlap={first} />)
  rerender(<TestBox open={[1]} choosable={[1]} onFlap={second} />)
  fireEvent.press(flap('1, choosable'))
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledWith(1)
})

test('is in its new state at once, while the flaps are still falling', () => {
  const onFlap = jest.fn()
  const { rerender } = render(<TestBox open={[1, 2, 3]} chosen={[1, 2]} onFlap={onFlap} />)
  rerender(<TestBox open={[3]} choosable={[3]} onFlap={onFlap} />)
  expect(flap('1, shut')).toBeDisabled()
  fireEvent.press(flap('3, choosable'))
  expect(onFlap).toHaveBeenCalledWith(3)
})

test.each([false, true])(
  'tells each fall once, one after another (less motion: %s)',
  (isReduced) => {
    const onFlapFallen = jest.fn()
    const { rerender } = render(<TestBox open={[1, 2, 5, 9]} {...{ onFlapFallen, isReduced }} />)
    expect(onFlapFallen).not.toHaveBeenCalled()
    rerender(<TestBox open={[9]} {...{ onFlapFallen, isReduced }} />)
    act(() => jest.advanceTimersByTime(isReduced ? 50 : 250))
    expect(onFlapFallen).toHaveBeenCalledTimes(1)
    act(() => jest.advanceTimersByTime(1000))
    expect(onFlapFallen).toHaveBeenCalledTimes(3)
  },
)

test('goes on telling the falls when more flaps follow, and not one that was taken back', () => {
  const onFlapFallen = jest.fn()
  const { rerender } = render(<TestBox open={[1, 2, 3, 4]} onFlapFallen={onFlapFallen} />)
  rerender(<TestBox open={[3, 4]} onFlapFallen={onFlapFallen} />)
  act(() => jest.advanceTimersByTime(100))
  rerender(<TestBox open={[2, 4]} onFlapFallen={onFlapFallen} />)
  act(() => jest.advanceTimersByTime(1000))
  expect(onFlapFallen).toHaveBeenCalledTimes(2)
})

test('tells no fall where nothing moves, as when somebody steps through a replay', () => {
  const onFlapFallen = jest.fn()
  const box = (open: number[]) => (
    <MotionOffProvider value>
      <TestBox open={open} onFlapFallen={onFlapFallen} />
    </MotionOffProvider>
  )
  const { rerender } = render(box([1, 2]))
  rerender(box([2]))
  act(() => jest.advanceTimersByTime(1000))
  expect(onFlapFallen).not.toHaveBeenCalled()
})

test('falls silently no more once it is gone', () => {
  const onFlapFallen = jest.fn()
  const { rerender, unmount } = render(<TestBox open={[1]} onFlapFallen={onFlapFallen} />)
  rerender(<TestBox open={[]} onFlapFallen={onFlapFallen} />)
  unmount()
  jest.advanceTimersByTime(1000)
  expect(onFlapFallen).not.toHaveBeenCalled()
})

const FRAME_MS = 16

/** By how many degrees each flap leans, in the order of their numbers; as it is animated now. */
function angles(): number[] {
  return screen.UNSAFE_root.findAll((node) => typeof node.type === 'string').flatMap(
    ({ props }) => {
      const { jestAnimatedStyle } = props as { jestAnimatedStyle?: { value: ViewStyle } }
      const { transform } = StyleSheet.flatten(jestAnimatedStyle?.value) ?? {}
      if (typeof transform !== 'object') return []
      return transform.flatMap((part) =>
        'rotateX' in part && typeof part.rotateX === 'string'
          ? Number.parseFloat(part.rotateX)
          : [],
      )
    },
  )
}

test('a chosen flap leans the way it falls, and goes straight on from there when it is shut', () => {
  const { rerender } = render(<TestBox open={[2, 5, 9]} choosable={[2, 5]} />)
  rerender(<TestBox open={[2, 5, 9]} chosen={[2, 5]} />)
  act(() => jest.advanceTimersByTime(1500))
  const [two, five] = [2, 5].map((tile) => angles()[tile - 1]!)
  const [shut, standing] = [angles()[0]!, angles()[8]!]
  expect(standing).toBe(0)
  rerender(<TestBox open={[9]} choosable={[9]} />)
  const film = Array.from({ length: 1000 / FRAME_MS }, () => {
    act(() => jest.advanceTimersByTime(FRAME_MS))
    return angles()
  })
  for (const [tile, leaning] of [
    [2, two!],
    [5, five!],
  ] as const) {
    const seen = film.map((angles) => angles[tile - 1]!)
    expect(leaning).toBeGreaterThan(standing + 10)
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(leaning)
    expect(seen.at(-1)).toBeCloseTo(shut)
  }
})

test('the rotated leaf is alone in a layer of its own, which iOS flattens', () => {
  const { UNSAFE_root: root } = render(<TestBox open={[1]} />)
  const isRotated = ({ props }: ReactTestInstance) => {
    const { transform } = StyleSheet.flatten(props.style as StyleProp<ViewStyle>) ?? {}
    return Array.isArray(transform) && transform.some((part) => 'rotateX' in part)
  }
  const leaves = root.findAll((node) => typeof node.type === 'string' && isRotated(node))
  expect(leaves).toHaveLength(9)
  for (const leaf of leaves) {
    let layer = leaf.parent!
    while (typeof layer.type !== 'string') layer = layer.parent!
    expect(layer.props).toMatchObject({ collapsable: false })
    const children = layer.findAll((node) => typeof node.type === 'string', { deep: false })
    expect(children).toHaveLength(1)
  }
})
