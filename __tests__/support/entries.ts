/** Entries of a history on paper: who sat there, what each turn scored, and who won. */
import type { PresetId, Rules } from '../../engine'
import type { HistoryEntry } from '../../model/history-entry'
import { presetRules, seatsOf } from './scripted-match'

export type OnPaper = {
  readonly rules?: PresetId | Rules
  /** The scores of everybody's turns; a shut box is a score of 0. */
  readonly turns: Readonly<Record<string, readonly number[]>>
  /** Nobody: the match was left. */
  readonly won?: readonly string[]
  readonly captain?: string
}

let matches = 0

const entryOnPaper = ({ rules = 'pub', turns, won, captain }: OnPaper): HistoryEntry => {
  const names = Object.keys(turns)
  const seats = seatsOf(names).map(({ id, name, colour }) => {
    const scores = turns[name]!
    const points = scores.reduce((sum, score) => sum + score, 0)
    return {
      id,
      name,
      colour,
      total: points,
      turns: scores.length,
      points,
      ...(scores.length > 0 && { best: Math.min(...scores) }),
      boxesShut: scores.filter((score) => score === 0).length,
    }
  })
  return {
    id: `match ${++matches}`,
    startedAt: matches,
    endedAt: matches,
    rules: typeof rules === 'string' ? presetRules(rules) : rules,
    seats,
    isAbandoned: won === undefined,
    winners: (won ?? []).map((name) => names.indexOf(name)),
    payers: [],
    ...(captain !== undefined && { captain: names.indexOf(captain) }),
  }
}

/** A history, given oldest first as it was played, and newest first as it is kept. */
export const historyOf = (...played: readonly OnPaper[]): readonly HistoryEntry[] =>
  played.map(entryOnPaper).reverse()
