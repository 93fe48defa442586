import { PixelRatio } from 'react-native'
import { EYE, isSeen, project, restingHeight, ROUNDING } from '@/components/table/dice/dice-camera'
import { dieSize, drawDie } from '@/components/table/dice/dice-drawing'
import { pathsOf } from '@/components/table/dice/dice-paths'
import {
  compose,
  dot,
  FACES,
  NORMALS,
  ORIENTATIONS,
  PIPS,
  rotate,
  restingRotation,
  FACE_AXES,
  topFace,
  rotationAbout,
  type Face,
  type Rotation,
  type Vector,
} from '@/components/table/dice/dice-geometry'

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

const yaws = Array.from({ length: 25 }, (_, i) => (i - 12) * 0.63)
const turns: Rotation[] = yaws.flatMap((a) =>
  FACES.map((face) => compose(rotationAbout([0.48, 0.6, 0.64], a * 1.7), restingRotation(face, a))),
)
const seenFaces = (rotation: Rotation): Face[] =>
  FACES.filter((face) => isSeen(rotate(rotation, NORMALS[face])))

describe('a die', () => {
  test.each(FACES)('shows %i on top however it is turned on the table', (face) => {
    for (const yaw of yaws) {
      const rotation = restingRotation(face, yaw)
      expect(topFace(rotation)).toBe(face)
      expect(rotate(rotation, NORMALS[face])[2]).toBeCloseTo(1)
      expect(seenFaces(rotation)).toContain(face)
    }
  })

  test('has opposite faces that add up to seven', () => {
    for (const face of FACES) {
      const opposite = FACES.filter((other) => dot(NORMALS[face], NORMALS[other]) === -1)
      expect(opposite).toEqual([7 - face])
    }
  })

  test('has one, two and three counter-clockwise round their corner', () => {
    expect(cross(NORMALS[1], NORMALS[2])).toEqual(NORMALS[3])
  })

  test('has sides along each face that make it look outwards', () => {
    for (const face of FACES) {
      const [across, along] = FACE_AXES[face]
      expect(cross(across, along).map((n) => n + 0)).toEqual(NORMALS[face].map((n) => n + 0))
    }
  })

  test('has as many pips on a face as the face says', () => {
    for (const face of FACES) expect(PIPS[face]).toHaveLength(face)
  })

  test('lies square in 24 different ways', () => {
    const seen = ORIENTATIONS.map((rotation) =>
      [1, 2]
        .map((face) =>
          rotate(rotation, NORMALS[face as Face])
            .map(Math.round)
            .join(),
        )
        .join(' '),
    )
    expect(new Set(seen).size).toBe(24)
  })
})

describe('turning', () => {
  test('keeps lengths and handedness', () => {
    for (const rotation of turns) {
      const [one, two, three] = [1, 2, 3].map((f) => rotate(rotation, NORMALS[f as Face])) as [
        Vector,
        Vector,
        Vector,
      ]
      expect(dot(one, one)).toBeCloseTo(1)
      cross(one, two).forEach((n, i) => expect(n).toBeCloseTo(three[i] ?? NaN))
    }
  })

  test('composes in order: first the second, then the first', () => {
    const a = rotationAbout([0, 0, 1], Math.PI / 2)
    const b = rotationAbout([1, 0, 0], Math.PI / 2)
    rotate(compose(a, b), [0, 1, 0]).forEach((n, i) =>
      expect(n).toBeCloseTo(rotate(a, rotate(b, [0, 1, 0]))[i] ?? NaN),
    )
  })
})

describe('the eye', () => {
  test('sees one to three faces, all looking at it, and never two opposite ones', () => {
    for (const rotation of turns) {
      const seen = seenFaces(rotation)
      expect(seen.length).toBeGreaterThanOrEqual(1)
      expect(seen.length).toBeLessThanOrEqual(3)
      for (const face of seen) {
        expect(dot(rotate(rotation, NORMALS[face]), EYE)).toBeGreaterThan(0)
        expect(seen).not.toContain(7 - face)
      }
    }
  })

  test('sees what is nearer larger, what is higher further up, and never a mirror image', () => {
    expect(project([1, -1, 0])[0]).toBeGreaterThan(project([1, 1, 0])[0])
    expect(project([0, 0, 1])[1]).toBeLessThan(project([0, 0, 0])[1])
    expect(project([1, 0, 0])[0]).toBeGreaterThan(0)
  })

  test('sees the corner of one, two and three run counter-clockwise on the screen', () => {
    for (const rotation of turns) {
      const seen = seenFaces(rotation)
      if (![1, 2, 3].every((face) => seen.includes(face as Face))) continue
      const [a, b, c] = [1, 2, 3].map((face) => project(rotate(rotation, NORMALS[face as Face])))
      if (!a || !b || !c) throw new Error('three faces')
      // The screen's y runs down, so counter-clockwise to the eye is a negative area.
      expect((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])).toBeLessThan(0)
    }
  })
})

