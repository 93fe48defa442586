import { diceCounts } from '../dice-counts'
import { SIGNS, type MatchIn, type Sign } from '../match'
import { legalMoves } from '../moves'
import { tilesUpTo, without } from '../tile-set'
import type { Choice, ValuedChoice } from './evaluation'
import { isBetter } from './same-value'
import { valueOfThrowing, type TurnTable } from './turn-table'

/** A match in which the player on turn has to decide. */
export type Deciding = MatchIn<'announcing' | 'rolling' | 'shutting'>

type Tables = (sign: Sign) => TurnTable

/** The sign of a turn that has begun; only *target* has turns that subtract. */
export const signOf = ({ sign }: { readonly sign?: Sign }): Sign => sign ?? 'add'

/** Whether the player may stop here: not before the first throw of the turn is complete. */
const mayStop = ({ phase, open, setup: { rules } }: Deciding) =>
  phase === 'rolling' && rules.mayStop && open !== tilesUpTo(rules.tiles)

/** Every choice there is, unsorted. */
export function choicesOf(match: Deciding): readonly Choice[] {
  const { rules } = match.setup
  switch (match.phase) {
    case 'announcing':
      return SIGNS.map((sign) => ({ type: 'announce', sign }))
    case 'shutting':
      return legalMoves(rules, match.open, match.dice).map((tiles) => ({ type: 'shut', tiles }))
    case 'rolling': {
      const throws = diceCounts(rules, match.open).map((dice) => ({ type: 'throw', dice }) as const)
      return mayStop(match) ? [...throws, { type: 'stop' }] : throws
    }
  }
}

/** The value of a choice by these tables, with best play after it. */
export function valueOf(match: Deciding, choice: Choice, tables: Tables): number {
  const { open, setup } = match
  switch (choice.type) {
    case 'announce':
      return tables(choice.sign).thrown[open]!
    case 'throw':
      return valueOfThrowing(setup.rules, tables(signOf(match)), open, choice.dice)
    case 'shut':
      return tables(signOf(match)).reached[without(open, choice.tiles)]!
    case 'stop':
      return tables(signOf(match)).ended[open]!
  }
}

/** Every choice with its value, best first, and equal ones in the order of `tieBreak`. */
export function valuedChoices(
  match: Deciding,
  tables: Tables,
  tieBreak: Tables,
): readonly ValuedChoice[] {
  return choicesOf(match)
    .map((choice) => ({
      choice,
      value: valueOf(match, choice, tables),
      tie: valueOf(match, choice, tieBreak),
    }))
    .sort((a, b) => {
      if (isBetter(a.value, b.value, a.tie, b.tie)) return -1
      return isBetter(b.value, a.value, b.tie, a.tie) ? 1 : 0
    })
    .map(({ choice, value }) => ({ choice, value }))
}
