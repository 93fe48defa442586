import { poseOf, diceMotion, restingPoses, shakenPose } from '@/components/table/dice/dice-hand'
import { FLATTENING, project, ROUNDING } from '@/components/table/dice/dice-camera'
import {
  dot,
  FACES,
  NORMALS,
  rotate,
  topFace,
  type Vector,
} from '@/components/table/dice/dice-geometry'
import { poseAt, riseOf, tumbleOf, type Pose } from '@/components/table/dice/dice-motion'
import { dieEdge, groundOf, handSpots, placeOf } from '@/components/table/dice/dice-places'
import { FIRST_LANDING, LANDING_GAP, LANDING_SPREAD, TUMBLE_MS, WIND_UP } from '@/model/table-times'

/** From the lowest box on the smallest phone to a desk. */
const felts = [
  { width: 120, height: 64, strip: 23 },
  { width: 288, height: 118, strip: 42 },
  { width: 510, height: 184, strip: 64 },
  { width: 354, height: 377, strip: 84 },
  { width: 840, height: 490, strip: 84 },
]
const throws = Array.from({ length: 12 }, (_, i) => i * 7 + (i % 3))

/** How far a die reaches from its centre in a direction, in edges. */
const reach = ({ rotation }: Pose, direction: Vector) =>
  ROUNDING +
  (0.5 - ROUNDING) *
    [NORMALS[1], NORMALS[2], NORMALS[3]].reduce(
      (sum, axis) => sum + Math.abs(dot(rotate(rotation, axis), direction)),
      0,
    )

const distance = (p: Pose, q: Pose, edge: number) =>
  Math.hypot(p.x - q.x, (p.y - q.y) / FLATTENING) / edge

/** The corners of a die as they are seen on the felt, in points. */
function seenCorners(pose: Pose, edge: number) {
  const half = 0.5 - ROUNDING
  return [-half, half].flatMap((x) =>
    [-half, half].flatMap((y) =>
      [-half, half].map((z) => {
        const [px, py] = project(rotate(pose.rotation, [x, y, z]))
        return { x: pose.x + px * edge, y: pose.y - riseOf(pose, edge) + py * edge }
      }),
    ),
  )
}

