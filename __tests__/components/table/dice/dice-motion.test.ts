import { FACES, rotate, NORMALS, topFace } from '@/components/table/dice/dice-geometry'
import { poseAt, tumbleOf } from '@/components/table/dice/dice-motion'
import { rattleAt } from '@/components/table/dice/dice-rattle'

const felts = [
  { width: 346, height: 370 },
  { width: 260, height: 90 },
  { width: 532, height: 222 },
  { width: 860, height: 520 },
]
const throws = Array.from({ length: 40 }, (_, i) => i * 7 + (i % 3))

describe.each(felts)('a tumble on a felt of $width × $height', ({ width, height }) => {
  const pairs = throws.map((index) => ({
    index,
    faces: [FACES[index % 6] ?? 1, FACES[(index * 5) % 6] ?? 1],
  }))

  test('ends exactly on the faces of the engine, lying flat in its place', () => {
    for (const { faces, index } of pairs) {
      const tumble = tumbleOf(faces, index, width, height)
      tumble.dice.forEach((die, i) => {
        for (const time of [die.duration, 60_000]) {
          const pose = poseAt(die, time)
          expect(topFace(pose.rotation)).toBe(faces[i])
          expect(rotate(pose.rotation, NORMALS[topFace(pose.rotation)])[2]).toBeCloseTo(1, 9)
          expect(pose.height).toBeCloseTo(0.5, 9)
          expect([pose.x, pose.y]).toEqual([...die.to])
        }
      })
    }
  })

  test('is over within a second, each die landing before it lies still', () => {
    for (const { faces, index } of pairs) {
      const { dice, duration } = tumbleOf(faces, index, width, height)
      expect(duration).toBeLessThan(1000)
      expect(duration).toBeGreaterThan(700)
      for (const die of dice) {
        expect(die.landing).toBeLessThan(die.duration)
        expect(topFace(poseAt(die, die.landing).rotation)).toBe(topFace(die.end))
      }
    }
  })

  test('stays on the felt and never sinks into it', () => {
    const strays: unknown[] = []
    for (const { faces, index } of pairs) {
      const { dice, duration, edge } = tumbleOf(faces, index, width, height)
      for (let time = 0; time <= duration; time += 16) {
        for (const die of dice) {
          const pose = poseAt(die, time)
          const isOnFelt =
            pose.x > edge * 0.5 &&
            pose.x < width - edge * 0.5 &&
            pose.y > 0 &&
            pose.y < height &&
            pose.height >= 0.5 - 1e-9
          if (!isOnFelt) strays.push({ index, time, pose })
        }
      }
    }
    expect(strays).toEqual([])
  })

  test('has no two dice touching at rest, and hardly ever in flight', () => {
    let [near, moments] = [0, 0]
    for (const { faces, index } of pairs) {
      const { dice, duration, edge } = tumbleOf(faces, index, width, height)
      const [a, b] = dice
      if (!a || !b) throw new Error('two dice')
      expect(Math.abs(a.to[0] - b.to[0])).toBeGreaterThan(1.42 * edge)
      for (let time = 0; time <= duration; time += 16) {
        const [p, q] = [poseAt(a, time), poseAt(b, time)]
        moments++
        if (Math.hypot(p.x - q.x, p.y - q.y) < edge) near++
      }
    }
    expect(near / moments).toBeLessThan(0.02)
  })

  test('moves smoothly: no jump between two frames', () => {
    let [slide, rise, turned] = [0, 0, 0]
    for (const { faces, index } of pairs) {
      for (const die of tumbleOf(faces, index, width, height).dice) {
        let before = poseAt(die, 0)
        for (let time = 4; time <= die.duration + 8; time += 4) {
          const pose = poseAt(die, time)
          const kept = pose.rotation.reduce(
            (sum, part, i) => sum + part * (before.rotation[i] ?? 0),
            0,
          )
          slide = Math.max(slide, Math.hypot(pose.x - before.x, pose.y - before.y))
          rise = Math.max(rise, Math.abs(pose.height - before.height))
          turned = Math.max(turned, 2 * Math.acos(Math.min(1, Math.abs(kept))))
          before = pose
        }
      }
    }
    expect(slide).toBeLessThan(height * 0.03 + 6)
    expect(rise).toBeLessThan(0.12)
    expect(turned).toBeLessThan(0.3)
  })
})

test('the same throw always tumbles the same way, another one differently', () => {
  expect(tumbleOf([2, 5], 7, 346, 370)).toEqual(tumbleOf([2, 5], 7, 346, 370))
  expect(tumbleOf([2, 5], 7, 346, 370)).not.toEqual(tumbleOf([2, 5], 8, 346, 370))
})

test('no dice, no tumble', () => {
  expect(tumbleOf([], 0, 346, 370)).toMatchObject({ dice: [], duration: 0 })
})

test('a rattle comes round without a jump', () => {
  tumbleOf([2, 5], 7, 346, 370).dice.forEach((die, i) => {
    const [start, end] = [rattleAt(die, i, 0), rattleAt(die, i, 1)]
    expect(start.x).toBeCloseTo(end.x)
    expect(start.height).toBeCloseTo(end.height)
    const kept = start.rotation.reduce((sum, part, j) => sum + part * (end.rotation[j] ?? 0), 0)
    expect(Math.abs(kept)).toBeCloseTo(1)
  })
})
