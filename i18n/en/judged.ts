import type { Sign } from '@/engine'
import { list, pluralOfText } from './grammar'

const outOf36 = (n: number) => `${n} of 36 throws`
const keepGoing = (n: number) =>
  n === 36
    ? 'every throw keeps you going'
    : n === 0
      ? 'no throw keeps you going'
      : `${outOf36(n)} ${n === 1 ? 'keeps' : 'keep'} you going`
const times = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const chipsOf = (chips: string) => pluralOfText(chips, 'chip', 'chips')
const pointsOf = (points: string) => pluralOfText(points, 'point', 'points')
const SIGNS: Readonly<Record<Sign, string>> = { add: 'Add', subtract: 'Subtract' }
const dice = (count: 1 | 2): string => (count === 1 ? 'one die' : 'two dice')

/** The texts of the coach and the analysis, loaded with them. */
export const enCoach = {
  coach: {
    /** The label of the lamp for screen readers. */
    lamp: 'Ask the coach',
    ask: 'Tap the lamp, and the coach tells you what it would do.',
    teach: 'Choose first. The coach speaks up where it matters.',
    thinking: 'Let me see…',
    same: 'All the same here: do as you like.',
    /** The reason: how many of the 36 possible next throws have a move. */
    shut: (tiles: readonly number[], goesOn: number) =>
      `Shut ${list(tiles)}: ${keepGoing(goesOn)}.`,
    shutForLater: (tiles: readonly number[], goesOn: number) =>
      `Shut ${list(tiles)}: ${keepGoing(goesOn)}, and those after that go better.`,
    shutToLeave: (tiles: readonly number[], left: string, goesOn: number) =>
      `Shut ${list(tiles)}: only ${left} is left then, and ${keepGoing(goesOn)}.`,
    /** Used if the number of throws is not the reason. */
    shutOnTheWhole: (tiles: readonly number[], goesOn: number) =>
      `Shut ${list(tiles)}: ${keepGoing(goesOn)}, and on the whole that comes out better.`,
    shutBox: (tiles: readonly number[]) => `Shut ${list(tiles)}: that shuts the box!`,
    shutOnly: (tiles: readonly number[], goesOn: number) =>
      `Only ${list(tiles)} will do: ${keepGoing(goesOn)} after that.`,
    shutToRead: (tiles: readonly number[], reads: string, goesOn: number) =>
      `Shut ${list(tiles)}: it reads ${reads} then, and ${keepGoing(goesOn)}.`,
    shutToLand: (tiles: readonly number[], target: string) =>
      `Shut ${list(tiles)} and stop: you land on ${target}!`,
    onlyThrow: (goesOn: number) => `Nothing to choose but to throw: ${keepGoing(goesOn)}.`,
    throwDice: (count: 1 | 2, goesOn: number, other: number) =>
      `Throw ${dice(count)}: ${keepGoing(goesOn)}, with ${dice(count === 1 ? 2 : 1)} ${other}.`,
    throwTwoForMore: (goesOn: number) =>
      `Throw two dice: ${keepGoing(goesOn)}, and they shut more at once.`,
    throwOneForMore: (goesOn: number) =>
      `Throw one die: ${keepGoing(goesOn)}, and the rest goes better.`,
    throwOn: (goesOn: number) => `Throw on: ${keepGoing(goesOn)}.`,
    stopToLand: (target: string) => `Stop: you land on ${target}!`,
    stopAway: (target: string, goesOn: number) =>
      `Stop: ${keepGoing(goesOn)}, but on the whole away from ${target}.`,
    stopToWin: (goesOn: number) => `Stop: ${keepGoing(goesOn)}, but stopping wins more often.`,
    announceToLand: (sign: Sign, score: string, target: string) =>
      `${SIGNS[sign]}: then ${score} lands on ${target}.`,
    announceNearer: (sign: Sign, target: string) =>
      `${SIGNS[sign]}: on the whole that ends nearer to ${target}.`,
    /** The button after the advice that opens all choices. */
    more: 'Every choice',
    choices: 'Every choice here',
    close: 'Close',
    /** The names of the choices. */
    choice: {
      shut: (tiles: readonly number[]) => list(tiles),
      throwDice: (count: 1 | 2): string => (count === 1 ? 'One die' : 'Two dice'),
      throwOn: 'Throw on',
      stop: 'Stop',
      announce: (sign: Sign) => SIGNS[sign],
    },
    /** The value of the best choice. */
    worth: {
      wins: (inHundred: number) => `wins ${inHundred} in 100`,
      chips: (chips: string) => `${chipsOf(chips)} on average`,
      points: (points: string) => `leaves ${points} on average`,
      nearness: 'ends nearest',
    },
    /** The cost of another choice. */
    cost: {
      nothing: 'just as good',
      little: 'all but the same',
      wins: (inHundred: number) => `wins ${inHundred} fewer in 100`,
      chips: (inHundred: number) => `${times(inHundred, 'chip', 'chips')} fewer in 100 rounds`,
      points: (points: string) => `leaves ${points} more on average`,
      nearness: ['ends a little farther away', 'ends farther away', 'ends much farther away'],
    },
    goesOn: (n: number) => `${n} of 36 go on`,
    shutsBox: 'shuts the box',
    /** The assumptions behind the numbers. */
    restsOn: {
      win: 'If everybody plays on as well as can be.',
      'win-assumed': 'If every later turn is played for the lowest score.',
      chips: 'Chips of this round.',
      score: 'What is left at the end of this turn.',
      nearness: 'How near the target this turn ends: a measure, not a chance.',
    },
    /** The choice the coach would have made, said after a choice. */
    would: {
      shut: (tiles: readonly number[]) => `I would have shut ${list(tiles)}`,
      throwDice: (count: 1 | 2) => `I would have thrown ${dice(count)}`,
      throwOn: 'I would have thrown on',
      stop: 'I would have stopped there',
      announce: (sign: Sign): string =>
        sign === 'add' ? 'I would have added' : 'I would have subtracted',
    },
    wouldGoOn: (would: string, goesOn: number, instead: number) =>
      `Fair enough. ${would}: ${keepGoing(goesOn)}, instead of ${instead}.`,
    wouldLand: (would: string, target: string) => `Fair enough. ${would}: that lands on ${target}.`,
    wouldShutBox: (would: string) => `Fair enough. ${would}: that shuts the box!`,
    wouldGain: {
      wins: (would: string, inHundred: number) =>
        `Fair enough. ${would}: that wins ${inHundred} more in 100.`,
      chips: (would: string, inHundred: number) =>
        `Fair enough. ${would}: that is ${times(inHundred, 'chip', 'chips')} more in 100 rounds.`,
      points: (would: string, points: string) =>
        `Fair enough. ${would}: that leaves ${points} less on average.`,
      nearness: (would: string) => `Fair enough. ${would}: that ends nearer.`,
    },
  },
  analysis: {
    title: 'Luck and skill',
    back: 'Result',
    working: 'Going through the match…',
    workingPart: (percent: number) => `Going through the match: ${percent} in 100 done.`,
    /** The analysis in sentences: luck first, then skill, then one choice to talk about. */
    luck: {
      wins: (name: string, inHundred: number) =>
        `${name} had the dice: ${inHundred} in 100 better than fair.`,
      chips: (name: string, chips: string) =>
        `${name} had the dice: ${chipsOf(chips)} better than fair.`,
      points: (name: string, points: string) =>
        `${name} had the dice: ${pointsOf(points)} better than fair.`,
      /** Used where a number would mean nothing. */
      unnumbered: (name: string) => `${name} had the dice.`,
    },
    noLuck: {
      wins: (name: string, inHundred: number) =>
        `The dice were against ${name}: ${inHundred} in 100 worse than fair.`,
      chips: (name: string, chips: string) =>
        `The dice were against ${name}: ${chipsOf(chips)} worse than fair.`,
      points: (name: string, points: string) =>
        `The dice were against ${name}: ${pointsOf(points)} worse than fair.`,
      unnumbered: (name: string) => `The dice were against ${name}.`,
    },
    fairDice: 'The dice were fair to everybody.',
    fairDiceAlone: 'The dice were fair.',
    noChoices: 'No choice made a difference.',
    playedBest: (names: readonly string[]) => `${list(names)} played best`,
    playedAlike: 'You all played about equally well',
    /** Used with computer players, who are not addressed. */
    playedAlikeNamed: (names: readonly string[]) => `${list(names)} played about equally well`,
    /** For the only player who had choices. */
    playedAllRight: (name: string) => `${name} made the best of every choice`,
    playedAlone: (name: string, real: number) =>
      `${name} had ${real === 1 ? 'one choice that mattered' : `${real} choices that mattered`}`,
    /** The costliest choice of the match, after the phrase about who played best. */
    talkAbout: (played: string, when: string, chosen: string, best: string) =>
      `${played}; the one to talk about was ${when}: ${chosen} instead of ${best}.`,
    nothingToTalkAbout: (played: string) => `${played}, and no choice cost much.`,
    /** Whose round or turn it was; without a number in a match with one round. */
    round: (name: string, n: number) => `${name}’s round ${n}`,
    turn: (name: string, n: number) => `${name}’s turn ${n}`,
    onlyRound: (name: string) => `${name}’s turn`,
    chosen: {
      shut: (tiles: readonly number[]) => list(tiles),
      throwDice: (count: 1 | 2) => dice(count),
      throwOn: 'throwing on',
      stop: 'stopping',
      announce: (sign: Sign): string => (sign === 'add' ? 'adding' : 'subtracting'),
    },
    course: {
      wins: 'Chance to win',
      chips: 'Chips to expect',
      points: 'Score to expect, turn by turn',
      nearness: 'How near the turn may end',
    },
    courseAbout: {
      wins: 'In 100, throw by throw, everybody playing on as well as can be.',
      winsAssumed:
        'In 100, throw by throw, as if every later turn were played for the lowest score, until it can be told exactly.',
      chips: 'Throw by throw, with those of this round.',
      points: 'Throw by throw: low is good.',
      nearness: 'Throw by throw: high is near. A measure, not a chance.',
    },
    slider: 'Throw of the match',
    value: {
      wins: (name: string, inHundred: number) => `${name} ${inHundred} in 100`,
      chips: (name: string, chips: string) => `${name} ${chips}`,
      points: (name: string, points: string) => `${name} ${points}`,
      nearness: (name: string) => name,
    },
    luckiest: 'Luckiest throw',
    costliest: 'To talk about',
    luckiestAt: (when: string, thrown: readonly number[]) => `${when}: ${list(thrown)}`,
    costliestAt: (when: string, chosen: string, best: string) =>
      `${when}: ${chosen} instead of ${best}`,
    better: {
      wins: (inHundred: number) => `+${inHundred} in 100`,
      chips: (chips: string) => `+${chipsOf(chips)}`,
      points: (points: string) => `${pointsOf(points)} better`,
      digits: 'a lower number',
      nearness: 'nearer',
    },
    cost: {
      wins: (inHundred: number) => `${inHundred} fewer in 100`,
      chips: (chips: string) => `${chipsOf(chips)} fewer`,
      points: (points: string) => `${pointsOf(points)} more`,
      digits: 'a higher number',
      nearness: 'farther away',
    },
    watch: 'Watch it',
    watchHere: 'Watch this throw',
    bars: 'Luck and choices',
    luckLabel: 'Luck',
    skillLabel: 'Choices',
    barLabel: (name: string, luck: string, right: number, real: number, costs: readonly string[]) =>
      `${name}. Luck: ${luck}. ${real === 0 ? 'No choice that mattered' : `${right} of ${times(real, 'choice', 'choices')} as good as can be`}${costs.length === 0 ? '' : `; the others: ${list(costs)}`}.`,
    barsAbout:
      'Luck is what the dice gave beyond what is fair. Only choices that made a difference count.',
    found: (right: number, real: number) =>
      real === 0 ? 'none that mattered' : `${right} of ${real}`,
    few: 'A few throws prove nothing: play another.',
    signed: {
      wins: (inHundred: string) => `${inHundred} in 100`,
      chips: chipsOf,
      points: pointsOf,
      unnumbered: { up: 'with the dice', down: 'against the dice', even: 'fair' },
    },
  },
  /** For the page of a player: averages over the last matches. */
  skill: {
    title: 'Luck and choices',
    found: (right: number, real: number) =>
      `${right} of ${times(real, 'choice', 'choices')} as good as can be`,
    about: (matches: number) =>
      `In the last ${matches === 1 ? 'match' : `${matches} matches`}; only choices that made a difference.`,
    lucky: (n: number, of: number) =>
      `The dice were kind in ${n} of ${times(of, 'match', 'matches')}.`,
    matchLabel: (right: number, real: number, luck: number) =>
      `${right} of ${real}${luck === 0 ? '' : luck > 0 ? ' with the dice' : ' against the dice'}`,
    chartLabel: (shares: readonly string[]) =>
      `Choices as good as can be, and the dice, match by match, oldest first: ${shares.join(', ')}.`,
    few: 'Few choices so far: this can still turn.',
    working: (left: number) => `Going through ${times(left, 'match', 'matches')}…`,
  },
}

export type CoachWords = typeof enCoach
