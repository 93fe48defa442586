import type { Sign } from '@/engine'
import { plural, pluralOf, list, either } from './grammar'

export const play = {
  leave: 'Leave',
  menu: 'Menu',
  round: (n: number, of?: number) => (of ? `Round ${n} of ${of}` : `Round ${n}`),
  turn: (n: number, of?: number) => (of ? `Turn ${n} of ${of}` : `Turn ${n}`),
  firstOfRound: 'First to throw: low wins',
  alone: 'As low as you can',
  /** The fixed spaces make it break at the comma if it takes two lines. */
  shutToWin: 'Lowest total wins, a\u00a0shut\u00a0box\u00a0at\u00a0once',
  /** The figures below the name of the player on turn: a label, a number, and a note. */
  figures: {
    leaves: 'leaves',
    reads: 'reads',
    total: 'total',
    toBeat: 'to beat',
    toWin: 'to win',
    orLess: 'or less',
    atStake: 'at stake',
    addedTo: 'added to',
    takenFrom: 'taken from',
    by: (name: string) => `by ${name}`,
    thenOut: (limit: string) => `of ${limit}, then out`,
    thenLost: (limit: string) => `of ${limit}, then lost`,
    aim: (target: string) => `aim ${target}`,
    each: 'each',
  },
  chips: (chips: number) => plural(chips, 'chip', 'chips'),
  roll: 'Roll the dice',
  shakeOrRoll: 'Shake, or tap to roll',
  rolling: 'Rolling…',
  /** Shown before the message that the dice leave no move. */
  landed: 'The dice have landed',
  oneDie: '1 die',
  twoDice: '2 dice',
  chooseDice: '7 and up are shut: throw one die or two.',
  oneDieOnly: {
    'must-at-six': 'Six or less is left: one die now.',
    'must-after-high': '7 and up are shut: one die now.',
  },
  chooseSum: (sum: number) => `Choose flaps that make ${sum}`,
  /** Used if the ways are few enough to list: `3 and 6, or 9`. */
  chooseOf: (ways: readonly string[]) => `Choose ${either(ways)}`,
  both: 'both',
  chooseMore: (rest: number) => `Choose ${rest} more`,
  chooseToo: (tiles: readonly number[]) => `Choose ${list(tiles)} too`,
  shut: (tiles: readonly number[]) => `Shut ${list(tiles)}`,
  reallyShut: (tiles: readonly number[]) => `Really shut ${list(tiles)}?`,
  notYet: 'Not yet',
  takeBack: 'Take back',
  stop: 'Stop',
  stopWith: (score: string) => `with ${score}`,
  /** The result of stopping now, in a match with a target. */
  stopAt: (total: string, distance: string) => `→ ${total}, ${distance}`,
  stopLabel: (score: string) => `Stop with ${score}`,
  stopTotal: (total: string, distance: string) => `Total ${total}, ${distance}`,
  over: (by: string) => `${by} over`,
  short: (by: string) => `${by} short`,
  exactly: 'exactly!',
  readsOnFelt: (score: string) => `The flaps read ${score}`,
  noMove: 'No move',
  noMoveDetail: (dice: readonly number[], open: readonly number[]) =>
    `You threw ${list(dice)}. Open: ${open.join(', ')}.`,
  scored: (score: string) => `You score ${score}`,
  /** For a target match: the total before, the sign, the score and the new total, with how far it is away unless it hits. */
  scoredTowards: (
    before: string,
    sign: Sign,
    score: string,
    total: string,
    distance: string | undefined,
  ) =>
    `${before} ${{ add: '+', subtract: '−' }[sign]} ${score} = ${[total, distance].filter(Boolean).join(', ')}`,
  stopped: 'You stopped',
  stoppedDetail: (open: readonly number[]) => `Open: ${open.join(', ')}.`,
  lastFlapDown: 'The last flap is down',
  targetHit: (target: string) => `Exactly ${target}!`,
  boxShut: 'The box is shut!',
  boxShutDetail: (name: string) => `${name} shut every flap.`,
  captain: (name: string) => `${name} is Captain: shut in the very first turn.`,
  pass: 'Pass the phone',
  nextTurn: 'Next turn',
  /** Used where the phone is not passed: a computer player is next, or the person who holds the phone. */
  turnOf: (name: string) => `${name}’s turn`,
  yourTurn: (name: string) => `Your turn, ${name}`,
  /** Shown while a computer player plays; a tap speeds it up. */
  computer: {
    hurry: 'Tap to hurry',
    throws: (name: string) => `${name} throws…`,
    looks: (name: string) => `${name} is looking…`,
    chooses: (name: string) => `${name} is choosing…`,
    shuts: (name: string, tiles: readonly number[]) => `${name} shuts ${list(tiles)}`,
  },
  seeResult: 'See the result',
  flap: {
    /** The label of the group of all flaps. */
    group: (open: number, tiles: number) => `Flaps, ${open} of ${tiles} open`,
    shut: (tile: number) => `${tile}, shut`,
    open: (tile: number) => `${tile}, open`,
    /** Also for a chosen flap, which is a pressed button. */
    choosable: (tile: number) => `${tile}, can be used`,
    advised: (label: string) => `${label}, in the light of the lamp`,
  },
  dice: (dice: readonly number[]) => `Dice: ${list(dice)}`,
  diceResting: 'Dice, waiting',
  /** A player on the scoreboard, for screen readers. */
  seat: (name: string, standing: string, isOnTurn: boolean) =>
    `${name}, ${standing}${isOnTurn ? ', on turn' : ''}`,
  points: (points: number) => pluralOf(points, 'point', 'points'),
  chipsWon: (chips: number) =>
    chips === 0
      ? 'no chips'
      : `${pluralOf(Math.abs(chips), 'chip', 'chips')} ${chips > 0 ? 'won' : 'owed'}`,
  isOut: 'out',
  scores: 'Scores',
  howToPlay: 'How to play',
  /** The three lines that teach the game during the first match on a device. */
  lesson: {
    /** The label of a line that opens the rules page. */
    more: (line: string) => `${line} More in the rules`,
    throw: 'Throw the dice. Hold to shake them.',
    shut: {
      'any-sum': (sum: number) => `Shut flaps that make ${sum}.`,
      'dice-or-sum': 'Shut the flap of each die, or of the sum.',
      'die-or-sum': 'Shut the flap of a die, of both, or of the sum.',
      oneDie: (face: number) => `Shut the ${face}.`,
    },
    score: {
      sum: 'No move? What stands is your score: low wins.',
      digits: 'No move? What stands is read as a number: low wins.',
      reversed: 'No move? What stands is read backwards: low wins.',
      target: (target: string) =>
        `No move, or stop: what stands is read as a number. Aim for ${target}.`,
      limit: (limit: string) => `No move? What stands is added up: keep below ${limit}.`,
    },
  },
  allScores: 'All scores',
  onTurn: 'on turn',
  outInRound: (round: number) => `out in round ${round}`,
  thisRound: { round: 'this round', turn: 'this turn' },
  keys: {
    title: 'Keys',
    space: 'Space',
    throws: 'throws',
    digits: (tiles: number) => (tiles > 10 ? '1–9 0 - =' : tiles > 9 ? '1–9, 0' : `1–${tiles}`),
    chooses: 'choose flaps',
    enter: 'Enter',
    shuts: 'shuts',
    backspace: 'Backspace',
    takesBack: 'takes back',
    question: '?',
    reads: 'reads the table',
  },
  /** An action for screen readers that describes the whole table. */
  read: 'Read the table',
}
