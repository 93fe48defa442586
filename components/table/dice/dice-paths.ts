import type { Point } from './dice-camera'
import type { DieDrawing } from './dice-drawing'
import type { Ellipse } from './dice-outlines'

/** At most three faces of a cube are visible. */
type Three<T> = readonly [T, T, T]

/** A die as SVG paths: its body, the shading of each visible face, all pips, and their highlights. */
export type DiePaths = {
  readonly body: string
  readonly faces: Three<string>
  /** The opacity of the shading of each face. */
  readonly shades: Three<number>
  readonly pips: string
  readonly rims: string
}

const EMPTY_PATH = 'M0 0'

function roundToTenth(value: number): number {
  'worklet'
  return Math.round(value * 10) / 10
}

function at(p: Point): string {
  'worklet'
  return `${roundToTenth(p[0])} ${roundToTenth(p[1])}`
}

/** Returns a function that draws an ellipse about a centre. */
function ellipses({ long, short, tilt }: Ellipse): (centre: Point) => string {
  'worklet'
  const [dx, dy] = [roundToTenth(long * Math.cos(tilt)), roundToTenth(long * Math.sin(tilt))]
  const arc = `a${roundToTenth(long)} ${roundToTenth(short)} ${roundToTenth((tilt * 180) / Math.PI)} 1 0`
  const round = `${arc} ${roundToTenth(2 * dx)} ${roundToTenth(2 * dy)}${arc} ${roundToTenth(-2 * dx)} ${roundToTenth(-2 * dy)}Z`
  return (centre) => {
    'worklet'
    return `M${at([centre[0] - dx, centre[1] - dy])}${round}`
  }
}

export function pathsOf({ body, faces, rim }: DieDrawing): DiePaths {
  'worklet'
  const outlines: [string, string, string] = [EMPTY_PATH, EMPTY_PATH, EMPTY_PATH]
  const shades: [number, number, number] = [0, 0, 0]
  let [pips, rims] = ['', '']
  faces.forEach((face, index) => {
    outlines[index] = `${face.outline
      .map(([from, corner, to], i) => `${i === 0 ? 'M' : 'L'}${at(from)}Q${at(corner)} ${at(to)}`)
      .join('')}Z`
    shades[index] = face.shade
    const pip = ellipses(face.pip)
    for (const centre of face.pips) {
      pips += pip(centre)
      if (rim > 0) rims += pip([centre[0] + rim, centre[1] + rim])
    }
  })
  return {
    body: `M${body.map(at).join('L')}Z`,
    faces: outlines,
    shades,
    pips: pips || EMPTY_PATH,
    rims: rims || EMPTY_PATH,
  }
}
