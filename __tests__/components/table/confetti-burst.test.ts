import { BURST_MS, burstAt, burstPaper } from '@/components/table/confetti-burst'

const LID = { x: 14, y: 14, width: 346, height: 120 }
const FLOOR = 520
const papers = Array.from({ length: 100 }, (_, i) => burstPaper(i, LID, 844))

const placeAt = (seconds: number) =>
  papers.map((paper) => {
    const { opacity, transform } = burstAt(paper, seconds, FLOOR)
    return { opacity, x: transform[0]!.translateX!, y: transform[1]!.translateY! }
  })

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
