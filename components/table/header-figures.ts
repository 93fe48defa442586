import { isTurnOver, turnScore, type Match } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, spokenText } from '@/i18n/numbers/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import { turnLimit } from '@/model/turn-limit'
import { rivalOf, rivalText } from './score-to-beat'
import { openGoal } from './status-lines'

/** A number with its label: `total 61 of 100`. */
export type Figure = {
  readonly label: string
  readonly value: string
  /** Behind the number, in small letters. */
  readonly note?: string
  /** A number of chips; a stack of chips is drawn before it. */
  readonly isChips?: boolean
  /** The number of the value, if it counts up when it changes, as a score does. */
  readonly counted?: number
  /** As it is read out, without spaces in numbers. */
  readonly spoken: string
}

export type HeaderFigures = {
  readonly figures: readonly Figure[]
  /** What wins, while there is no score to beat. */
  readonly line?: string
}

function figure(label: string, number: number, note?: string): Figure {
  const value = formatNumber(number)
  const spoken = spokenText([label, value, note].filter(Boolean).join(' '))
  return { label, value, spoken, ...(note !== undefined && { note }) }
}

/** The total of the player on turn, which counts up as the score on their chip does. */
const totalFigure = (label: string, total: number, note?: string): Figure => ({
  ...figure(label, total, note),
  counted: total,
})

/** Returns the tied rounds carried into this one; at its end `carried` counts for the next. */
const carriedHere = (match: Match): number =>
  ('carriedHere' in match ? match.carriedHere : match.carried) ?? 0

/** The score to beat, as a figure, or as a line where it is not a number. */
function rivalFigures(match: SeatedMatch, words: Translations): HeaderFigures {
  const { figures } = words.play
  const rival = rivalOf(match)
  if (!rival) return { figures: [], line: openGoal(match, words) }
  if (rival.kind === 'most')
    return { figures: [figure(figures.toWin, rival.score, figures.orLess)] }
  if (rival.kind === 'lowest')
    return {
      figures: [figure(figures.toBeat, rival.score, figures.by(nameAt(match, rival.seat)))],
    }
  return { figures: [], line: rivalText(match, rival, words) }
}

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
  const rival = rivalFigures(match, words)
  switch (format.kind) {
    case 'rounds': {
      const totals = turnLimit(rules) === 1 ? [] : [totalFigure(figures.total, total)]
      return { ...rival, figures: [thisTurn, ...totals, ...rival.figures] }
    }
    case 'first-to-lose': {
      const note = figures.thenLost(formatNumber(format.limit))
      return { figures: [thisTurn, totalFigure(figures.total, total, note)] }
    }
    case 'knockout': {
      const note = figures.thenOut(formatNumber(format.limit))
      return { figures: [thisTurn, totalFigure(figures.total, total, note)] }
    }
    case 'target': {
      const { sign } = match
      const isOver = isTurnOver(match)
      const label = isOver || !sign ? 'total' : sign === 'add' ? 'addedTo' : 'takenFrom'
      const note = figures.aim(formatNumber(format.target))
      return { figures: [thisTurn, totalFigure(figures[label], total, note)] }
    }
    case 'stakes': {
      const stake = format.stake * (1 + carriedHere(match))
      const atStake = figure(figures.atStake, stake, figures.each)
      const spoken = `${figures.atStake} ${words.play.chips(stake)} ${figures.each}`
      const stakes = { ...atStake, isChips: true, spoken }
      return { ...rival, figures: [thisTurn, stakes, ...rival.figures] }
    }
  }
}
