import type { ComputerPlayer } from '@/engine'

/** How long each step of a computer player takes, in milliseconds. */
export type Pace = {
  /** Before its first action: it looks at the dice or the board. */
  readonly look: number
  /** The dice rattle in its hand. */
  readonly shake: number
  /** From one flap that it tilts to the next. */
  readonly tilt: number
  /** With all its flaps tilted, before it shuts them. */
  readonly check: number
  /** Time for everybody to read how the turn ended. */
  readonly read: number
}

const READ_MS = 2400

/** The child is quick but rattles the dice for long; the regular is the slowest. */
const PACES: Readonly<Record<ComputerPlayer, Pace>> = {
  master: { look: 950, shake: 600, tilt: 340, check: 500, read: READ_MS },
  regular: { look: 1250, shake: 850, tilt: 420, check: 650, read: READ_MS },
  child: { look: 650, shake: 1300, tilt: 260, check: 300, read: READ_MS },
}

/** Factor for all but reading with reduced motion; the steps still follow each other. */
const REDUCED = 0.4

/** The pace of a computer player; for a person only `read` counts. */
export function paceOf(computer: ComputerPlayer | undefined, isMotionReduced: boolean): Pace {
  const pace = PACES[computer ?? 'master']
  if (!isMotionReduced) return pace
  const shorter = (ms: number) => Math.round(ms * REDUCED)
  return {
    look: shorter(pace.look),
    shake: shorter(pace.shake),
    tilt: shorter(pace.tilt),
    check: shorter(pace.check),
    read: pace.read,
  }
}
