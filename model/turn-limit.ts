import type { Rules } from '@/engine'

/** How many turns each player has; undefined if the match goes on until a player reaches a limit. */
export const turnLimit = ({ format }: Rules): number | undefined => {
  if ('rounds' in format) return format.rounds
  return 'turns' in format ? format.turns : undefined
}

/** What a match counts: its rounds or, with a target, where a round decides nothing, the turns of each player. */
export const roundOrTurn = ({ format }: Rules): 'round' | 'turn' =>
  format.kind === 'target' ? 'turn' : 'round'
