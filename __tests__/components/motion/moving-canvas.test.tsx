import { act, render, renderHook } from '@testing-library/react-native'
import { Dimensions } from 'react-native'
import { MovingCanvas } from '../../../components/motion/moving-canvas'
import { useSharedValue, type SharedValue } from '../../../components/motion/values'

class FakeCanvas extends EventTarget {
  getContext = () => ({})
}

let painted: string[] = []

/** Paints a value wherever it differs from the one before, as dice do. */
function Painting({ place }: { readonly place: SharedValue<number> }) {
  return (
    <MovingCanvas
      width={100}
      height={100}
      painterOf={(_, scale) => {
        let last: number | undefined
        return () => {
          const next = place.get()
          if (next !== last) painted.push(`${next} at ${scale}`)
          last = next
        }
      }}
    />
  )
}

function open() {
  painted = []
  const canvas = new FakeCanvas()
  const place = renderHook(() => useSharedValue(1)).result.current
  render(<Painting place={place} />, { createNodeMock: () => canvas })
  return { canvas, place }
}

const screenOf = (scale: number) => ({ width: 400, height: 800, scale, fontScale: 1 })

beforeEach(() => Dimensions.set({ window: screenOf(2) }))

test('a canvas is painted whenever what its painter has read changes', async () => {
  const { place } = open()
  place.set(2)
  await act(async () => {})
  expect(painted).toEqual(['1 at 2', '2 at 2'])
})

test('a canvas that the browser had dropped is painted again, although nothing has moved', async () => {
  const { canvas, place } = open()
  canvas.dispatchEvent(new Event('contextrestored'))
  expect(painted).toEqual(['1 at 2', '1 at 2'])
  place.set(2)
  await act(async () => {})
  expect(painted).toHaveLength(3)
})

test('a canvas is as sharp as the screen after a zoom', () => {
  open()
  act(() => Dimensions.set({ window: screenOf(3) }))
  expect(painted).toEqual(['1 at 2', '1 at 3'])
})
