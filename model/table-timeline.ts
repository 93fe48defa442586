import type { MatchEvent } from '@/engine'
import { LAST_FALL_MS, lastFallDelay } from './fall-times'
import type { SeatedMatch } from './player'
import { consequencesOf, type Consequence } from './turn-consequences'
import { BREATH_MS, REDUCED_TUMBLE_MS, TUMBLE_MS } from './tumble-times'

/** What the table shows after an event, in the order in which it can follow. */
const STAGES = [
  /** The dice are in the air. */
  'tumbling',
  /** They lie still, and leave no move: a breath. */
  'landed',
  /** The low knock; the flaps that stand shiver once. */
  'stuck',
  /** The last flap of the box falls, slowly. */
  'falling',
  /** Its clack, and nothing else. */
  'silence',
  /** Light runs along the row of shut flaps, to a fanfare. */
  'light',
  /** The lid swings down over them. */
  'lid',
  /** It hits the box, and confetti bursts out of it. */
  'confetti',
  /** The card with how the turn ended slides up. */
  'card',
  /** The score is added beside the name. */
  'score',
  /** Everything is shown: also what the end of a round or of the match has changed. */
  'rest',
] as const
export type Stage = (typeof STAGES)[number]

export const isBefore = (stage: Stage, other: Stage): boolean =>
  STAGES.indexOf(stage) < STAGES.indexOf(other)

/** A moment of a timeline that is heard and felt. */
export type Cue =
  | 'noMove'
  | 'lastFlap'
  | 'boxShut'
  | 'lid'
  | 'stopped'
  | 'takeBack'
  | 'passed'
  | 'flapsRise'
  | Consequence

/** Between two cues that come when everything is shown. */
const CUE_GAP_MS = 600
/** The phone arrives in other hands, and then the flaps rise. */
const PASS_GAP_MS = 300

/** A stage, when it begins in milliseconds after the event, and what is heard then. */
export type Step = { readonly stage: Stage; readonly at: number; readonly cue?: Cue | undefined }
/** The last step is always `rest`; a second one of it is only heard. */
export type Timeline = readonly Step[]

/** How long the stages of a shut box last. */
export const LIGHT_MS = 700
export const LID_MS = 480

type Durations = Readonly<Record<Exclude<Stage, 'falling' | 'rest'>, number>>

const MOVING: Durations = {
  tumbling: TUMBLE_MS,
  landed: BREATH_MS,
  stuck: 420,
  silence: 300,
  light: LIGHT_MS,
  lid: LID_MS,
  confetti: 650,
  card: 400,
  score: 600,
}

/** The same order where little moves: what is seen changes at once. */
const REDUCED: Durations = {
  ...MOVING,
  tumbling: REDUCED_TUMBLE_MS,
  stuck: 200,
  light: 400,
  lid: 250,
  confetti: 250,
  card: 250,
  score: 250,
}

/**
 * Returns what the table shows after an event, and when: `before` and `match` are the match without
 * and with it. With reduced motion the order is the same and the times are shorter.
 */
export function tableTimeline(
  before: SeatedMatch,
  match: SeatedMatch,
  event: MatchEvent,
  isMotionReduced: boolean,
): Timeline {
  const durations = isMotionReduced ? REDUCED : MOVING
  const steps: Step[] = []
  let at = 0
  const add = (stage: keyof Durations, cue?: Cue) => {
    steps.push({ stage, at, cue })
    at += durations[stage]
  }
  const rest = (first?: Cue, second?: Cue): Timeline => {
    const all: Timeline = [...steps, { stage: 'rest', at, cue: first }]
    const later = at + (first === 'passed' ? PASS_GAP_MS : CUE_GAP_MS)
    return second ? [...all, { stage: 'rest', at: later, cue: second }] : all
  }
  const isOver = match.phase === 'turnOver' || match.phase === 'matchOver'
  const isAlone = match.setup.players.length === 1
  switch (event.type) {
    case 'shutTakenBack':
      return rest('takeBack')
    case 'phonePassed':
      // Before a sign is announced the card still covers the flaps.
      if (match.phase === 'announcing') return isAlone ? rest() : rest('passed')
      return isAlone ? rest('flapsRise') : rest('passed', 'flapsRise')
    case 'signAnnounced':
      return rest('flapsRise')
    case 'turnStopped':
      break
    case 'diceRolled':
      add('tumbling')
      if (!isOver) return rest()
      add('landed')
      add('stuck', 'noMove')
      break
    case 'tilesShut':
      if (!isOver) return rest()
      steps.push({ stage: 'falling', at })
      at = lastFallDelay(event.tiles.length - 1) + (isMotionReduced ? 0 : LAST_FALL_MS)
      add('silence', 'lastFlap')
      add('light', 'boxShut')
      add('lid')
      add('confetti', 'lid')
      break
  }
  add('card', event.type === 'turnStopped' ? 'stopped' : undefined)
  add('score')
  return isOver ? rest(...consequencesOf(before, match)) : rest()
}

/** The timeline of what is shown at once and unheard. */
export const AT_REST: Timeline = [{ stage: 'rest', at: 0 }]