describe.each(felts)('a throw on a felt of $width × $height', (felt) => {
  const { width, height, strip } = felt
  const pairs = throws.map((index) => {
    const faces = [FACES[index % 6] ?? 1, FACES[(index * 5) % 6] ?? 1]
    return { index, faces, tumble: tumbleOf(faces, index, felt) }
  })
  const singles = throws.slice(0, 4).map((index) => ({ index, tumble: tumbleOf([4], index, felt) }))
  const all = [...pairs, ...singles]

  test('ends exactly on the faces of the engine, lying flat', () => {
    for (const { faces, tumble } of pairs)
      tumble.dice.forEach((die, i) => {
        for (const time of [die.duration, 60_000]) {
          const pose = poseAt(die, time)
          expect(topFace(pose.rotation)).toBe(faces[i])
          expect(rotate(pose.rotation, NORMALS[topFace(pose.rotation)])[2]).toBeCloseTo(1, 9)
          expect(pose.height).toBeCloseTo(0.5, 9)
        }
      })
  })

  test('lands the first die, then the second, and is over within a second', () => {
    for (const { tumble } of all) {
      expect(tumble.duration).toBeLessThan(TUMBLE_MS)
      tumble.dice.forEach((die, i) => {
        const late = die.landing - FIRST_LANDING - i * LANDING_GAP
        expect(late).toBeGreaterThanOrEqual(0)
        expect(late).toBeLessThanOrEqual(LANDING_SPREAD)
        expect(topFace(poseAt(die, die.landing).rotation)).toBe(
          topFace(poseAt(die, die.duration).rotation),
        )
      })
    }
  })

  test('starts in the hand, in the middle of the near edge', () => {
    const ground = groundOf(felt)
    for (const { tumble } of all) {
      const spots = handSpots(ground, tumble.dice.length)
      tumble.dice.forEach((die, i) => {
        const { x, y } = poseAt(die, WIND_UP)
        const [handX, handY] = placeOf(spots[i]!, ground.edge)
        expect([x, y]).toEqual([expect.closeTo(handX, 6), expect.closeTo(handY, 6)])
        expect(y).toBeGreaterThan(0.6 * height)
      })
    }
    expect(ground.hand[0] * ground.edge).toBeCloseTo(width / 2)
  })

  test('comes to rest in the middle, large, and beside the strip', () => {
    for (const { tumble } of all) {
      const { edge } = tumble
      expect(edge).toBe(dieEdge(width, height - strip))
      const rests = restingPoses(tumble)
      const middle = rests.reduce((sum, { x }) => sum + x, 0) / rests.length
      expect(Math.abs(middle - width / 2)).toBeLessThan(1.4 * edge)
      for (const pose of rests) {
        const bottom = Math.max(...seenCorners(pose, edge).map(({ y }) => y)) + ROUNDING * edge
        // The smallest felt is too low for a die and a strip.
        if (height > 100) expect(bottom).toBeLessThan(height - strip + 0.2 * edge)
      }
    }
  })

  test('stays on the felt, between its walls, and never sinks into it', () => {
    const strays: unknown[] = []
    for (const { index, tumble } of all) {
      const { dice, duration, edge } = tumble
      for (let time = WIND_UP; time <= duration; time += 16)
        for (const die of dice) {
          const pose = poseAt(die, time)
          const corners = seenCorners(pose, edge)
          const margin = ROUNDING * edge
          // The corner nearest to the eye may be seen a little before the frame.
          const isOnFelt =
            Math.min(...corners.map(({ x }) => x)) - margin > -0.1 * edge &&
            Math.max(...corners.map(({ x }) => x)) + margin < width + 0.1 * edge &&
            Math.max(...corners.map(({ y }) => y)) + margin < height + 0.1 * edge &&
            (height < 100 || Math.min(...corners.map(({ y }) => y)) - margin > -0.25 * edge) &&
            pose.height >= 0.5 - 1e-9
          if (!isOnFelt) strays.push({ index, time, pose })
        }
    }
    expect(strays).toEqual([])
  })

  test('never lets two dice overlap, in flight or at rest', () => {
    const overlaps: unknown[] = []
    for (const { index, tumble } of pairs) {
      const [a, b] = tumble.dice
      for (let time = WIND_UP; time <= tumble.duration; time += 10) {
        const [p, q] = [poseAt(a!, time), poseAt(b!, time)]
        const apart = distance(p, q, tumble.edge)
        const towards: Vector = [
          (q.x - p.x) / tumble.edge / apart,
          (p.y - q.y) / FLATTENING / tumble.edge / apart,
          0,
        ]
        if (apart < reach(p, towards) + reach(q, towards)) overlaps.push({ index, time, apart })
      }
    }
    expect(overlaps).toEqual([])
  })

  test('lets the first die lie to the left of the second', () => {
    for (const { tumble } of pairs) {
      const [a, b] = restingPoses(tumble)
      expect(a!.x).toBeLessThan(b!.x)
    }
  })

  test('moves smoothly: no jump between two frames', () => {
    let [slide, rise, turned] = [0, 0, 0]
    for (const { tumble } of all)
      for (const die of tumble.dice) {
        let before = poseAt(die, WIND_UP)
        for (let time = WIND_UP + 4; time <= die.duration + 8; time += 4) {
          const pose = poseAt(die, time)
          const kept = pose.rotation.reduce(
            (sum, part, i) => sum + part * (before.rotation[i] ?? 0),
            0,
          )
          slide = Math.max(slide, distance(pose, before, tumble.edge))
          rise = Math.max(rise, Math.abs(pose.height - before.height))
          turned = Math.max(turned, 2 * Math.acos(Math.min(1, Math.abs(kept))))
          before = pose
        }
      }
    expect(slide).toBeLessThan(0.2)
    expect(rise).toBeLessThan(0.14)
    expect(turned).toBeLessThan(0.2)
  })

  test('slows down: in the last quarter of its time a die goes less than a quarter of its way', () => {
    for (const { tumble } of all)
      for (const { legs, landing } of tumble.dice) {
        const { stop, scale } = legs.at(-1)!
        expect(scale * (stop - (WIND_UP + 0.75 * (landing - WIND_UP))) ** 2).toBeLessThan(0.25)
      }
  })

  test('is heard to bounce, first hard and before any die lands', () => {
    for (const { tumble } of all) {
      const { bounces, dice } = tumble
      expect(bounces.some(({ against }) => against === 'felt')).toBe(true)
      expect(bounces.map(({ time }) => time)).toEqual(
        bounces.map(({ time }) => time).toSorted((a, b) => a - b),
      )
      for (const { time, strength } of bounces) {
        expect(time).toBeGreaterThanOrEqual(WIND_UP)
        expect(time).toBeLessThan(dice.at(-1)!.landing)
        expect(strength).toBeGreaterThan(0)
        expect(strength).toBeLessThanOrEqual(1)
      }
    }
  })

  test('bounces off walls in most throws, and turns round there', () => {
    const { left, right, far, near, edge } = groundOf(felt)
    const isAtWall = ([x, y]: readonly [number, number]) =>
      [left * edge, right * edge].some((wall) => Math.abs(wall - x) < 1e-6) ||
      [far * edge, near * edge].some((wall) => Math.abs(wall * FLATTENING - y) < 1e-6)
    const throwsWithWalls = all.filter(({ tumble }) =>
      tumble.dice.some(({ legs }) => legs.slice(0, -1).some(({ to }) => isAtWall(to))),
    )
    expect(throwsWithWalls.length / all.length).toBeGreaterThan(0.7)
  })
})

