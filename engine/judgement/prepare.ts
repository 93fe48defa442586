import type { Match } from '../match'
import { exactTurn } from './judged-turn'

/** The work that a deeper judgement of a turn needs, to be done in slices. */
export type Preparation = {
  /** How many turns' tables are still to be worked out. */
  readonly missing: () => number
  /** Works out so many more, and says whether all are there: then `evaluate` has them for nothing. */
  readonly step: (tables: number) => boolean
}

/** Prepares the evaluation of a turn; it may be left off after any step and nothing is lost. */
export function prepare(match: Match): Preparation {
  const isOver = match.phase === 'turnOver' || match.phase === 'matchOver'
  const outlook = isOver ? undefined : exactTurn(match)?.outlook
  if (!outlook) return { missing: () => 0, step: () => true }
  const work = outlook.fill()
  return {
    missing: () => outlook.missing(Infinity),
    step: (tables) => {
      for (let left = tables; left > 0; left--) if (work.next().done) return true
      return false
    },
  }
}
