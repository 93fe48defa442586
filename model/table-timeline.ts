import type { MatchEvent } from '@/engine'
import { LAST_FALL_MS, lastFallDelay } from './fall-times'
import type { SeatedMatch } from './player'
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
  | 'lastFlapShut'
  | 'boxShut'
  | 'lidDown'
  | 'stopped'
  | 'takenBack'
  | 'flapsRisen'
  | 'onTarget'
  | 'chipsWon'
  | 'playerOut'
  | 'roundOver'
  | 'matchWon'

/** A stage, when it begins in milliseconds after the event, and what is heard then. */
export type Step = { readonly stage: Stage; readonly at: number; readonly cue?: Cue | undefined }
/** The last step is always `rest`. */
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

/** What is heard when everything is shown of a turn that has ended: the one thing that matters most. */
function endCue(before: SeatedMatch, match: SeatedMatch): Cue | undefined {
  if (match.phase !== 'turnOver' && match.phase !== 'matchOver') return undefined
  const { format } = match.setup.rules
  if (format.kind === 'target' && match.totals[match.seat] === format.target) return 'onTarget'
  if (match.phase === 'matchOver') return match.ending.by === 'shut' ? undefined : 'matchWon'
  if (match.out.length > before.out.length) return 'playerOut'
  if (match.next.round === match.round) return undefined
  return match.chips?.some((count, seat) => count !== before.chips?.[seat])
    ? 'chipsWon'
    : 'roundOver'
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
  const rest = (cue: Cue | undefined) => [...steps, { stage: 'rest', at, cue } as const]
  const isOver = match.phase === 'turnOver' || match.phase === 'matchOver'
  switch (event.type) {
    case 'shutTakenBack':
      return rest('takenBack')
    case 'phonePassed':
      return rest('flapsRisen')
    case 'signAnnounced':
      return rest(undefined)
    case 'diceRolled':
      add('tumbling')
      if (!isOver) return rest(undefined)
      add('landed')
      add('stuck', 'noMove')
      break
    case 'tilesShut':
      if (!isOver) return rest(undefined)
      steps.push({ stage: 'falling', at })
      at = lastFallDelay(event.tiles.length - 1) + (isMotionReduced ? 0 : LAST_FALL_MS)
      add('silence', 'lastFlapShut')
      add('light', 'boxShut')
      add('lid')
      add('confetti', 'lidDown')
      break
  }
  add('card', event.type === 'turnStopped' ? 'stopped' : undefined)
  add('score')
  return rest(endCue(before, match))
}

/** The timeline of what is shown at once and unheard. */
export const AT_REST: Timeline = [{ stage: 'rest', at: 0 }]