test('dice bounce off each other in many throws', () => {
  const felt = { width: 354, height: 377, strip: 84 }
  const many = Array.from({ length: 30 }, (_, i) => i)
  const clashes = many.filter((index) => {
    const [a, b] = tumbleOf([2, 5], index, felt).dice.map(({ legs }) =>
      legs.slice(0, -1).map(({ end }) => end),
    )
    return a!.some((time) => b!.some((other) => Math.abs(time - other) < 1e-6))
  })
  expect(clashes.length / many.length).toBeGreaterThan(0.2)
})

const FELT = { width: 354, height: 377, strip: 84 }

test('the same throw always tumbles the same way, another one differently', () => {
  expect(tumbleOf([2, 5], 7, FELT)).toEqual(tumbleOf([2, 5], 7, FELT))
  expect(tumbleOf([2, 5], 7, FELT)).not.toEqual(tumbleOf([2, 5], 8, FELT))
})

test('the way of a throw does not tell its faces', () => {
  const waysOf = (faces: number[]) => tumbleOf(faces, 7, FELT).dice.map(({ legs }) => legs)
  expect(waysOf([2, 5])).toEqual(waysOf([6, 1]))
})

test('no dice, no tumble', () => {
  expect(tumbleOf([], 0, FELT)).toMatchObject({ dice: [], duration: 0 })
})

describe('in the hand', () => {
  const tumble = tumbleOf([2, 5], 7, FELT)
  const motion = diceMotion(tumbleOf([3, 3], 8, FELT), restingPoses(tumble), 2, FELT)
  const moments = Array.from({ length: 60 }, (_, i) => i / 60)

  test('dice come round without a jump, and never touch', () => {
    motion.hand.forEach((place, i) => {
      const [start, end] = [0, 1].map((moment) => shakenPose(place, i, moment, tumble.edge))
      expect(start!.x).toBeCloseTo(end!.x)
      expect(start!.height).toBeCloseTo(end!.height)
      const kept = start!.rotation.reduce((sum, part, j) => sum + part * end!.rotation[j]!, 0)
      expect(Math.abs(kept)).toBeCloseTo(1)
    })
    for (const moment of moments) {
      const [a, b] = motion.hand.map((place, i) => shakenPose(place, i, moment, tumble.edge))
      expect(distance(a!, b!, tumble.edge)).toBeGreaterThan(1.57)
    }
  })

  test.each([0, 0.4, 1])('%d of the way there, a throw begins where they are', (held) => {
    const lying = diceMotion(tumble, [], 2, FELT)
    for (const index of [0, 1]) {
      const [thrown, before] = [
        poseOf(motion, index, 0, held, 0.3),
        poseOf(lying, index, 60_000, held, 0.3),
      ]
      expect([thrown.x, thrown.y, thrown.height]).toEqual([before.x, before.y, before.height])
      thrown.rotation.forEach((part, i) => expect(part).toBeCloseTo(before.rotation[i]!))
    }
  })

  test('a die that is not thrown leaves the felt, and one that joins comes onto it', () => {
    const one = diceMotion(tumble, restingPoses(tumble), 1, FELT)
    expect(poseOf(one, 1, 60_000, 1, 0.3).y).toBeGreaterThan(FELT.height)
    const two = diceMotion(tumbleOf([2], 7, FELT), [], 2, FELT)
    expect(poseOf(two, 1, 60_000, 0, 0.3).y).toBeGreaterThan(FELT.height)
    expect(poseOf(two, 1, 60_000, 1, 0.3).y).toBeLessThan(FELT.height)
  })
})
