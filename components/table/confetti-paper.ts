/** One piece of confetti. */
export type Paper = {
  readonly x: number
  /** How far it swings to either side. */
  readonly sway: number
  readonly phase: number
  /** When it appears at the top, as a fraction of the whole animation. */
  readonly start: number
  readonly speed: number
  /** How fast it rotates. */
  readonly spin: number
  readonly width: number
  readonly height: number
}

function roundToTenth(value: number): number {
  'worklet'
  return Math.round(value * 10) / 10
}

/** Returns its SVG outline at a time from 0 to 1, and an empty string while it is off screen. */
export function paperAt(paper: Paper, time: number, screenHeight: number): string {
  'worklet'
  const since = (time - paper.start) * paper.speed
  const y = since * 1.5 * screenHeight - 20
  if (since <= 0 || y > screenHeight + 20) return ''
  const x = paper.x + paper.sway * Math.sin(paper.phase + since * 9)
  const angle = paper.phase + since * paper.spin
  // Paper that flips over is seen edge-on twice per rotation: its height shrinks to 0.
  const flip = Math.cos(paper.phase * 3 + since * paper.spin * 5)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [ux, uy] = [(paper.width / 2) * c, (paper.width / 2) * s]
  const [vx, vy] = [(-paper.height / 2) * s * flip, (paper.height / 2) * c * flip]
  const corner = (a: number, b: number) =>
    `${roundToTenth(x + a * ux + b * vx)} ${roundToTenth(y + a * uy + b * vy)}`
  return `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`
}
