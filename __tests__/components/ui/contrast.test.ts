import { DIM_SHADE, PAINTS } from '../../../components/box/flap-paint'
import { cardShades, onCard } from '../../../components/table/card-shades'
import {
  brass,
  brassFace,
  darkTheme,
  lightTheme,
  onFelt,
  paper,
  post,
  PLAYER_PAINT,
  switchLook,
  withMoreContrast,
  type Theme,
} from '../../../components/ui/theme'
import { contrast, seenOn } from '../../support/contrast'

/** The minimum for text of any size, and for other marks. */
const TEXT = 4.5
const MARK = 3
/** The minimum for text with more contrast. */
const STRONG = 7

type Pair = readonly [what: string, colour: string, on: string]

const tooWeak = (pairs: readonly Pair[], least: number) =>
  pairs.flatMap(([what, colour, on]) => {
    const found = contrast(colour, on)
    return found < least ? [`${what}: ${colour} on ${on} is ${found.toFixed(2)}`] : []
  })

/** Every colour of text on everything it is written on. */
const textsOf = (theme: Theme): Pair[] =>
  (['ink', 'softInk', 'accent', 'danger'] as const).flatMap((name) =>
    [...theme.background, theme.card].map((on) => [name, theme[name], on] as const),
  )

const surfaceOf = (look: keyof typeof PAINTS) => PAINTS[look].surface.map(([, colour]) => colour)

const THEMES = { dark: darkTheme, light: lightTheme }

describe.each(Object.entries(THEMES))('In the %s', (_, theme) => {
  test('every text is read on the page and on cards', () => {
    expect(tooWeak(textsOf(theme), TEXT)).toEqual([])
  })

  test('more contrast is 7:1 for every text, and 3:1 for the edges of cards', () => {
    const strong = withMoreContrast(theme)
    expect(tooWeak(textsOf(strong), STRONG)).toEqual([])
    const edges = [...strong.background, strong.card].map(
      (on) => ['edge', strong.cardEdge, on] as const,
    )
    expect(tooWeak(edges, MARK)).toEqual([])
  })

  test.each([
    ['as it is', theme],
    ['with more contrast', withMoreContrast(theme)],
  ])('the knob and the edge of a switch are seen, on and off, %s', (_, shown) => {
    const grounds = [...shown.background, shown.card]
    const looks = [true, false].flatMap((isOn) => {
      const { track, edge, knob } = switchLook(shown, isOn)
      return [
        ...knob.map((on) => [`knob, on: ${isOn}`, on, track] as const),
        ...grounds.map((on) => [`edge, on: ${isOn}`, edge, on] as const),
      ]
    })
    expect(tooWeak(looks, MARK)).toEqual([])
  })

  // The edge is of the colour of soft text, that of a wrong entry of the colour of danger.
  test('the edges of fields for text, and the ring of who is on turn, are seen', () => {
    const marks = [...theme.background, theme.card].flatMap((on) => [
      ['edge', theme.softInk, on] as const,
      ['wrong', theme.danger, on] as const,
      ['ring', theme.accent, on] as const,
    ])
    expect(tooWeak(marks, MARK)).toEqual([])
  })

  test('what is written on felt is read, of any size: on the table, and on small pieces of it', () => {
    const { light, dark } = theme.felt
    const grounds = [seenOn(onFelt.shade, light), seenOn(onFelt.shade, dark), dark]
    const texts = grounds.flatMap((on) => [
      ['ink', onFelt.ink, on] as const,
      ['brass', onFelt.brass, on] as const,
    ])
    expect(tooWeak(texts, TEXT)).toEqual([])
  })

  test('the lines and posts of charts are seen on felt', () => {
    // The unfilled part of a bar is felt.
    const marks = [
      ['line', brass.middle, theme.felt.dark],
      ['what is filled', post.filled, theme.felt.dark],
      ['edge', post.edge, theme.felt.dark],
    ] as const
    expect(tooWeak(marks, MARK)).toEqual([])
  })
})

test('the large button is read over all of its face', () => {
  const { surface, ink, noteInk, idleSurface, idleInk } = brassFace
  expect(
    tooWeak(
      surface.flatMap((on) => [['label', ink, on] as const, ['note', noteInk, on]]),
      TEXT,
    ),
  ).toEqual([])
  // It is disabled, but says what to do, in letters that may be small.
  expect(
    tooWeak(
      idleSurface.map((on) => ['idle label', idleInk, on] as const),
      TEXT,
    ),
  ).toEqual([])
})

test('numbers are read on flaps, open, lit, chosen and shut', () => {
  const numbers = (['plain', 'lit', 'chosen', 'shut'] as const).flatMap((look) =>
    surfaceOf(look).map((on) => [look, PAINTS[look].ink, on] as const),
  )
  expect(tooWeak(numbers, TEXT)).toEqual([])
})

test('the large numbers of flaps that cannot be shut are read under their shade', () => {
  const numbers = surfaceOf('plain').map(
    (on) => ['dim', seenOn(DIM_SHADE, PAINTS.plain.ink), seenOn(DIM_SHADE, on)] as const,
  )
  expect(tooWeak(numbers, MARK)).toEqual([])
})

test('a flap that can be shut has a mark that is seen, and one that cannot has none', () => {
  const marks = (['lit', 'chosen'] as const).flatMap((look) =>
    surfaceOf(look).map((on) => [look, PAINTS[look].mark!, on] as const),
  )
  expect(tooWeak(marks, MARK)).toEqual([])
  expect(PAINTS.plain.mark).toBeUndefined()
  expect(PAINTS.shut.mark).toBeUndefined()
})

test('letters are read on every pass card, in its middle and in its corners', () => {
  const cards = Object.entries(PLAYER_PAINT).flatMap(([name, paint]) =>
    cardShades(paint).flatMap((card) => {
      const scores = seenOn(onCard.shade, card)
      return [
        [name, '#ffffff', card] as const,
        [`${name}, scores`, '#ffffff', scores] as const,
        [`${name}, detail`, seenOn(onCard.detail, scores), scores] as const,
      ]
    }),
  )
  expect(tooWeak(cards, TEXT)).toEqual([])
})

test('letters are read on every player’s colour, and the colours are seen on the paper of charts', () => {
  const paints = Object.entries(PLAYER_PAINT)
  expect(
    tooWeak(
      paints.map(([name, paint]) => [name, '#ffffff', paint] as const),
      TEXT,
    ),
  ).toEqual([])
  expect(
    tooWeak(
      paints.flatMap(([name, paint]) =>
        [paper.light, paper.dark].map((on) => [name, paint, on] as const),
      ),
      MARK,
    ),
  ).toEqual([])
  expect(
    tooWeak(
      [paper.light, paper.dark].map((on) => ['ink', paper.ink, on] as const),
      TEXT,
    ),
  ).toEqual([])
})
