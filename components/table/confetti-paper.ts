/** One piece of paper: where it falls, how it sways, and how fast it turns over. */
export type Paper = {
  readonly x: number
  readonly sway: number
  readonly phase: number
  /** When it comes into sight, as a part of the whole fall. */
  readonly start: number
  readonly speed: number
  readonly turns: number
  readonly width: number
  readonly height: number
}

function tenth(value: number): number {
  'worklet'
  return Math.round(value * 10) / 10
}

/** Its outline at a time from 0 to 1; nothing before it starts and once it has left the screen. */
export function paperAt(paper: Paper, time: number, screenHeight: number): string {
  'worklet'
  const since = (time - paper.start) * paper.speed
  const y = since * 1.5 * screenHeight - 20
  if (since <= 0 || y > screenHeight + 20) return ''
  const x = paper.x + paper.sway * Math.sin(paper.phase + since * 9)
  const angle = paper.phase + since * paper.turns
  // Paper that turns over is seen edge on twice in every turn.
  const flat = Math.cos(paper.phase * 3 + since * paper.turns * 5)
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [ux, uy] = [(paper.width / 2) * c, (paper.width / 2) * s]
  const [vx, vy] = [(-paper.height / 2) * s * flat, (paper.height / 2) * c * flat]
  const corner = (a: number, b: number) =>
    `${tenth(x + a * ux + b * vx)} ${tenth(y + a * uy + b * vy)}`
  return `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}Z`
}
