import { err, ok, type Result } from './result'
import type { Match, MatchFields, MatchSetup, Player, SetupError } from './match'
import { cleanName, nameError } from './names'
import { parseRules } from './parse-rules'
import { playersFor, type Rules } from './rules'
import { tilesUpTo } from './tile-set'

function setupError({ rules, players }: MatchSetup): SetupError | undefined {
  const { min, max } = playersFor(rules)
  if (players.length < min) return 'too-few-players'
  if (players.length > max) return 'too-many-players'
  for (let seat = 0; seat < players.length; seat++) {
    const error = nameError(players, seat)
    if (error) return error
  }
  return undefined
}

function initialFields<P extends Player>(setup: MatchSetup<P>): MatchFields<P> {
  const seats = setup.players
  const fields = {
    setup,
    seat: 0,
    round: 1,
    open: tilesUpTo(setup.rules.tiles),
    totals: seats.map(() => 0),
    roundScores: seats.map(() => null),
    out: [],
    outRounds: [],
    throws: 0,
  }
  switch (setup.rules.format.kind) {
    case 'stakes':
      return { ...fields, chips: seats.map(() => 0), carried: 0 }
    case 'target':
      return { ...fields, sign: 'add' }
    default:
      return fields
  }
}

/** Returns the match before its first throw, with clean names, or why it cannot be played. */
export function startMatch<P extends Player>(setup: MatchSetup<P>): Result<Match<P>, SetupError> {
  const { rules, players } = (setup ?? {}) as { rules?: Rules; players?: readonly P[] }
  const parsed = parseRules(rules)
  if (!parsed.ok) return err('rules-not-playable')
  if (!Array.isArray(players)) return err('too-few-players')
  const error = setupError({ rules: parsed.value, players })
  if (error) return err(error)
  const named = (players as readonly P[]).map((player) => ({
    ...player,
    name: cleanName(player.name),
  }))
  return ok({ ...initialFields({ rules: parsed.value, players: named }), phase: 'rolling' })
}
