import { MOST_PLAYERS } from '@/engine'
import { plural, list } from './grammar'

export const howToPlay = {
  close: 'Close',
  tryIt: 'Try it on a little table',
  /** The texts around the pictures: "A throw of ⚂ ⚄ shuts", "Left standing at the end … scores 12". */
  throws: 'A throw of',
  shuts: 'may shut',
  stands: 'Left at the end:',
  scores: (score: string) => `scores ${score}`,
  pictured: (dice: readonly number[], moves: readonly (readonly number[])[]) =>
    `A throw of ${list(dice)} may shut ${moves.map((tiles) => list(tiles)).join(', or ')}.`,
  picturedScore: (tiles: readonly number[], score: string) =>
    `If ${list(tiles)} are left at the end, the turn scores ${score}.`,
}

export const facts = {
  players: (min: number, max: number) =>
    max === MOST_PLAYERS ? `${min}+ players` : `${min}–${max} players`,
  rounds: (n: number) => plural(n, 'round', 'rounds'),
  turns: (n: number) => plural(n, 'turn each', 'turns each'),
  minutes: (n: number) => `${n}\u00a0min`,
  firstToLose: (limit: string) => `until ${limit}`,
  knockout: (limit: string) => `out at ${limit}`,
}
