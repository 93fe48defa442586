import { startMatch, type Match, type MatchIn, type Rules } from '../../engine'
import { exactTurn } from '../../engine/judgement/judged-turn'

/** A match at its start, with players who are called by their seats. */
export function matchOf(rules: Rules, count: number): MatchIn<'rolling'> {
  const players = Array.from({ length: count }, (_, seat) => ({ name: `Seat ${seat}` }))
  const started = startMatch({ rules, players })
  if (!started.ok) throw new Error(started.error)
  return started.value as MatchIn<'rolling'>
}

type Where = Partial<Omit<Match, 'phase'>>

/** The same match elsewhere, about to throw. */
export const rollingAt = (match: Match, where: Where): Match => ({
  ...match,
  ...where,
  phase: 'rolling',
})

/** The same match elsewhere, with these dice thrown. */
export const shuttingAt = (match: Match, where: Where, dice: readonly number[]): Match => ({
  ...match,
  ...where,
  phase: 'shutting',
  dice,
})

/** How many turns' tables the deeper aim of this moment still needs. */
export const missingTables = (match: Match): number => exactTurn(match)!.outlook.missing(Infinity)
