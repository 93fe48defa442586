import {
  boxLayout,
  MIN_FELT,
  MIN_FLAP,
  type BoxLayout,
  type Rect,
} from '@/components/box/box-layout'
import { dieEdge } from '@/components/table/dice/dice-places'
import { TILE_COUNTS } from '@/engine'

const right = ({ x, width }: Rect) => x + width
const bottom = ({ y, height }: Rect) => y + height
/** Rounding of sums of fractions. */
const HAIR = 1e-6

const doOverlap = (a: Rect, b: Rect) =>
  a.x < right(b) - HAIR && b.x < right(a) - HAIR && a.y < bottom(b) - HAIR && b.y < bottom(a) - HAIR

function* spaces() {
  for (let width = 280; width <= 1400; width += 10) {
    for (const height of [150, 220, 300, 366, 420, 520, 640, 800, 1000]) yield { width, height }
  }
}

describe.each(TILE_COUNTS)('a box of %i tiles', (tiles) => {
  const layouts = [...spaces()].map((space) => ({
    space,
    layout: boxLayout(tiles, space.width, space.height),
  }))

  test('has every flap once, in order', () => {
    const all = Array.from({ length: tiles }, (_, i) => i + 1).join()
    const shown = layouts.map(({ layout }) =>
      layout.rows.flatMap((row) => row.flaps.map((flap) => flap.tile)).join(),
    )
    expect(new Set(shown)).toEqual(new Set([all]))
  })

  test('has flaps that can be tapped, inside the frame and above their rail', () => {
    const wrong = layouts.flatMap(({ space, layout }) =>
      layout.rows.flatMap(({ flaps, rail, recess }) =>
        flaps
          .filter(
            ({ rect }) =>
              rect.width < MIN_FLAP.width - HAIR ||
              rect.height < MIN_FLAP.height - HAIR ||
              rect.x < recess.x ||
              right(rect) > right(recess) + HAIR ||
              rect.y < recess.y ||
              bottom(rect) > rail.y + HAIR,
          )
          .map((flap) => ({ space, flap })),
      ),
    )
    expect(wrong).toEqual([])
  })

  test('has nothing lying over something else', () => {
    const wrong = layouts.filter(({ layout }) => {
      const parts = [
        layout.felt,
        ...layout.rows.flatMap((row) => [row.rail, ...row.flaps.map((flap) => flap.rect)]),
      ]
      return parts.some((a, i) => parts.slice(i + 1).some((b) => doOverlap(a, b)))
    })
    expect(wrong).toEqual([])
  })

  test('has felt for two dice beside each other, down to the frame', () => {
    const wrong = layouts.filter(({ layout: { felt, frame, height } }) => {
      const edge = dieEdge(felt.width, felt.height)
      return (
        felt.width < Math.max(MIN_FELT.width, 3.2 * edge) ||
        felt.height < Math.max(MIN_FELT.height - HAIR, 1.54 * edge) ||
        Math.abs(bottom(felt) - (height - frame)) > HAIR
      )
    })
    expect(wrong).toEqual([])
  })

  test('fills its space exactly, unless it is too low for any box', () => {
    const wrong = layouts.filter(
      ({ space, layout }) =>
        layout.width !== space.width ||
        layout.height < space.height ||
        (space.height >= 220 && layout.height > space.height),
    )
    expect(wrong).toEqual([])
  })
})

const lengthsOf = ({ width, height, frame, rows, felt }: BoxLayout) => [
  ...[width, height, frame],
  ...[
    felt,
    ...rows.flatMap(({ recess, rail, flaps }) => [recess, rail, ...flaps.map((flap) => flap.rect)]),
  ].flatMap((rect) => [rect.x, rect.y, rect.width, rect.height]),
]

test.each(TILE_COUNTS)('a box of %i tiles has whole lengths in any space', (tiles) => {
  for (const { width, height } of spaces())
    for (const fraction of [0.43, 0.5, 0.86]) {
      const layout = boxLayout(tiles, width + fraction, height + fraction)
      expect(lengthsOf(layout).filter((length) => !Number.isInteger(length))).toEqual([])
      expect(layout).toMatchObject({ width })
    }
})

test.each(TILE_COUNTS)(
  'a box of %i tiles has no negative length in a space of no size',
  (tiles) => {
    for (const [width, height] of [
      [0, 0],
      [90, 20],
      [0, 800],
    ] as const)
      expect(lengthsOf(boxLayout(tiles, width, height)).filter((length) => length < 0)).toEqual([])
  },
)

test.each([
  [9, 312, 1],
  [9, 288, 2],
  [10, 320, 1],
  [12, 320, 2],
  [12, 374, 2],
  [12, 382, 1],
  [12, 1280, 1],
] as const)('%i tiles on %i points stand in %i row(s)', (tiles, width, rows) => {
  expect(boxLayout(tiles, width, 500).rows).toHaveLength(rows)
})

test('splits twelve tiles into two rows of six', () => {
  const { rows } = boxLayout(12, 304, 330)
  expect(rows.map((row) => row.flaps.map((flap) => flap.tile))).toEqual([
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
  ])
})
