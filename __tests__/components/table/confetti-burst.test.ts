import { BURST_MS, burstArea, burstAt, burstPiece } from '@/components/table/confetti-burst'

const LID = { x: 14, y: 14, width: 346, height: 120 }
const FLOOR = 520
const pieces = Array.from({ length: 100 }, (_, i) => burstPiece(i, LID, 844))

const placeAt = (seconds: number) => pieces.map((piece) => burstAt(piece, seconds, FLOOR))

test('nothing is seen before it bursts, and all of it leaves from the lid', () => {
  for (const { opacity, x, y } of placeAt(0)) {
    expect(opacity).toBe(0)
    expect(x).toBeGreaterThanOrEqual(LID.x)
    expect(x).toBeLessThanOrEqual(LID.x + LID.width)
    expect(y).toBeLessThanOrEqual(LID.y + LID.height)
  }
})

test('it flies up and outwards first', () => {
  const start = placeAt(0)
  placeAt(0.3).forEach(({ y }, i) => expect(y).toBeLessThan(start[i]!.y))
  expect(Math.min(...placeAt(0.8).map(({ y }) => y))).toBeLessThan(-200)
})

test('it sinks, and is gone before it reaches the lower edge of the box', () => {
  for (let seconds = 0; seconds <= BURST_MS / 1000; seconds += 0.05)
    for (const { y, opacity } of placeAt(seconds)) {
      expect(y).toBeLessThanOrEqual(FLOOR)
      if (y === FLOOR) expect(opacity).toBe(0)
    }
  expect(placeAt(BURST_MS / 1000).filter(({ opacity }) => opacity > 0)).toEqual([])
})

/** All that is seen of it, twenty times a second. */
const seen = () =>
  Array.from({ length: BURST_MS / 50 }, (_, i) => placeAt(i / 20))
    .flat()
    .filter(({ opacity }) => opacity > 0)

type Screen = { readonly width: number; readonly height: number }

function isPainted(x: number, y: number, screen: Screen): boolean {
  const { left, top, width, height } = burstArea(LID, screen, FLOOR)
  return x >= left && x <= left + width && y >= top && y <= top + height
}

test('all of it is painted on a screen with room about the box', () => {
  const screen = { width: 1280, height: 844 + FLOOR }
  expect(seen().filter(({ x, y }) => !isPainted(x, y, screen))).toEqual([])
})

test('all of it is painted that is on the screen, wherever the box is', () => {
  const screen = { width: 390, height: 844 }
  // The farthest that the screen can reach beyond the box on each side.
  const [besides, above] = [screen.width - LID.width, screen.height - FLOOR]
  const isOnScreen = (x: number, y: number) =>
    x >= LID.x - besides && x <= LID.x + LID.width + besides && y >= -above
  const unpainted = seen().filter(({ x, y }) => isOnScreen(x, y) && !isPainted(x, y, screen))
  expect(unpainted).toEqual([])
})
