import type { PresetId } from '@/engine'

type Preset = {
  readonly name: string
  /** The label of the button that starts a match. */
  readonly play: string
  readonly line: string
  readonly about: string
  readonly howTo: readonly [string, string, string, string]
}

const PUB_MOVES =
  'Throw both dice and shut the flap of each die, or of their sum: 3 and 4 shut 3 and 4, or 7; two 3s shut 3, or 6.'
const PUB_ONE_DIE = 'Throw again with what is left; once 7 and up are shut, with one die.'
const SIX_ONE_DIE = 'Throw again with what is left; once 6 or less is standing, with one die.'
const ANY_SUM =
  'Throw both dice and shut any open flaps that add up to them: 3 and 5 shut the 8, or 1 and 7, or 1, 2 and 5.'
const SUMMED = 'When a throw fits nothing, the flaps that stand are your score, added up.'
const ADDED = 'When a throw fits nothing, the flaps that stand are added to your total.'

/** `line` is a few words, `about` one or two sentences, `howTo` the rules in four sentences. */
export const presets = {
  channel: {
    name: 'Channel Islands',
    play: 'Play Channel Islands',
    line: 'Any flaps that add up',
    about: 'Any flaps that add up. Shut the box and the match is yours.',
    howTo: [
      ANY_SUM,
      SIX_ONE_DIE,
      SUMMED,
      'The lowest total after five rounds wins, but whoever shuts every flap wins at once, and as Captain in the very first turn.',
    ],
  },
  pub: {
    name: 'English pub',
    play: 'Play English pub',
    line: 'Each die, or their sum',
    about: 'The flap of each die, or of their sum. The highest score buys the round.',
    howTo: [
      PUB_MOVES,
      PUB_ONE_DIE,
      SUMMED,
      'Everybody has one turn: the lowest score wins, and the highest buys the round.',
    ],
  },
  'pub-digits': {
    name: 'Pub, left to right',
    play: 'Play Pub, left to right',
    line: 'Read as a number: 147',
    about: 'Pub moves, but flaps left standing are read as one number: 1, 4, 7 is 147.',
    howTo: [
      PUB_MOVES,
      PUB_ONE_DIE,
      'When a throw fits nothing, read the flaps that stand from left to right: 1, 4 and 7 score 147.',
      'Everybody has one turn: the lowest number wins, and the highest buys the round.',
    ],
  },
  'pub-reversed': {
    name: 'Pub, right to left',
    play: 'Play Pub, right to left',
    line: 'Read backwards: 741',
    about: 'Pub moves, and the number is read from the highest flap: 2, 3, 9 is 932.',
    howTo: [
      PUB_MOVES,
      PUB_ONE_DIE,
      'When a throw fits nothing, read the flaps that stand from right to left: 1, 4 and 7 score 741, so shut the high ones.',
      'Everybody has one turn: the lowest number wins, and the highest buys the round.',
    ],
  },
  'pub-hundred': {
    name: 'Pub to a hundred',
    play: 'Play Pub to a hundred',
    line: 'Reach 100 and you lose',
    about: 'Pub moves, round after round. Whoever reaches 100 first has lost.',
    howTo: [
      PUB_MOVES,
      PUB_ONE_DIE,
      ADDED,
      'Rounds go on until somebody reaches 100 and has lost; the lowest total wins, and the highest buys the round.',
    ],
  },
  sailors: {
    name: 'Norman sailors',
    play: 'Play Norman sailors',
    line: 'At 45 points you are out',
    about: 'One die, the other, both, or the sum. At 45 points you are out.',
    howTo: [
      'Throw both dice and shut the flap of one die, of the other, of both, or of their sum: 2 and 3 shut 2, or 3, or both, or 5.',
      SIX_ONE_DIE,
      ADDED,
      'Whoever has 45 or more at the end of a round is out; the last one in wins or, if the last go out together, the lowest total.',
    ],
  },
  hundred: {
    name: 'Aim for a hundred',
    play: 'Play Aim for a hundred',
    line: 'Land on exactly 100',
    about: 'Read your flaps as a number, add it or take it away, and land on 100.',
    howTo: [
      'Throw both dice and shut any open flaps that add up to them; then stop if you like, or throw again, with one die once 6 or less is standing.',
      'Read the flaps that stand as one number: 1, 3 and 5 score 135.',
      'The first turn is added to your total; before each later one you say whether it will be added or taken away.',
      'Land on exactly 100 and you win at once; otherwise whoever is nearest after ten turns.',
    ],
  },
  stakes: {
    name: 'For chips',
    play: 'Play for chips',
    line: 'The lowest takes a chip',
    about: 'The lowest score takes a chip from everyone. A shut box takes two.',
    howTo: [
      ANY_SUM,
      'Throw again with what is left; once 7 and up are shut, choose one die or two.',
      SUMMED,
      'The lowest score takes a chip from everybody else, and a shut box takes two at once; a tie pays nobody.',
    ],
  },
} satisfies Record<PresetId, Preset>
