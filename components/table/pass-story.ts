import { afterPass, seatsOfLeast, sizeOf, type TileSet } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import type { Emphasis } from '../ui/emphasis'
import { rivalOf, rivalText } from './score-to-beat'
import { roundEndOf, type RoundEnd } from './round-end'
import { roundOf } from './status-lines'

type Passing = SeatedMatch<'turnOver' | 'announcing'>
type TurnOver = SeatedMatch<'turnOver'>
type Line = Emphasis | string

/** What the pass card tells. */
export type PassStory = {
  /** Of the turn that begins; absent in a match of one round. */
  readonly round?: string
  readonly roundEnd?: RoundEnd
  readonly lastTurn?: { readonly open: TileSet; readonly line: Line }
  readonly goal?: Line
}

function lastTurnLine(match: TurnOver, { pass }: Translations): Line {
  const name = nameAt(match, match.seat)
  const score = formatNumber(match.score)
  switch (match.ending.by) {
    case 'shut':
      return pass.boxShut(name)
    case 'stop':
      return pass.stopped(name, score)
    case 'no-move':
      return pass.left(name, match.setup.rules.tiles - sizeOf(match.open), score)
  }
}

/** The score to beat, or else the player's distance from the leader. */
function rivalLine(match: SeatedMatch, words: Translations): Line {
  const { pass } = words
  const rival = rivalOf(match)
  if (rival?.kind === 'most') return pass.toWin(formatNumber(rival.score))
  if (rival?.kind === 'lowest')
    return pass.toBeat(formatNumber(rival.score), nameAt(match, rival.seat))
  if (rival) return rivalText(match, rival, words)
  const { seat, totals, setup } = match
  const { format } = setup.rules
  if (format.kind === 'stakes') return pass.playFor(format.stake * (1 + (match.carried ?? 0)))
  const others = totals.flatMap((_, other) => (other === seat ? [] : [other]))
  const leader = seatsOfLeast(totals, others)[0]!
  const gap = totals[leader]! - totals[seat]!
  if (gap === 0) return pass.level(nameAt(match, leader))
  return gap > 0
    ? pass.lead(formatNumber(gap))
    : pass.trail(nameAt(match, leader), formatNumber(-gap))
}

/** The goal of the player who has the phone next; nothing before a sign is announced. */
function goalOf(match: SeatedMatch, words: Translations): Line | undefined {
  const { format } = match.setup.rules
  const total = formatNumber(match.totals[match.seat]!)
  switch (format.kind) {
    case 'knockout':
      return words.pass.outAt(total, formatNumber(format.limit))
    case 'first-to-lose':
      return words.pass.loseAt(total, formatNumber(format.limit))
    case 'target':
      return match.phase === 'announcing' ? undefined : words.pass.aim(formatNumber(format.target))
    default:
      return rivalLine(match, words)
  }
}

/** Returns what the pass card tells: the last turn, the end of the round, and the next goal. */
export function passStory(match: Passing, words: Translations): PassStory {
  const passed = afterPass(match)
  const round = roundOf(passed, words)
  const shown = { ...(round !== undefined && { round }) }
  if (match.phase === 'announcing') return shown
  const goal = goalOf(passed, words)
  const roundEnd = roundEndOf(match, words)
  return {
    ...shown,
    lastTurn: { open: match.open, line: lastTurnLine(match, words) },
    ...(roundEnd && { roundEnd }),
    ...(goal !== undefined && { goal }),
  }
}
