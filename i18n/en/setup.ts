import { LONGEST_NAME, type SetupError } from '@/engine'
import { defaultNames } from '../names/default-names'
import { capital, inWords, plural, ORDER } from './grammar'

export const setup = {
  whoPlays: 'Who plays',
  whichRules: 'Which rules',
  add: '+ Add',
  addLabel: 'Add a player',
  defaultName: defaultNames.en,
  nameOf: (n: number) => `Name of player ${n}`,
  colourOf: (name: string) => `Colour of ${name}`,
  colourName: (colour: string) => capital(colour),
  chooseColour: (name: string) => `A colour for ${name}`,
  /** The title of the sheet that changes a player's colour and seat. */
  player: (name: string) => `${name}’s colour and seat`,
  seatOrder: (seat: number, of: number) =>
    of === 1 ? 'Plays alone.' : `Throws ${ORDER[seat - 1] ?? seat} of ${inWords(of)}.`,
  moveSeat: (name: string) => `Move ${name} to another seat`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is not playing.`,
  undoRemoval: (name: string) => `Bring ${name} back`,
  undo: 'Undo',
  /** The earlier results of a known player. */
  won: (wins: number, matches: number, boxesShut: number) =>
    [
      wins > 0
        ? plural(wins, 'win', 'wins')
        : matches > 0
          ? `${plural(matches, 'match', 'matches')}, no win yet`
          : '',
      boxesShut > 0 ? plural(boxesShut, 'box shut', 'boxes shut') : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  seatRemembered: (name: string) => `Seat ${name}`,
  remembered: 'Played before',
  playHouseRules: 'Play by house rules',
  yourOwn: 'By your own rules',
  howToPlay: 'How to play',
  /** Why the app has chosen other rules. */
  instead: (wanted: string, min: number, max: number) =>
    `Instead of ${wanted}, which is for ${inWords(min)} to ${inWords(max)}.`,
  continue: 'Continue',
  seeResult: 'See the result',
  replaceLive: {
    title: 'A match is on the table',
    body: 'Starting a new one puts it into the history, where it stands.',
    start: 'Start the new match',
    keep: 'Keep the old one',
  },
  houseRules: 'House rules',
  allRules: 'All rules explained',
  tilesOf: (n: number) => `${n} flaps`,
  noPlayers: 'Add somebody to play.',
  noPeople: 'Somebody of flesh and blood has to play too: add a player.',
  errors: {
    'rules-not-playable': 'These rules cannot be played. Open the house rules to mend them.',
    'too-few-players': 'These rules need more players.',
    'too-many-players': 'These rules cannot seat so many players.',
    'name-empty': 'A player needs a name.',
    'name-too-long': `At most ${LONGEST_NAME} letters, please.`,
    'name-repeated': 'Somebody else has this name already.',
  } satisfies Record<SetupError, string>,
  needsPlayers: (min: number, max: number) => `These rules are for ${min} to ${max} players.`,
  noEntropy: 'This device gives no secure random numbers, so the dice cannot be thrown fairly.',
}
