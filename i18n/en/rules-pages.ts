import type { PresetId } from '@/engine'
import { capital, inWords, list, plural } from './grammar'

/** The texts of the rules pages, loaded with them. */
export const enRulesPages = {
  title: 'The rules',
  about: 'Eight ways to play, each with a little table to try it on.',
  back: 'Back',
  all: 'All rules',
  open: (name: string, line: string, about: string, players: string) =>
    `${name}. ${line}. ${about} ${players}`,
  /** The titles of the pages of house rules: those of the set-up and those of the match on the table. */
  house: 'House rules explained',
  houseAtTable: 'House rules of this match',
  noHouse: {
    title: 'No house rules yet',
    about: 'You play by one of our own. Change anything you like, and it is explained here.',
    make: 'Make house rules',
  },
  /** Where the rules come from. */
  origins: {
    channel: 'From the taverns of Jersey, Guernsey and Sark, over two hundred years ago.',
    pub: 'From the pubs of England, where the round is at stake.',
    'pub-digits': 'The French way of counting, with the moves of the English pub.',
    'pub-reversed': 'The French way of counting turned round: a high flap costs dear.',
    'pub-hundred': 'The English pub on a long evening.',
    sailors: 'What the sailors of Normandy played on long crossings.',
    hundred: 'The other game of the Norman sailors, for cool heads.',
    stakes: 'As it is played for stakes: with chips, or with matchsticks.',
  } satisfies Record<PresetId, string>,
  or: 'or',
  /** The rows of the summary. */
  moves: {
    title: 'A throw shuts',
    'any-sum': 'Any open flaps that add up to the dice. Whoever can shut must.',
    'dice-or-sum':
      'The flap of each die, or the one of their sum. If only one of the two stands, that one alone. A double shuts its one flap, or that of the sum. Whoever can shut must.',
    'die-or-sum':
      'The flap of one die, of the other, of both, or of their sum. Whoever can shut must.',
    pictured: (dice: readonly number[], ways: readonly (readonly number[])[]) =>
      `A throw of ${list(dice)} may shut ${ways.map((tiles) => list(tiles)).join(', or ')}.`,
  },
  oneDie: {
    title: 'One die or two',
    never: 'Two, to the very end.',
    'must-at-six': 'Two, until the flaps that stand add up to 6 or less: then one.',
    'must-after-high': 'Two, until every flap from 7 up is shut: then one.',
    'may-after-high':
      'Two, until every flap from 7 up is shut: then one or two, as you like, before each throw.',
  },
  turn: {
    title: 'The end of a turn',
    ends: 'A throw fits no flap?',
    mayStop: 'A throw fits no flap, or you stop after shutting?',
    sum: (tiles: readonly number[], score: string) =>
      `What stands is added up: ${list(tiles)} score ${score}.`,
    digits: (tiles: readonly number[], score: string) =>
      `What stands is read as one number: ${list(tiles)} score ${score}.`,
    reversed: (tiles: readonly number[], score: string) =>
      `What stands is read from the highest flap down: ${list(tiles)} score ${score}.`,
    pictured: (tiles: readonly number[], score: string) =>
      `Flaps ${list(tiles)} stand: ${score} points.`,
  },
  match: {
    title: 'The match',
    rounds: (rounds: number) =>
      rounds === 1
        ? 'One turn each. The lowest score wins, the highest buys the round.'
        : `${capital(inWords(rounds))} rounds. The lowest total wins, the highest buys the round.`,
    shutWins: 'Shut every flap and you win on the spot, in the very first turn as Captain.',
    'first-to-lose': (limit: string) =>
      `Round after round, until somebody reaches ${limit} and has lost. The lowest total wins, and the highest buys the round.`,
    knockout: (limit: string) =>
      `Scores add up. Whoever has ${limit} or more at the end of a round is out. The last one in wins or, if the last go out together, the lowest total.`,
    target: (target: string, turns: number) =>
      turns === 1
        ? `One turn each. Exactly ${target} wins at once, otherwise the nearest does.`
        : `Your first turn is added; before each later one you say: add, or take away. Exactly ${target} wins at once, otherwise the nearest after ${plural(turns, 'turn', 'turns')}.`,
    stakes: (stake: number, rounds: number) =>
      `The lowest score takes ${plural(stake, 'chip', 'chips')} from everybody, a shut box takes double at once. ${rounds === 1 ? 'One round: a tie pays nobody.' : `${capital(inWords(rounds))} rounds: a tie is carried on, but not past the last.`}`,
  },
  tryOut: {
    title: 'A table to try it on',
    throw: 'Throw the dice. Nothing counts here.',
    throwAgain: 'Throw on with what still stands.',
    throwOrStop: 'Throw on, or stop while it is good.',
    choose: 'The bright flaps can be shut. Tap one.',
    chooseMore: 'Good. Tap the rest of it.',
    shut: 'That fits. Now shut!',
    /** For screen readers: the throw and the label of the button. */
    threw: (dice: readonly number[], next: string) => `You threw ${list(dice)}. ${next}.`,
    over: (score: string) => `In a match this turn would score ${score}.`,
    overBox: 'Every flap is down: it gets no better.',
    boxShut: 'You shut every flap.',
    captain: 'You would be Captain: shut in the very first turn.',
    again: 'Try again',
  },
}

export type RulesPageWords = typeof enRulesPages
