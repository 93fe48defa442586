import { FIRST_LANDING, LANDING_GAP, LANDING_SPREAD, ROCKING } from '@/model/tumble-times'
import { HEIGHT_SEEN, restingHeight } from './dice-camera'
import {
  compose,
  isFace,
  NO_TURN,
  showing,
  turnAbout,
  type Turn,
  type Vector,
} from './dice-geometry'
import { dieEdge, restingPlaces, startingPlaces } from './dice-places'
import { chance } from './dice-chance'

/** The way of one die from the hand to its place: plain numbers, so that it can cross threads. */
export type DieTumble = {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** How far the way bends to the side. */
  readonly bow: number
  /** The edge it rolls over, lying flat; and what is left to roll and to spin at the start. */
  readonly axis: Vector
  readonly roll: number
  readonly spin: number
  readonly end: Turn
  /** When its face slaps down, and when it lies still; milliseconds after the throw. */
  readonly landing: number
  readonly duration: number
}

export type Tumble = {
  readonly edge: number
  readonly duration: number
  readonly dice: readonly DieTumble[]
}

export type Pose = {
  readonly x: number
  readonly y: number
  /** The height of its middle above the felt, in edges. */
  readonly height: number
  readonly turn: Turn
}

/** The last tip over an edge begins here: the rest is the fall on the face. */
const TIPPING = 0.78
const TIP_ANGLE = 0.9
const ROCK = 0.075
const HAND_HEIGHT = 1.15
/** When it touches the felt, as parts of the way, and how high it springs after each touch. */
const TOUCHES = [0.2, 0.47, 0.66] as const
const SPRINGS = [0.62, 0.2] as const

/** A throw with these faces: the same number always tumbles the same way, and never decides a face. */
export function tumbleOf(
  faces: readonly number[],
  throwIndex: number,
  width: number,
  height: number,
): Tumble {
  const edge = dieEdge(width, height)
  const places = restingPlaces(faces.length, throwIndex, width, height)
  const starts = startingPlaces(faces.length, throwIndex, width, height)
  const dice = faces.map((pips, i): DieTumble => {
    const random = (use: number) => chance(throwIndex, i * 16 + use)
    const to = places[i] ?? [width / 2, height / 2]
    const from = starts[i] ?? to
    const yaw = 0.32 + 0.9 * random(0) + (Math.floor(4 * random(1)) * Math.PI) / 2
    const heading = Math.atan2(from[1] - to[1], to[0] - from[0])
    // It rolls over the edge that lies most square to its way.
    const square = heading + Math.PI / 2
    const edgeAngle = yaw + Math.round((square - yaw) / (Math.PI / 2)) * (Math.PI / 2)
    const landing = FIRST_LANDING + LANDING_GAP * i + LANDING_SPREAD * random(2)
    return {
      from,
      to,
      bow: (random(3) - 0.5) * 0.5 * edge,
      axis: [Math.cos(edgeAngle), Math.sin(edgeAngle), 0],
      roll: (2 + Math.floor(2 * random(4))) * Math.PI + 1.5 * random(5),
      spin: (random(6) - 0.5) * 3,
      end: isFace(pips) ? showing(pips, yaw) : NO_TURN,
      landing,
      duration: landing + ROCKING,
    }
  })
  return { edge, dice, duration: Math.max(0, ...dice.map((die) => die.duration)) }
}

/** What is left to roll at a time: braked on the way, then over the last edge, faster and faster. */
function rollLeft(die: DieTumble, time: number): number {
  'worklet'
  if (time >= die.duration) return 0
  if (time >= die.landing) return ROCK * Math.sin((Math.PI * (time - die.landing)) / ROCKING)
  const way = time / die.landing
  const before = die.roll - TIP_ANGLE
  if (way < TIPPING) {
    const left = 1 - way / TIPPING
    return TIP_ANGLE + before * (0.12 * left + 0.88 * left * left)
  }
  const speed = (0.12 * before) / TIPPING
  const whole = 1 - TIPPING
  const pull = (2 * (TIP_ANGLE - speed * whole)) / (whole * whole)
  const since = way - TIPPING
  return Math.max(0, TIP_ANGLE - speed * since - 0.5 * pull * since * since)
}

/** How high it flies above where it would roll, in edges. */
function hop(way: number): number {
  'worklet'
  if (way < TOUCHES[0]) return HAND_HEIGHT * (1 - (way / TOUCHES[0]) ** 2)
  for (let i = 0; i < SPRINGS.length; i++) {
    const [start, end] = [TOUCHES[i] as number, TOUCHES[i + 1] as number]
    if (way < end) {
      const part = (way - start) / (end - start)
      return 4 * (SPRINGS[i] as number) * part * (1 - part)
    }
  }
  return 0
}

/** Where a die is and how it is turned, so many milliseconds after the throw. */
export function poseAt(die: DieTumble, time: number): Pose {
  'worklet'
  const slide = Math.max(0, 1 - time / die.duration)
  const left = slide * slide
  const [dx, dy] = [die.from[0] - die.to[0], die.from[1] - die.to[1]]
  const length = Math.hypot(dx, dy) || 1
  const bend = die.bow * Math.sin(Math.PI * left)
  const roll = turnAbout(die.axis, -rollLeft(die, time))
  const turn = compose(turnAbout([0, 0, 1], -die.spin * left), compose(roll, die.end))
  return {
    x: die.to[0] + dx * left - (dy / length) * bend,
    y: die.to[1] + dy * left + (dx / length) * bend,
    height: restingHeight(turn) + hop(Math.min(1, time / die.landing)),
    turn,
  }
}

/** How far up the screen the middle of a die is drawn from its spot on the felt. */
export function riseOf(pose: Pose, edge: number): number {
  'worklet'
  return pose.height * HEIGHT_SEEN * edge
}
