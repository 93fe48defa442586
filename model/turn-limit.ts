import type { Rules } from '@/engine'

/** How many turns each player has; undefined where the match goes on until somebody reaches a limit. */
export const turnLimit = ({ format }: Rules): number | undefined => {
  if ('rounds' in format) return format.rounds
  return 'turns' in format ? format.turns : undefined
}

/** What is counted in a match: its rounds, or with a target, where a round decides nothing, everybody's turns. */
export const roundOrTurn = ({ format }: Rules): 'round' | 'turn' =>
  format.kind === 'target' ? 'turn' : 'round'
