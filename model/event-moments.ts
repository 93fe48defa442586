import { isTurnOver, type MatchEvent } from '@/engine'
import { handOnTo } from './hand-on'
import { hitTarget } from './landing'
import { computerAt, type SeatedMatch } from './player'

/** The consequences of the end of a turn, besides its score. */
type Consequence = 'wentOut' | 'chips' | 'roundEnd' | 'targetHit' | 'matchWon'

/** What is heard and felt of an event. */
export type EventMoment = Consequence | 'takeBack' | 'stopped' | 'passed' | 'flapsRise'

type EndedMatch = SeatedMatch<'turnOver' | 'matchOver'>

const hasPaidChips = (before: SeatedMatch, { chips }: EndedMatch): boolean =>
  chips?.some((count, seat) => count !== before.chips?.[seat]) ?? false

/** Whether a player leaves a knockout, or loses by reaching the limit. */
function hasGoneOut(before: SeatedMatch, match: EndedMatch): boolean {
  if (match.out.length > before.out.length) return true
  return match.setup.rules.format.kind === 'first-to-lose' && match.phase === 'matchOver'
}

function isRoundEnd(match: EndedMatch): boolean {
  // A round of a target match decides nothing.
  if (match.phase === 'matchOver' || match.setup.rules.format.kind === 'target') return false
  return match.next.round !== match.round && match.setup.players.length > 1
}

/**
 * What follows from the end of a turn, in order and at most two: chips or going out before a win,
 * and the end of a round only where nothing greater marks it. A shut box is greater than both
 * the end of a round and a win. A player alone wins against nobody.
 */
function consequencesOf(before: SeatedMatch, match: EndedMatch): readonly Consequence[] {
  if (hitTarget(match) !== undefined) return ['targetHit']
  const consequences: Consequence[] = []
  if (hasGoneOut(before, match)) consequences.push('wentOut')
  if (hasPaidChips(before, match)) consequences.push('chips')
  if (match.ending.by === 'shut') return consequences
  if (consequences.length === 0 && isRoundEnd(match)) consequences.push('roundEnd')
  if (match.phase === 'matchOver' && match.setup.players.length > 1) consequences.push('matchWon')
  return consequences
}

/** The phone is in the next player's hands, or stays where it is; then the flaps rise. */
const turnMoments = (match: SeatedMatch, events: readonly MatchEvent[]): readonly EventMoment[] =>
  handOnTo(match.seat, match, events) === 'other' ? ['passed', 'flapsRise'] : ['flapsRise']

/**
 * Returns what is heard and felt of the last of these events, at most two moments, one after the other: `before`
 * and `match` are the match without and with it. Flaps and dice are heard as they move, and the end of a turn
 * without a move or with a shut box as it is shown: they are not among these.
 */
export function eventMoments(
  before: SeatedMatch,
  match: SeatedMatch,
  events: readonly MatchEvent[],
  isReplay = false,
): readonly EventMoment[] {
  const event = events.at(-1)
  if (event?.type === 'shutTakenBack') return ['takeBack']
  if (event?.type === 'phonePassed' || event?.type === 'signAnnounced') {
    // A person announces the sign on the card, which covers the flaps until then: the pass is heard with it.
    const isAnnouncedOnCard = !isReplay && computerAt(match, match.seat) === undefined
    const isTurnSeen =
      event.type === 'signAnnounced'
        ? isAnnouncedOnCard
        : match.phase === 'rolling' || !isAnnouncedOnCard
    return isTurnSeen ? turnMoments(match, events) : []
  }
  if (!isTurnOver(match)) return []
  const consequences = consequencesOf(before, match)
  // A stop is the first of two, so that only the greatest consequence comes after it.
  return event?.type === 'turnStopped' ? ['stopped', ...consequences.slice(-1)] : consequences
}
