import { peopleAmong, personAt, type SeatedMatch } from './player'

/**
 * How the players sit round the phone: it is handed on, lies between two and turns for the one opposite, or lies in the
 * middle and turns towards the side of each.
 */
export const SEATINGS = ['handed-on', 'between-two', 'by-seat'] as const
export type Seating = (typeof SEATINGS)[number]

/** Whether the phone stays on the table, so that it is never passed. */
export const isLying = (seating: Seating): boolean => seating !== 'handed-on'

/** Degrees clockwise. */
export type Angle = 0 | 90 | 180 | 270

const ANGLES = [0, 90, 180, 270] as const

/**
 * The angle by which the table is turned towards one of so many people: they are spread clockwise round the four sides
 * of the phone, the first at its lower edge.
 */
export const sideOf = (person: number, people: number): Angle =>
  ANGLES[Math.round((person * ANGLES.length) / people) % ANGLES.length]!

/** The angle by which the table is turned for the player on turn; for a computer player it stays as it was. */
export function tableAngle(seating: Seating, match: SeatedMatch): Angle {
  const person = personAt(match, match.seat)
  switch (seating) {
    case 'handed-on':
      return 0
    case 'between-two':
      return person % 2 === 1 ? 180 : 0
    case 'by-seat':
      return sideOf(person, Math.max(1, peopleAmong(match.setup.players).length))
  }
}
