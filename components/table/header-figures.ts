import { turnScore, type Match } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, plainNumber } from '@/i18n/numbers/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import { turnLimit } from '@/model/turn-limit'
import { openGoal, scoreToBeat } from './status-lines'

/** A number with what it is: `total 61 of 100`. */
export type Figure = {
  readonly label: string
  readonly value: string
  /** Behind the number, in small letters. */
  readonly note?: string
  /** The number is one of chips, which are drawn before it. */
  readonly isChips?: boolean
  /** As it is read out, without thin spaces. */
  readonly spoken: string
}

export type HeaderFigures = {
  readonly figures: readonly Figure[]
  /** What wins, while there is nobody to beat. */
  readonly line?: string
}

function figure(label: string, number: number, note?: string): Figure {
  const spoken = [label, plainNumber(number), note].filter(Boolean).join(' ')
  return { label, value: formatNumber(number), spoken, ...(note !== undefined && { note }) }
}

/** Returns the tied rounds carried into this one; at its end `carried` counts for the next. */
const carriedHere = (match: Match): number =>
  ('carriedHere' in match ? match.carriedHere : match.carried) ?? 0

/** Returns what is at stake for the player on turn: this turn, the total, and what they mean. */
export function headerFigures(match: SeatedMatch, words: Translations): HeaderFigures {
  const { rules } = match.setup
  const { format } = rules
  const { figures } = words.play
  const total = match.totals[match.seat]!
  const thisTurn = figure(
    format.kind === 'target' ? figures.reads : figures.leaves,
    turnScore(rules, match.open),
  )
  const best = scoreToBeat(match)
  const toBeat = best && figure(figures.toBeat, best.score, figures.by(nameAt(match, best.seat)))
  const goal = toBeat ? {} : { line: openGoal(match, words) }
  const beaten = toBeat ? [toBeat] : []
  switch (format.kind) {
    case 'rounds': {
      const totals = turnLimit(rules) === 1 ? [] : [figure(figures.total, total)]
      return { figures: [thisTurn, ...totals, ...beaten], ...goal }
    }
    case 'first-to-lose': {
      const note = figures.thenLost(formatNumber(format.limit))
      return { figures: [thisTurn, figure(figures.total, total, note)] }
    }
    case 'knockout': {
      const note = figures.thenOut(formatNumber(format.limit))
      return { figures: [thisTurn, figure(figures.total, total, note)] }
    }
    case 'target': {
      const { sign } = match
      const isOver = match.phase === 'turnOver' || match.phase === 'matchOver'
      const label = isOver || !sign ? 'total' : sign === 'add' ? 'addedTo' : 'takenFrom'
      const note = figures.aim(formatNumber(format.target))
      return { figures: [thisTurn, figure(figures[label], total, note)] }
    }
    case 'stakes': {
      const stake = format.stake * (1 + carriedHere(match))
      const atStake = figure(figures.atStake, stake, figures.each)
      const spoken = `${figures.atStake} ${words.play.chips(stake)} ${figures.each}`
      return { figures: [thisTurn, { ...atStake, isChips: true, spoken }, ...beaten], ...goal }
    }
  }
}