describe('a drawn die', () => {
  const pipsIn = (path: string) => path.split('M').length - 1

  test('is brightest on the face that counts, however it lies on the table', () => {
    for (const yaw of yaws)
      for (const face of FACES) {
        const { faces } = drawDie(restingRotation(face, yaw), [100, 100], 0.5, 60, 24, false)
        const shadeOf = (isTop: boolean) =>
          faces.filter(({ pips }) => (pips.length === face) === isTop).map(({ shade }) => shade)
        const [top] = shadeOf(true)
        for (const side of shadeOf(false)) expect(side - top!).toBeGreaterThan(0.1)
      }
  })

  test('shows the pips of the seen faces and nothing else', () => {
    for (const rotation of turns) {
      const { faces } = drawDie(rotation, [100, 100], 0.5, 60, 24, false)
      expect(faces.map(({ pips }) => pips.length)).toEqual(seenFaces(rotation))
    }
  })

  test('has as paths all its pips, with a lit rim to every pip where it lies, and none while it moves', () => {
    for (const rotation of turns) {
      const lying = pathsOf(drawDie(rotation, [100, 100], 0.5, 60, 24, false))
      const moving = pathsOf(drawDie(rotation, [100, 100], 0.5, 60, 24, true))
      expect(pipsIn(lying.pips)).toBe(seenFaces(rotation).reduce((sum, face) => sum + face, 0))
      expect(pipsIn(lying.rims)).toBe(pipsIn(lying.pips))
      expect(moving.rims).toBe('M0 0')
      expect(moving.pips).toBe(lying.pips)
    }
  })

  test('is finite, and lit between none and all', () => {
    for (const rotation of turns) {
      const paths = pathsOf(drawDie(rotation, [100, 100], restingHeight(rotation), 60, 24, false))
      for (const path of [paths.body, ...paths.faces, paths.pips, paths.rims])
        expect(path).not.toMatch(/NaN|Infinity|undefined/)
      for (const shade of paths.shades) {
        expect(shade).toBeGreaterThanOrEqual(0)
        expect(shade).toBeLessThan(0.7)
      }
    }
  })

  test.each([24, 60.3, 118])(
    'with edges of %d stays inside its square and leaves no room',
    (edge) => {
      const size = dieSize(edge)
      const reaches = turns.flatMap((rotation) => {
        const { body } = drawDie(rotation, [100.4, 99.7], 0.5, edge, 24.2, true)
        return body.flat().map((place) => Math.abs(place - size / 2) + ROUNDING * edge)
      })
      expect(Math.max(...reaches)).toBeLessThanOrEqual(size / 2)
      expect(Math.max(...reaches)).toBeGreaterThan(0.9 * (size / 2 - 1))
    },
  )

  test('lies at its place on the felt, and its square on a whole pixel', () => {
    const { corner, body } = drawDie([1, 0, 0, 0], [100.4, 99.7], 0.5, 60, 24.2, true)
    const middle = dieSize(60) / 2
    expect(Math.abs(corner[0] + middle - 100.4)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(corner[1] + middle - 75.5)).toBeLessThanOrEqual(0.5)
    expect(corner.map((place) => (place * PixelRatio.get()) % 1)).toEqual([0, 0])
    const xs = body.map(([x]) => x + corner[0])
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(100.4, 1)
  })

  test('rests on a face half an edge high, and on a corner higher', () => {
    for (const rotation of ORIENTATIONS) expect(restingHeight(rotation)).toBeCloseTo(0.5)
    for (const rotation of turns) expect(restingHeight(rotation)).toBeGreaterThanOrEqual(0.5 - 1e-9)
  })
})
