import {
  LONGEST_NAME,
  MOST_PLAYERS,
  type ComputerPlayer,
  type PresetId,
  type SetupError,
  type Sign,
} from '@/engine'
import { formatNumber, plainNumber } from './format-number'

const NUMBERS = [
  'nobody',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const ORDER = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

const inWords = (n: number) => NUMBERS[n] ?? String(n)
const singularOrPlural = (n: number, one: string, many: string) => (n === 1 ? one : many)
const plural = (n: number, one: string, many: string) =>
  `${formatNumber(n)} ${singularOrPlural(n, one, many)}`
/** As above for screen readers, which stumble over thin spaces. */
const pluralOf = (n: number, one: string, many: string) =>
  `${plainNumber(n)} ${singularOrPlural(n, one, many)}`
const winsOf = (wins: number, matches: number) =>
  `${plural(wins, 'match', 'matches')} of ${formatNumber(matches)}`
const list = (items: readonly (string | number)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

type Preset = {
  readonly name: string
  /** On the button that starts a match. */
  readonly play: string
  readonly line: string
  readonly about: string
  readonly howTo: readonly [string, string, string, string]
}

/** A computer player, and what it says at the end of its turn. */
type ComputerWords = {
  readonly name: string
  /** Beside the name, at the table. */
  readonly title: string
  readonly about: string
  readonly boxShut: string
  /** Few flaps are left, or many. */
  readonly low: string
  readonly high: string
  readonly stopped: string
}

/** A choice: `4 or 7`, `3 and 6, or 9`. */
const either = (ways: readonly string[]) => {
  const isLong = ways.length > 2 || ways.some((way) => way.includes(' '))
  return ways.length < 2
    ? ways.join('')
    : `${ways.slice(0, -1).join(', ')}${isLong ? ',' : ''} or ${ways.at(-1)}`
}

/** The texts of the app in English. Every other language has the same keys. */
export const en = {
  appName: 'Shut the Box',
  list,
  showMore: 'Show more',
  tagline: 'The old dice game, round one phone.',
  needsScript: 'Shut the Box needs JavaScript.',
  crash: {
    title: 'Something went wrong',
    about: 'The app stumbled over this:',
    unknown: 'It does not say what.',
    tryAgain: 'Go on',
    toStart: 'To the start',
    /** Instead of the above, if the code of a screen could not be fetched. */
    notFetched: {
      title: 'This page did not come through',
      about: 'There is no way to the network just now. What you played is kept.',
      tryAgain: 'Try again',
      stillOffline: 'Still no answer.',
    },
  },
  notFound: {
    title: 'Nothing on this page',
    about: (path: string) => `There is no ${path} in this box.`,
    toStart: 'To the table',
  },
  setup: {
    whoPlays: 'Who plays',
    whichRules: 'Which rules',
    add: '+ Add',
    addLabel: 'Add a player',
    defaultName: (n: number) => `Player ${n}`,
    nameOf: (n: number) => `Name of player ${n}`,
    colourOf: (name: string) => `Colour of ${name}`,
    colourName: (colour: string) => colour,
    chooseColour: (name: string) => `A colour for ${name}`,
    /** The sheet of a player: colour and seat. */
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
    /** What somebody has won who has played before. */
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
    /** Why other rules are chosen than were before. */
    instead: (wanted: string, min: number, max: number) =>
      `Instead of ${wanted}, which is for ${inWords(min)} to ${inWords(max)}.`,
    continue: 'Continue',
    /** Without a round where there is only one. */
    continueDetail: (names: readonly string[], round: number | undefined) =>
      [names.join(', '), ...(round === undefined ? [] : [`round ${round}`])].join(' · '),
    seeResult: 'See the result',
    replaceLive: {
      title: 'A match is on the table',
      body: 'Starting a new one puts it into the history, where it stands.',
      start: 'Start the new match',
      keep: 'Keep the old one',
    },
    houseRules: 'House rules',
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
  },
  /** The computer players. */
  computers: {
    add: 'Add a computer player',
    whoSitsDown: 'Who sits down?',
    close: 'Close',
    sit: (name: string, about: string) => `${name}. ${about}`,
    isSeated: 'At the table',
    /** After a name, wherever a face stands for it. */
    label: (name: string) => `${name}, computer player`,
    players: {
      master: {
        name: 'Otto',
        title: 'plays perfectly',
        about: 'Kept the harbour for forty years. There is no better move than his.',
        boxShut: 'Shut and moored.',
        low: 'That will do.',
        high: 'The dice had other plans.',
        stopped: 'Best left there.',
      },
      regular: {
        name: 'Nell',
        title: 'plays well',
        about: 'Plays every evening, and talks while she does: three moves in ten just happen.',
        boxShut: 'Well, look at that!',
        low: 'Not bad, is it?',
        high: 'Where was I?',
        stopped: 'I know when to stop.',
      },
      child: {
        name: 'Pip',
        title: 'plays by fancy',
        about: 'Seven years old, and shuts whichever flaps look nicest.',
        boxShut: 'All of them! I shut all of them!',
        low: 'Only a few left!',
        high: 'Again, again!',
        stopped: 'I stop now.',
      },
    } satisfies Record<ComputerPlayer, ComputerWords>,
    /** What one says, beneath how its turn ended. */
    says: (saying: string) => `“${saying}”`,
  },
  /** The links from the set-up to other pages. */
  pages: {
    history: 'History',
    players: 'Players',
    settings: 'Settings',
  },
  elsewhere: {
    title: 'The box is open elsewhere',
    about: 'Another tab of this browser has it. What you played there is kept, and can go on here.',
    take: 'Play here',
  },
  notices: {
    'set-aside':
      'Something that was saved cannot be read. It has been put aside untouched; an export takes it along.',
    unreadable:
      'This device does not open what was saved. You can play, but nothing is kept until the app is opened again.',
    'not-saved':
      'This device could not save that. You can play on; what happened since may be gone if the app is closed.',
    vanished:
      'What was saved in this browser is gone: the browser has lost or cleared it. If you have an export, it can be imported in the settings.',
    close: 'Understood',
  },
  /** `line` is the shortest, `about` a sentence or two, `howTo` the rules in four sentences. */
  presets: {
    channel: {
      name: 'Channel Islands',
      play: 'Play Channel Islands',
      line: 'Any flaps that add up',
      about: 'Any flaps that add up. Shut the box and the match is yours.',
      howTo: [
        'Throw both dice and shut any open flaps that add up to them: 3 and 5 shut the 8, or 1 and 7, or 1, 2 and 5.',
        'Throw again with what is left; once 6 or less is standing, with one die.',
        'When a throw fits nothing, the flaps that stand are your score, added up.',
        'The lowest total after five rounds wins, but whoever shuts every flap wins at once, and as Captain in the very first turn.',
      ],
    },
    pub: {
      name: 'English pub',
      play: 'Play English pub',
      line: 'Each die, or their sum',
      about: 'The flap of each die, or of their sum. The highest score buys the round.',
      howTo: [
        'Throw both dice and shut the flap of each die, or the one flap of their sum: 3 and 4 shut 3 and 4, or 7.',
        'Throw again with what is left; once 7 and up are shut, with one die.',
        'When a throw fits nothing, the flaps that stand are your score, added up.',
        'Everybody has one turn: the lowest score wins, and the highest buys the round.',
      ],
    },
    'pub-digits': {
      name: 'Pub, left to right',
      play: 'Play Pub, left to right',
      line: 'Read as a number: 147',
      about: 'Pub moves, but flaps left standing are read as one number: 1, 4, 7 is 147.',
      howTo: [
        'Throw both dice and shut the flap of each die, or the one flap of their sum: 3 and 4 shut 3 and 4, or 7.',
        'Throw again with what is left; once 7 and up are shut, with one die.',
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
        'Throw both dice and shut the flap of each die, or the one flap of their sum: 3 and 4 shut 3 and 4, or 7.',
        'Throw again with what is left; once 7 and up are shut, with one die.',
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
        'Throw both dice and shut the flap of each die, or the one flap of their sum: 3 and 4 shut 3 and 4, or 7.',
        'Throw again with what is left; once 7 and up are shut, with one die.',
        'When a throw fits nothing, the flaps that stand are added to your total.',
        'Rounds go on until somebody has 100 and loses; the lowest total wins.',
      ],
    },
    sailors: {
      name: 'Norman sailors',
      play: 'Play Norman sailors',
      line: 'At 45 points you are out',
      about: 'One die, the other, both, or the sum. At 45 points you are out.',
      howTo: [
        'Throw both dice and shut the flap of one die, of the other, of both, or of their sum: 2 and 3 shut 2, or 3, or both, or 5.',
        'Throw again with what is left; once 6 or less is standing, with one die.',
        'When a throw fits nothing, the flaps that stand are added to your total.',
        'Whoever has 45 at the end of a round is out, and the last one in wins.',
      ],
    },
    hundred: {
      name: 'Aim for a hundred',
      play: 'Play Aim for a hundred',
      line: 'Land on exactly 100',
      about: 'Read your flaps as a number, add it or take it away, and land on 100.',
      howTo: [
        'Throw both dice and shut any open flaps that add up to them; after any throw you may stop.',
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
        'Throw both dice and shut any open flaps that add up to them: 3 and 5 shut the 8, or 1 and 7, or 1, 2 and 5.',
        'Throw again with what is left; once 7 and up are shut, choose one die or two.',
        'When a throw fits nothing, the flaps that stand are your score, added up.',
        'The lowest score takes a chip from everybody else, and a shut box takes two at once.',
      ],
    },
  } satisfies Record<PresetId, Preset>,
  howToPlay: {
    close: 'Close',
    /** Around the pictures: "A throw of ⚂ ⚄ shuts", "Left standing at the end … scores 12". */
    throws: 'A throw of',
    shuts: 'may shut',
    stands: 'Left at the end:',
    scores: (score: string) => `scores ${score}`,
    pictured: (dice: readonly number[], moves: readonly (readonly number[])[]) =>
      `A throw of ${list(dice)} may shut ${moves.map((tiles) => list(tiles)).join(', or ')}.`,
    picturedScore: (tiles: readonly number[], score: string) =>
      `If ${list(tiles)} are left at the end, the turn scores ${score}.`,
  },
  facts: {
    players: (min: number, max: number) =>
      max === MOST_PLAYERS ? `${min}+ players` : `${min}–${max} players`,
    rounds: (n: number) => plural(n, 'round', 'rounds'),
    turns: (n: number) => plural(n, 'turn each', 'turns each'),
    minutes: (n: number) => `${n}\u00a0min`,
    firstToLose: (limit: string) => `until ${limit}`,
    knockout: (limit: string) => `out at ${limit}`,
  },
  houseRules: {
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
      format: {
        rounds: (length: string) => length,
        'first-to-lose': (length: string) => `${length}, and who reaches it loses`,
        knockout: (length: string) => length,
        target: (length: string) => `aim for a target, ${length}`,
        stakes: (length: string) => `for chips, ${length}`,
      },
      shutWins: 'a shut box wins the match',
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
          'A throw shuts the flap of each die, or the flap of their sum; if only one die’s flap is open, that one alone.',
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
        yes: 'After any throw a player may stop and keep the board as it is.',
        no: 'A turn goes on until a throw has no move or the box is shut.',
      },
    },
    scoring: {
      title: 'What a turn scores',
      sum: 'Sum: 12',
      digits: 'Read: 147',
      reversed: 'Back: 741',
      sentence: {
        sum: 'The flaps left open are added up: 1, 4, 7 scores 12.',
        digits: 'The flaps left open are read as one number: 1, 4, 7 scores 147.',
        reversed: 'The flaps left open are read from the highest down: 1, 4, 7 scores 741.',
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
          `The lowest total after ${plural(rounds, 'round', 'rounds')} wins, the highest pays.` +
          (shutWins ? ' Whoever shuts the box wins there and then.' : ''),
        'first-to-lose': (limit: string) =>
          `Rounds go on until somebody reaches ${limit} and has lost. The lowest total wins.`,
        knockout: (limit: string) =>
          `At the end of a round whoever has ${limit} or more is out. The last one in wins.`,
        target: (target: string, turns: number) =>
          `Scores are added or, announced before the turn, subtracted. Exactly ${target} wins at once; after ${plural(turns, 'turn', 'turns')} the nearest does.`,
        stakes: (stake: number, rounds: number) =>
          `${plural(rounds, 'round', 'rounds')} for ${plural(stake, 'chip', 'chips')} each: the lowest score takes the stake from everyone, a shut box takes double, a tie is carried.`,
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
  },
  play: {
    leave: 'Leave',
    menu: 'Menu',
    round: (n: number, of?: number) => (of ? `Round ${n} of ${of}` : `Round ${n}`),
    turn: (n: number, of: number) => `Turn ${n} of ${of}`,
    toBeat: (score: string, name: string) => ({ before: 'To beat: ', score, after: ` by ${name}` }),
    firstOfRound: 'First to throw: low wins',
    alone: 'As low as you can',
    /** Where it takes two lines, they part at the comma. */
    shutToWin: 'Lowest total wins, a\u00a0shut\u00a0box\u00a0at\u00a0once',
    outAtLimit: (total: string, limit: string) => ({
      before: 'You have ',
      score: total,
      after: `, at ${limit} you are out`,
    }),
    loseAtLimit: (total: string, limit: string) => ({
      before: 'You have ',
      score: total,
      after: `, at ${limit} you lose`,
    }),
    towardsTarget: (total: string, target: string, sign: Sign | undefined) => ({
      before: sign ? { add: 'Adding to ', subtract: 'Subtracting from ' }[sign] : 'At ',
      score: total,
      after: `, aiming for ${target}`,
    }),
    /** The figures below the name of the player on turn: a label, a number, and a note behind it. */
    figures: {
      leaves: 'leaves',
      reads: 'reads',
      total: 'total',
      toBeat: 'to beat',
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
    roll: 'Tap to roll',
    shakeOrRoll: 'Shake, or tap to roll',
    rolling: 'Rolling…',
    oneDie: '1 die',
    twoDice: '2 dice',
    chooseDice: '7 and up are shut: throw one die or two.',
    oneDieOnly: {
      'must-at-six': 'Six or less is left: one die now.',
      'must-after-high': '7 and up are shut: one die now.',
    },
    chooseSum: (sum: number) => `Choose flaps that make ${sum}`,
    /** Where the ways are few enough to be told: `3 and 6, or 9`. */
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
    /** What stopping now leads to, in a match with a target. */
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
    /** Of a target match: the total before, the sign, the score and the total now. */
    scoredTowards: (before: string, sign: Sign, score: string, total: string, distance: string) =>
      `${before} ${{ add: '+', subtract: '−' }[sign]} ${score} = ${total}, ${distance}`,
    stopped: 'You stopped',
    stoppedDetail: (open: readonly number[]) => `Open: ${open.join(', ')}.`,
    boxShut: 'The box is shut!',
    boxShutDetail: (name: string) => `${name} shut every flap.`,
    captain: (name: string) => `${name} is Captain: shut in the very first turn.`,
    pass: 'Pass the phone',
    nextTurn: 'Next turn',
    /** Where the phone stays where it is: a computer player is next, or who has it is. */
    turnOf: (name: string) => `${name}’s turn`,
    yourTurn: (name: string) => `Your turn, ${name}`,
    /** While a computer player plays; a tap on it hurries. */
    computer: {
      hurry: 'Tap to hurry',
      throws: (name: string) => `${name} throws…`,
      looks: (name: string) => `${name} is looking…`,
      chooses: (name: string) => `${name} is choosing…`,
      shuts: (name: string, tiles: readonly number[]) => `${name} shuts ${list(tiles)}`,
      announceTurn: (name: string) => `${name}’s turn.`,
      announceThrow: (name: string, dice: readonly number[]) => `${name} throws ${list(dice)}.`,
      announceShut: (name: string, tiles: readonly number[]) => `${name} shuts ${list(tiles)}.`,
    },
    seeResult: 'See the result',
    flap: {
      shut: (tile: number) => `Flap ${tile}, shut`,
      open: (tile: number) => `Flap ${tile}, open`,
      choosable: (tile: number) => `Flap ${tile}, can be shut`,
      chosen: (tile: number) => `Flap ${tile}, chosen`,
      advised: (label: string) => `${label}, in the light of the lamp`,
    },
    dice: (dice: readonly number[]) => `Dice: ${list(dice)}`,
    diceResting: 'Dice, waiting',
    announceThrow: (dice: readonly number[], tiles: readonly number[]) =>
      `Threw ${list(dice)}. Flaps that can be shut: ${list(tiles)}.`,
    announceEnd: (lines: readonly string[]) =>
      lines.map((line) => (/[.!]$/.test(line) ? line : `${line}.`)).join(' '),
    announceTurn: (name: string) => `${name}, it is your turn.`,
    /** A player of the scoreboard as it is read out. */
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
      throw: 'Throw the dice.',
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
    thisRound: 'this round',
    keys: {
      title: 'Keys',
      space: 'Space',
      throws: 'throws',
      digits: (tiles: number) => (tiles > 9 ? '1–9, 0' : `1–${tiles}`),
      chooses: 'choose flaps',
      enter: 'Enter',
      shuts: 'shuts',
      backspace: 'Backspace',
      takesBack: 'takes back',
    },
  },
  pass: {
    to: 'Pass the phone to',
    takePhone: (name: string) => `I’m ${name}, I have it`,
    /** On the button, where the name is too long for it. */
    haveIt: 'I have it',
    /** Instead of the above, where the phone lies between two people. */
    yourTurn: (name: string) => `${name}, your turn`,
    ready: (name: string) => `I’m ${name}, ready`,
    amReady: 'I’m ready',
    boxShut: (name: string) => `${name} shut the box`,
    left: (name: string, shut: number, score: string) => ({
      before: `${name} shut ${shut === 0 ? 'no' : inWords(shut)} ${shut === 1 ? 'flap' : 'flaps'} and leaves `,
      score,
      after: '',
    }),
    stopped: (name: string, score: string) => ({
      before: `${name} stopped with `,
      score,
      after: '',
    }),
    takesRound: (names: readonly string[], round: number) =>
      names.length === 1
        ? `${names[0]} takes round ${round}`
        : `${list(names)} share round ${round}`,
    nearest: (names: readonly string[], away: string) =>
      `${list(names)} ${singularOrPlural(names.length, 'is', 'are')} nearest, ${away} away`,
    isOut: (names: readonly string[]) =>
      `${list(names)} ${singularOrPlural(names.length, 'is', 'are')} out.`,
    takesChips: (chips: number) => `${plural(chips, 'chip', 'chips')} from everybody.`,
    roundTied: (round: number) => `Round ${round} is a tie`,
    roundCarried: 'The stake is carried to the next round.',
    toBeat: (score: string, name: string) => ({ before: 'To beat: ', score, after: ` by ${name}` }),
    toWin: (score: string) => ({ before: '', score, after: ' or less wins the match' }),
    onlyShutWins: 'Only a shut box wins the match',
    lead: (gap: string) => ({ before: 'You lead by ', score: gap, after: '' }),
    level: (name: string) => `You are level with ${name}`,
    trail: (name: string, gap: string) => ({
      before: `${name} leads you by `,
      score: gap,
      after: '',
    }),
    outAt: (total: string, limit: string) => ({
      before: 'You have ',
      score: total,
      after: `, at ${limit} you are out`,
    }),
    loseAt: (total: string, limit: string) => ({
      before: 'You have ',
      score: total,
      after: `, at ${limit} you lose`,
    }),
    aim: (target: string) => `Aim for ${target}`,
    playFor: (chips: number) => `This round is for ${plural(chips, 'chip', 'chips')} each`,
    scores: 'Scores',
    announce: 'Will this turn be added or subtracted?',
    total: (total: string, target: string) => ({
      before: 'You have ',
      score: total,
      after: `, and aim for ${target}`,
    }),
    add: 'Add',
    subtract: 'Subtract',
    hits: (score: string, target: string) => `${score} lands on ${target}`,
    leadsAway: (target: string) => `Leads away from ${target}`,
  },
  menu: {
    title: 'At the table',
    rules: 'The rules of this match',
    close: 'Close',
    coach: 'Coach',
    coachModes: { off: 'Off', lamp: 'Lamp', teach: 'Teach me' },
    coachNotes: {
      off: 'Everybody plays on their own.',
      lamp: 'A lamp stands on the table: whoever is on turn may ask what it would do.',
      teach: 'You choose first; then it says what it would have done, where it matters.',
    },
    /** Short ones, that fit beside each other. */
    themes: { system: 'Auto', light: 'By day', dark: 'By night' },
    settings: 'All settings',
    leave: 'Leave the table',
    leaveNote: 'The match stays where it is.',
  },
  results: {
    title: 'Result',
    wins: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins` : `${list(names)} share the win`,
    alone: (name: string) => `Well played, ${name}`,
    shutInRound: (when: string) => `Shut the box${when}.`,
    /** After what happened; nothing where the match has one round. */
    when: { round: (n: number) => ` in round ${n}`, turn: (n: number) => ` in turn ${n}` },
    after: (round: number) => ` after round ${round}`,
    captain: 'Captain: the box shut in the very first turn of the match.',
    captainTitle: 'Captain',
    lowestTotal: (total: string) => `The lowest total, ${total}.`,
    reachedLimit: (name: string, limit: string) => `${name} reached ${limit}.`,
    lastOneIn: 'The last one in.',
    outTogether: 'Out together, with the lowest total.',
    survived: (rounds: number) => `${plural(rounds, 'round', 'rounds')} survived.`,
    hitTarget: (target: string, turn: number) => `Landed on ${target} in turn ${turn}.`,
    nearest: (distance: string, target: string) =>
      distance === '0' ? `Exactly ${target}.` : `Nearest to ${target}, ${distance} away.`,
    mostChips: (chips: number) => `${plural(chips, 'chip', 'chips')} to the good.`,
    allEven: 'Nobody owes anybody.',
    paysTheRound: 'pays the round',
    shutTheBox: (when: string) => `shut the box${when}`,
    shutOften: (n: number) => `shut the box ${n === 2 ? 'twice' : `${inWords(n)} times`}`,
    notThrown: 'never threw',
    isOutIn: (round: number) => `out in round ${round}`,
    ledger: 'Who pays whom',
    pays: (from: string, to: string, chips: number) =>
      `${from} pays ${plural(chips, 'chip', 'chips')} to ${to}`,
    moments: 'Best moments',
    momentShut: (name: string, when: string) => `${name} shut the box${when}.`,
    momentLowest: (name: string, score: string, when: string) =>
      `The lowest turn: ${name} left only ${score}${when}.`,
    momentThrow: (name: string, flaps: number, when: string) =>
      `The greatest throw: ${name} shut ${inWords(flaps)} flaps at once${when}.`,
    momentLongest: (name: string, throws: number, when: string) =>
      `The longest turn: ${name} threw ${inWords(throws)} times${when}.`,
    momentComeback: (name: string, when: string) => `The comeback: ${name} was last${when}.`,
    momentEscape: (name: string, total: string, limit: string, when: string) =>
      `The narrowest escape: ${name} had ${total} of ${limit}${when}, and stayed in.`,
    momentNearest: (name: string, away: string, target: string, when: string) =>
      `The nearest: ${name} was ${away} away from ${target}${when}.`,
    momentWayBack: (name: string, from: string, to: string, when: string) =>
      `The longest way back: ${name} went from ${from} to ${to}${when}.`,
    race: 'The race',
    raceAbout: {
      rounds: 'Totals by round: low is good.',
      'first-to-lose': (limit: string) => `Totals by round: whoever reaches ${limit} has lost.`,
      knockout: (limit: string) => `Totals by round: at ${limit} you are out.`,
      target: (target: string) => `Totals by turn: the nearer to ${target}, the better.`,
      stakes: 'Chips by round.',
    },
    /** Who led for how long, in spans of rounds. */
    raceLabel: (rounds: number, spans: readonly { names: readonly string[]; to: number }[]) =>
      `${plural(rounds, 'round', 'rounds')}. ` +
      spans
        .map(({ names, to }, index) => {
          const who = list(names)
          if (index === spans.length - 1)
            return `${who} led${index === 0 ? ' from first to last' : ' at the end'}.`
          return `${who} led ${index === 0 ? 'up to' : 'until'} round ${to}.`
        })
        .join(' '),
    raceAlone: (rounds: number, total: string) =>
      `${plural(rounds, 'round', 'rounds')}, up to ${total}.`,
    /** For one player alone, against what they did before by these rules. */
    figures: {
      first: 'Your first match by these rules.',
      best: (score: string, before: string) => `Your best yet: ${score}. It was ${before}.`,
      bestTurn: (score: string, before: string) =>
        `Your best turn yet: ${score}. It was ${before}.`,
      asBest: 'As good as your best.',
      better: (average: string, best: string) =>
        `Better than your average of ${average}. Your best is ${best}.`,
      usual: (average: string, best: string) => `Your average is ${average}, your best ${best}.`,
    },
    turns: 'Every turn',
    turnLabel: (name: string, round: number, score: string) => `${name}, round ${round}: ${score}`,
    boxLabel: (open: readonly number[]) =>
      open.length === 0 ? 'All flaps shut' : `Open flaps: ${list(open)}`,
    bestBox: (name: string, open: readonly number[]) =>
      open.length === 0
        ? `${name}’s box, all flaps shut`
        : `${name}’s box, open flaps: ${list(open)}`,
    roundShort: (n: number) => `R${n}`,
    rematch: 'Rematch',
    rematchFrom: (name: string) => `Rematch, ${name} first`,
    /** On the button, where the name is too long for it. */
    loserFirst: 'Rematch, loser first',
    replay: 'Replay',
    analysis: 'Luck and skill',
    newMatch: 'New match',
    place: (n: number) => `${n}.`,
  },
  dates: {
    today: 'Today',
    yesterday: 'Yesterday',
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    day: (weekday: string, day: number, month: string, year?: number) =>
      year === undefined ? `${weekday} ${day} ${month}` : `${day} ${month} ${year}`,
    time: (hours: number, minutes: number) => `${hours}:${String(minutes).padStart(2, '0')}`,
    dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  },
  history: {
    title: 'History',
    back: 'Back',
    toHistory: 'History',
    opening: 'Opening the history…',
    failedTitle: 'The history does not open',
    failed: 'It may be only for a moment. Nothing is lost by trying again.',
    tryAgain: 'Try again',
    empty: {
      title: 'Nothing played yet',
      about: 'Every match you play is kept here, throw by throw.',
      play: 'To the table',
    },
    noneMatching: {
      title: 'No match like that',
      about: 'Nobody has played so yet.',
      showAll: 'Show all',
    },
    byPlayer: 'Matches of',
    everybody: 'Everybody',
    byRules: 'Played by',
    allRules: 'All rules',
    count: (n: number) => plural(n, 'match', 'matches'),
    abandoned: 'Abandoned',
    playedAlone: (name: string) => `${name} alone`,
    score: (name: string, score: string) => `${name}:\u00a0${score}`,
    /** The title names who won, so that their score comes first and without the name. */
    scores: (own: string | undefined, others: readonly string[]) =>
      [own, others.join(', ')].filter((part) => part).join(' · '),
    rowLabel: (parts: readonly string[]) => `${parts.join('. ')}.`,
    rulesAndDate: (rules: string, when: string) => `${rules} · ${when}`,
    watch: 'Watch the replay',
    delete: 'Delete',
    deleted: 'The match is deleted.',
    undo: 'Undo',
    unfinished: 'Left unfinished',
    leftAt: (name: string, round: string | undefined) =>
      round === undefined ? `It was ${name}’s turn.` : `${round}, ${name}’s turn.`,
    onTheTable: 'What was on the table',
    scoresSoFar: 'Scores so far',
    missing: {
      title: 'No such match',
      about: 'It is not in the history, or not any more.',
    },
  },
  replay: {
    back: 'Result',
    slider: 'Moment of the match',
    play: 'Play',
    pause: 'Pause',
    stepBack: 'One step back',
    stepForward: 'One step on',
    count: (step: string, of: string) => `${step}\u202f/\u202f${of}`,
    countInWords: (step: string, of: string, line: string) => `${step} of ${of}. ${line}`,
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
  },
  players: {
    title: 'Players',
    back: 'Back',
    emptyTitle: 'Nobody yet',
    empty: 'Whoever plays a match is remembered here, with what they won.',
    play: 'To the table',
    /** The accessible label of a card in the list. */
    person: (name: string, facts: readonly string[]) => [name, ...facts].join(', '),
    won: (wins: number, matches: number) =>
      matches === 0 ? 'no match yet' : `won ${winsOf(wins, matches)}`,
    boxesShut: (n: number) => plural(n, 'box shut', 'boxes shut'),
    captain: (n: number) => (n === 1 ? 'Captain' : `Captain ${n} times`),
    times: (n: number) => `× ${n}`,
    figures: {
      wins: (n: number) => singularOrPlural(n, 'win', 'wins'),
      boxesShut: (n: number) => singularOrPlural(n, 'box shut', 'boxes shut'),
      captains: 'Captain',
      streak: 'in a row',
      label: (wins: number, boxes: number, captains: number, streak: number) =>
        `${plural(wins, 'win', 'wins')}, ${plural(boxes, 'box', 'boxes')} shut, ${plural(captains, 'time', 'times')} Captain, at most ${plural(streak, 'win', 'wins')} in a row.`,
    },
    wonTitle: (wins: number, matches: number) =>
      matches === 0 ? 'No match played to its end yet.' : `Won ${winsOf(wins, matches)}.`,
    alone: (n: number) => `${plural(n, 'match', 'matches')} alone.`,
    againstComputers: (wins: number, matches: number) =>
      `Won ${winsOf(wins, matches)} against computer players.`,
    streak: (current: number) => `${current} wins in a row just now.`,
    course: {
      title: 'Match by match',
      about: {
        turn: 'The average turn of each match: lower is better.',
        distance: 'How far from the target each match ended: lower is better.',
      },
      choose: 'By which rules',
      label: {
        turn: (rules: string, scores: readonly string[]) =>
          `${rules}, average turn of ${scores.length === 1 ? 'one match' : `the last ${scores.length} matches`}: ${scores.join(', ')}.`,
        distance: (rules: string, scores: readonly string[]) =>
          `${rules}, away from the target in ${scores.length === 1 ? 'one match' : `the last ${scores.length} matches`}: ${scores.join(', ')}.`,
      },
      average: (score: string) => `average ${score}`,
      withAverage: (label: string, score: string) => `${label} All in all ${score} on average.`,
    },
    byRules: {
      title: 'Best and average',
      best: {
        turn: (score: string) => `best ${score}`,
        distance: (score: string) => `nearest ${score}`,
      },
      average: (score: string) => `average ${score}`,
      count: {
        turn: (n: number) => plural(n, 'turn', 'turns'),
        distance: (n: number) => plural(n, 'match', 'matches'),
      },
    },
    numberedTitle: (title: string, n: number) => `${title} (${n})`,
    houseRulesTitle: (tiles: number, length: string) => `House rules, ${tiles} flaps, ${length}`,
    rivals: {
      title: 'Head to head',
      label: (name: string, rival: string, matches: number, won: number, lost: number) =>
        `${rival}: ${plural(matches, 'match', 'matches')} together. ${name} won ${won}, ${rival} won ${lost}.`,
      together: (n: number) => `${plural(n, 'match', 'matches')} together`,
    },
    edit: {
      open: 'Name and colour',
      title: (name: string) => `${name}’s name and colour`,
      name: 'Name',
      note: 'The new name stands in every match played so far.',
      save: 'Save',
      mergeInstead: (name: string) => `The same person? Merge with ${name}`,
    },
    merge: {
      open: 'Merge with another player',
      title: (name: string) => `Who is ${name}?`,
      about: (name: string) =>
        `If ${name} has played under another name as well, choose it, and both become one.`,
      nobody: 'There is nobody else yet.',
      areTwoPeople: (name: string, other: string) =>
        `${name} and ${other} have played in the same match: they are two people.`,
      confirmTitle: (name: string, into: string) => `${name} is ${into}?`,
      confirm: (name: string, into: string) =>
        `Everything ${name} has played counts for ${into} from now on, and the name ${name} is gone from every match. This cannot be undone.`,
      yes: (name: string, into: string) => `Merge ${name} into ${into}`,
      no: 'Keep both',
      close: 'Close',
    },
  },
  settings: {
    title: 'Settings',
    back: 'Back',
    table: 'At the table',
    sound: 'Sound',
    haptics: 'Vibration',
    shake: 'Shake to roll',
    sensitivity: 'How hard to shake',
    sensitivities: { light: 'Gently', normal: 'Firmly', hard: 'Hard' },
    confirm: 'Ask before shutting',
    confirmNote: 'Shut asks once more before the flaps fall.',
    flip: 'Face the player opposite',
    flipNote:
      'The table turns round for every second seat: lay the phone between you and leave it there.',
    lockRotation: 'Never turn the screen',
    lockRotationNote: 'It stays the way you hold it now, however the phone is passed round.',
    appearance: 'Light and motion',
    theme: 'By day or by night',
    themes: { system: 'As the phone', light: 'Harbour, by day', dark: 'Tavern, by night' },
    reduceMotion: 'Less motion',
    reduceMotionNote: 'The wish of your phone is followed anyway; this stills the app on its own.',
    matches: 'Your matches',
    matchesNote: 'All matches and players in one file: to keep, or to carry to another phone.',
    export: 'Export everything',
    import: 'Import a file',
    exporting: 'Writing everything down…',
    importing: 'Reading and checking the file…',
    exported: 'The file was handed to your device.',
    notExported: 'The file could not be handed over.',
    added: (n: number) => `${plural(n, 'match', 'matches')} added.`,
    continued: (n: number) =>
      `${plural(n, 'match that was left here goes', 'matches that were left here go')} on as in the file.`,
    skipped: (n: number) => `${plural(n, 'match was', 'matches were')} here already.`,
    noMatches: 'There is no match in this file.',
    refused: (n: number, why: string) => `${plural(n, 'match', 'matches')} refused: ${why}`,
    refusals: {
      form: 'not written as a match.',
      outcome: 'the result is not what the throws lead to.',
      setup: 'such players or rules cannot be played.',
      play: 'something was done against the rules.',
    },
    importErrors: {
      'too-large': 'This file is too large to be one of ours. Nothing was changed.',
      'not-json':
        'This file cannot be read: it is damaged, or something else. Nothing was changed.',
      poisoned: 'This file holds things no export holds, and was refused. Nothing was changed.',
      'not-an-export': 'This file is not an export of Shut the Box. Nothing was changed.',
      'version-unknown':
        'This file was written by a newer Shut the Box. Update the app, then import it again. Nothing was changed.',
      unreadable: 'The file, or what is saved here, could not be opened. Nothing was changed.',
      'not-written':
        'This device could not save all of it. What was added stays; import the file again for the rest.',
      stopped: 'Erasing stopped this import. Import the file again if you want its matches.',
    },
    startOver: 'Start afresh',
    reset: 'Reset the settings',
    wasReset: 'The settings are as they were at first.',
    erase: 'Erase everything',
    eraseTitle: 'Erase everything?',
    eraseBody: (matches: number, people: number) =>
      `${plural(matches, 'match', 'matches')}, ${plural(people, 'player', 'players')} and all settings will be gone from this device, for good. An export made before brings matches and players back.`,
    eraseSure: 'Yes, I want that',
    eraseNow: 'Erase for good',
    eraseKeep: 'Keep everything',
    notErased: 'This device did not let go of everything. Try again to erase the rest.',
  },
}

export type Translations = typeof en
