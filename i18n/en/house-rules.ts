import { list, plural } from './grammar'

export const houseRules = {
  title: 'House rules',
  summary: 'In short',
  asPreset: (preset: string) => `Just as in ${preset}.`,
  likePreset: (preset: string, differences: readonly string[]) =>
    `As in ${preset}, but: ${differences.join('; ')}.`,
  /** The options in a few words, after "As in English pub, but:". */
  short: {
    moves: {
      'any-sum': 'any flaps that add up',
      'dice-or-sum': 'the flap of each die, or of the sum',
      'die-or-sum': 'the flap of a die, of both, or of the sum',
    },
    oneDie: {
      never: 'always two dice',
      'must-at-six': 'one die at six or less',
      'must-after-high': 'one die after 7 and up',
      'may-after-high': 'one die or two after 7 and up, as you like',
    },
    mayStop: { yes: 'you may stop', no: 'to the end' },
    scoring: {
      sum: 'what stands is added up',
      digits: 'what stands is read as a number',
      reversed: 'what stands is read backwards',
    },
    /** How the match is won, if its kind or numbers differ. */
    format: {
      rounds: (rounds: number) => `the lowest total wins, ${plural(rounds, 'round', 'rounds')}`,
      'first-to-lose': (limit: string) => `whoever reaches ${limit} has lost`,
      knockout: (limit: string) => `at ${limit} you are out, the last one in wins`,
      target: (target: string, turns: number) =>
        `aim for ${target}, ${plural(turns, 'turn each', 'turns each')}`,
      stakes: (stake: number, rounds: number) =>
        `for chips, ${stake} a round, ${plural(rounds, 'round', 'rounds')}`,
    },
    /** Used if only the number of rounds differs. */
    rounds: (n: number) => plural(n, 'round', 'rounds'),
    shutWins: { yes: 'a shut box wins the match', no: 'a shut box does not win the match' },
  },
  done: 'Use these rules',
  back: 'Back',
  tiles: {
    title: 'Flaps',
    option: (n: number) => `${n}`,
    sentence: (n: number) => `The box has ${n} flaps, 1 to ${n}.`,
  },
  moves: {
    title: 'What a throw may shut',
    'any-sum': 'Any sum',
    'dice-or-sum': 'Dice or sum',
    'die-or-sum': 'Die or sum',
    sentence: {
      'any-sum': 'A throw shuts any open flaps that add up to the dice.',
      'dice-or-sum':
        'A throw shuts the flap of each die, or the flap of their sum; if only one die’s flap is open, that one alone. A double shuts its one flap, or that of the sum.',
      'die-or-sum': 'A throw shuts the flap of one die, of the other, of both, or of their sum.',
    },
  },
  oneDie: {
    title: 'Throwing one die',
    never: 'Never',
    'must-at-six': 'At six or less',
    'must-after-high': 'After 7 and up',
    'may-after-high': 'You choose',
    sentence: {
      never: 'Both dice are thrown to the end.',
      'must-at-six': 'When the open flaps add up to 6 or less, one die is thrown.',
      'must-after-high': 'When every flap from 7 up is shut, one die is thrown.',
      'may-after-high':
        'When every flap from 7 up is shut, the player chooses one die or two before each throw.',
    },
  },
  mayStop: {
    title: 'Stopping',
    yes: 'May stop',
    no: 'To the end',
    sentence: {
      yes: 'After shutting, a player may stop and keep the board as it is.',
      no: 'A turn goes on until a throw has no move or the box is shut.',
    },
  },
  scoring: {
    title: 'What a turn scores',
    /** With the score of the example in the sentence below. */
    sum: (score: string) => `Sum: ${score}`,
    digits: (score: string) => `Read: ${score}`,
    reversed: (score: string) => `Back: ${score}`,
    sentence: {
      sum: (tiles: readonly number[], score: string) =>
        `The flaps left open are added up: ${list(tiles)} score ${score}.`,
      digits: (tiles: readonly number[], score: string) =>
        `The flaps left open are read as one number: ${list(tiles)} score ${score}.`,
      reversed: (tiles: readonly number[], score: string) =>
        `The flaps left open are read from the highest down: ${list(tiles)} score ${score}.`,
    },
  },
  format: {
    title: 'How the match is won',
    rounds: 'Rounds',
    'first-to-lose': 'To a limit',
    knockout: 'Knockout',
    target: 'Target',
    stakes: 'Chips',
    sentence: {
      rounds: (rounds: number, shutWins: boolean) =>
        (rounds === 1
          ? 'One turn each: the lowest score wins, the highest buys the round.'
          : `The lowest total after ${plural(rounds, 'round', 'rounds')} wins, the highest buys the round.`) +
        (shutWins ? ' Whoever shuts the box wins there and then.' : ''),
      'first-to-lose': (limit: string) =>
        `Rounds go on until somebody reaches ${limit} and has lost. The lowest total wins, the highest buys the round.`,
      knockout: (limit: string) =>
        `At the end of a round whoever has ${limit} or more is out. The last one in wins or, if the last go out together, the lowest total.`,
      target: (target: string, turns: number) =>
        turns === 1
          ? `One turn each. Exactly ${target} wins at once, otherwise the nearest does.`
          : `The first turn is added, each later one added or subtracted, as announced before it. Exactly ${target} wins at once; after ${plural(turns, 'turn', 'turns')} the nearest does.`,
      stakes: (stake: number, rounds: number) =>
        `${plural(rounds, 'round', 'rounds')} for ${plural(stake, 'chip', 'chips')}${rounds === 1 ? '' : ' each'}: the lowest score takes the stake from everyone, a shut box takes double, ${rounds === 1 ? 'a tie pays nobody' : 'a tie is carried, but not past the last round'}.`,
    },
  },
  fields: {
    rounds: 'Rounds',
    limit: 'Limit',
    target: 'Target',
    turns: 'Turns each',
    stake: 'Chips a round',
    shutWins: 'Shutting the box wins the match',
  },
  decrease: (field: string) => `Less: ${field}`,
  increase: (field: string) => `More: ${field}`,
  notANumber: 'A whole number, please.',
  outOfRange: (min: string, max: string) => `From ${min} to ${max}, please.`,
}
