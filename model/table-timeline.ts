import { isTurnOver, type MatchEvent } from '@/engine'
import { eventMoments, type EventMoment } from './event-moments'
import type { SeatedMatch } from './player'
import {
  BREATH_MS,
  HURRIED_TUMBLE_MS,
  LAST_FALL_MS,
  lastFallDelay,
  REDUCED_TUMBLE_MS,
  TUMBLE_MS,
} from './table-times'

/** What the table shows after an event, in the order in which it can follow. */
const STAGES = [
  /** The dice are in the air. */
  'tumbling',
  /** Somebody hurries them: they land at once. */
  'landing',
  /** They lie still, and leave no move: a breath. */
  'landed',
  /** The low knock; the flaps that stand shiver once. */
  'stuck',
  /** The last flap of the box falls, slowly. */
  'falling',
  /** Its clack, or a stop that hits the target, and nothing else. */
  'silence',
  /** Light runs along the row: to a fanfare if the box is shut, and to its own sound if the target is hit. */
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

/** What is heard and felt at a step of a timeline. */
export type Cue = EventMoment | 'noMove' | 'lastFlap' | 'boxShut' | 'lid'

/** From the greatest on: where several would come together only one of them is heard. */
const BY_GREATNESS: readonly Cue[] = [
  ...(['boxShut', 'targetHit', 'matchWon', 'wentOut', 'chips', 'roundEnd'] as const),
  ...(['noMove', 'lid', 'lastFlap', 'stopped', 'passed', 'flapsRise', 'takeBack'] as const),
]

/** A stage, when it begins in milliseconds after the event, and what is heard then. */
type Step = { readonly stage: Stage; readonly at: number; readonly cue?: Cue | undefined }
/** The last step is always `rest`. */
export type Timeline = readonly Step[]

/** The timeline of what is shown at once and unheard. */
export const AT_REST: Timeline = [{ stage: 'rest', at: 0 }]

/** How long the stages of a shut box last, and the light of a target that is hit. */
export const LIGHT_MS = 700
export const LID_MS = 480

type Durations = Readonly<Record<Exclude<Stage, 'landing' | 'falling' | 'rest'>, number>>

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

/** From one of the last cues to the next: the first has faded by then. */
const BETWEEN_CUES_MS = 620
const AFTER_PASS_MS = 300

/**
 * Returns what the table shows after the last of these events, and when: `before` and `match` are the match
 * without and with it. With reduced motion the order is the same and the times are shorter.
 */
export function tableTimeline(
  before: SeatedMatch,
  match: SeatedMatch,
  events: readonly MatchEvent[],
  isMotionReduced: boolean,
  isReplay = false,
): Timeline {
  const event = events.at(-1)
  if (event === undefined) return AT_REST
  const durations = isMotionReduced ? REDUCED : MOVING
  const steps: Step[] = []
  let at = 0
  const add = (stage: keyof Durations, cue?: Cue) => {
    steps.push({ stage, at, cue })
    at += durations[stage]
  }
  const moments = eventMoments(before, match, events, isReplay)
  /** Everything is shown; what is still to be heard comes one after the other. */
  const rest = (cues: readonly Cue[], gap = BETWEEN_CUES_MS): Timeline => [
    ...steps,
    { stage: 'rest', at, cue: cues[0] },
    ...cues
      .slice(1)
      .map((cue, index) => ({ stage: 'rest' as const, at: at + (index + 1) * gap, cue })),
  ]
  if (event.type === 'diceRolled') add('tumbling')
  if (!isTurnOver(match)) return rest(moments, AFTER_PASS_MS)
  const isTargetHit = moments.includes('targetHit')
  if (event.type === 'diceRolled') {
    add('landed')
    add('stuck', 'noMove')
  } else if (event.type === 'tilesShut') {
    steps.push({ stage: 'falling', at })
    at = lastFallDelay(event.tiles.length - 1) + (isMotionReduced ? 0 : LAST_FALL_MS)
    add('silence', 'lastFlap')
    add('light', 'boxShut')
    add('lid')
    add('confetti', 'lid')
  } else if (isTargetHit) add('silence', 'stopped')
  if (isTargetHit) {
    add('light', 'targetHit')
    add('card')
    add('score')
    return rest([])
  }
  const isStop = event.type === 'turnStopped'
  add('card', isStop ? moments[0] : undefined)
  add('score')
  return rest(isStop ? moments.slice(1) : moments)
}

/**
 * Returns how a timeline goes on when it is hurried after so many of its steps: dice in the air land first, then
 * everything is shown. Of what was still to be heard the greatest stands for all: together it would be noise.
 */
export function hurriedTimeline(timeline: Timeline, begun: number): Timeline {
  const left = timeline.slice(begun)
  const cue = BY_GREATNESS.find((greatest) => left.some((step) => step.cue === greatest))
  if (timeline[begun - 1]?.stage !== 'tumbling') return [{ stage: 'rest', at: 0, cue }]
  return [
    { stage: 'landing', at: 0 },
    { stage: 'rest', at: HURRIED_TUMBLE_MS, cue },
  ]
}
