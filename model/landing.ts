import { turnScore, type Match, type Rules, type Sign, type TileSet } from '@/engine'

type Landing = { readonly sign: Sign; readonly score: number }

const isScore = (rules: Rules, score: number): boolean => {
  for (let open = 0; open < 1 << rules.tiles; open++)
    if (turnScore(rules, open as TileSet) === score) return true
  return false
}

/** The turn that would land on the target; undefined if no board has that score, as most numbers have none. */
export function landingOf({ setup, seat, totals }: Match): Landing | undefined {
  const { rules } = setup
  if (rules.format.kind !== 'target') return undefined
  const missing = rules.format.target - totals[seat]!
  const landing: Landing = { sign: missing > 0 ? 'add' : 'subtract', score: Math.abs(missing) }
  return isScore(rules, landing.score) ? landing : undefined
}

/** The target of a match that is over because the player on turn has landed on it. */
export function hitTarget(match: Match): number | undefined {
  const { format } = match.setup.rules
  if (match.phase !== 'matchOver' || format.kind !== 'target') return undefined
  return match.totals[match.seat] === format.target ? format.target : undefined
}
