import { list } from './grammar'

export const replay = {
  title: 'Replay',
  back: 'Result',
  slider: 'Moment of the match',
  play: 'Play',
  pause: 'Pause',
  stepBack: 'One step back',
  stepForward: 'One step on',
  count: (step: string, of: string) => `${step}\u202f/\u202f${of}`,
  countInWords: (step: string, of: string) => `${step} of ${of}`,
  begins: (name: string) => `${name} begins.`,
  threw: (name: string, dice: readonly number[]) => `${name} threw ${list(dice)}.`,
  noMove: (name: string, dice: readonly number[], score: string) =>
    `${name} threw ${list(dice)}: no move, ${score} left.`,
  shut: (name: string, tiles: readonly number[]) => `${name} shut ${list(tiles)}.`,
  shutBox: (name: string, tiles: readonly number[]) =>
    `${name} shut ${list(tiles)}: the box is shut!`,
  tookBack: (name: string) => `${name} took it back.`,
  stopped: (name: string, score: string) => `${name} stopped with ${score}.`,
  hasPhone: (name: string) => `${name} has the phone.`,
  onTurn: (name: string) => `It is ${name}’s turn.`,
  nextTurn: (name: string) => `${name} goes on to the next turn.`,
  willAdd: (name: string) => `${name} will add this turn.`,
  willSubtract: (name: string) => `${name} will subtract this turn.`,
  over: (line: string) => `${line} The match is over.`,
  /** Texts of `play` that address the player, in the third person for the replay. */
  table: {
    noMoveDetail: (dice: readonly number[], open: readonly number[]) =>
      `Thrown: ${list(dice)}. Open: ${open.join(', ')}.`,
    scored: (score: string) => `Score ${score}`,
    stopped: 'Stopped',
  },
}
