import type { Sign } from '@/engine'
import { inWords, list, pluralOf, singularOrPlural } from './grammar'

const areOrIs = (tiles: readonly number[]) => singularOrPlural(tiles.length, 'is', 'are')

/** The announcements of a match for screen readers, loaded with the table. Numbers have no spaces. */
export const enSpoken = {
  /** Consecutive flaps. */
  range: (from: number, to: number) => `${from} to ${to}`,
  dice: (dice: readonly number[]) =>
    dice.length === 1
      ? String(dice[0])
      : `${list(dice)}, ${inWords(dice.reduce((all, face) => all + face, 0))}`,
  /** Said when a table opens before the first throw of a turn. */
  turnOf: (name: string) => `${name}’s turn.`,
  aims: {
    shut: 'Shut the box to win.',
    low: 'The lowest total wins.',
    alone: 'As low as you can.',
    out: (limit: string) => `At ${limit} you are out.`,
    lost: (limit: string) => `Whoever reaches ${limit} loses.`,
    target: (target: string) => `The target is ${target}.`,
    chips: (chips: number) =>
      `The lowest takes ${pluralOf(chips, 'chip', 'chips')} from everybody.`,
  },
  goals: {
    toBeat: (score: string) => `To beat: ${score}.`,
    toWin: (score: string) => `To win: ${score} or less.`,
    toBeatBy: (score: string, name: string) => `To beat ${score} by ${name}.`,
    /** `name` is that of a computer player on turn. */
    out: (total: string, limit: string, name?: string) =>
      `${name === undefined ? 'You have' : `${name} has`} ${total}, out at ${limit}.`,
    lost: (total: string, limit: string, name?: string) =>
      name === undefined
        ? `You have ${total}, at ${limit} you lose.`
        : `${name} has ${total}, loses at ${limit}.`,
    sign: (sign: Sign, total: string, target: string) =>
      sign === 'add'
        ? `Adding to ${total}, target ${target}.`
        : `Subtracting from ${total} to ${target}.`,
  },
  /** A throw, and the ways to shut flaps with it. */
  landed: (dice: string, ways: readonly string[]) => `${dice}. ${ways.join('; ')}.`,
  landedOnly: (dice: string, way: string) => `${dice}. Only ${way}.`,
  landedMany: (dice: string, ways: number) => `${dice}. ${ways} ways.`,
  chosen: (tile: number, toGo: number) => `${tile}. ${toGo} to go`,
  chosenWith: (chosen: string, ways: readonly (readonly number[])[]) => {
    const [way] = ways
    if (ways.length > 5) return `${chosen}: ${ways.length} ways.`
    if (ways.length > 1 || !way) return `${chosen}: ${ways.map((tiles) => list(tiles)).join('; ')}.`
    return `${chosen}: ${singularOrPlural(way.length, 'flap', 'flaps')} ${list(way)}.`
  },
  putBack: (tile: number) => `${tile} put back.`,
  toGo: (toGo: number) => `${toGo} to go.`,
  ready: (tiles: readonly number[]) => `Ready: ${list(tiles)}.`,
  ask: (tiles: readonly number[]) => `Shut ${list(tiles)}? Press again.`,
  refused: {
    flap: (tile: number) => `Flap ${tile} cannot be used.`,
    flapShut: (tile: number) => `Flap ${tile} is shut.`,
    rollFirst: 'Roll first.',
    roll: 'Shut flaps first.',
    shut: 'Choose flaps first.',
    takeBack: 'There is nothing to take back.',
  },
  down: (tiles: readonly number[]) => `${list(tiles)} ${areOrIs(tiles)} down.`,
  up: (tiles: readonly number[]) => `${list(tiles)} ${areOrIs(tiles)} up again.`,
  openNow: (ranges: readonly string[]) => `Open: ${list(ranges)}.`,
  openWith: (ranges: readonly string[], left: string) => `Open: ${list(ranges)}, ${left} left.`,
  openReads: (ranges: readonly string[], score: string) =>
    `Open: ${list(ranges)}, read as ${score}.`,
  oneDieNow: 'One die now.',
  oneOrTwo: 'One die or two.',
  mayStop: (score: string) => `You may stop with ${score}.`,
  noMove: (dice: string, ranges: readonly string[]) =>
    `${dice}: no move. Open ${ranges.join(', ')}.`,
  points: (points: number) => `${pluralOf(points, 'point', 'points')}.`,
  total: (total: string) => `Total ${total}.`,
  stopped: 'Stopped.',
  counted: (score: string, sign: Sign, before: string, total: string, target: string) =>
    `${score} ${{ add: 'added', subtract: 'subtracted' }[sign]}: ${before} to ${total}. Target ${target}.`,
  boxShut: 'The box is shut!',
  captain: (name: string) => `${name} is Captain.`,
  matchOver: 'Match over.',
  wins: (names: readonly string[], score: string | undefined) =>
    names.length > 1
      ? `${list(names)} share the win.`
      : `${names[0]} wins${score === undefined ? '' : `, ${score}`}.`,
  score: (winner: string, loser: string) => `${winner} to ${loser}`,
  winsWith: (points: string) => `with ${points}`,
  passTo: (name: string) => `Pass to ${name}.`,
  lastTurn: {
    'no-move': (name: string, score: string) => `${name} scored ${score}.`,
    stop: (name: string, score: string) => `${name} stopped with ${score}.`,
    shut: (name: string) => `${name} shut the box.`,
  },
  totals: (totals: readonly string[]) => `Totals: ${totals.join(', ')}.`,
  standing: (name: string, standing: string) => `${name} ${standing}`,
  sign: (name: string, total: string, target: string) =>
    `${name}, you have ${total}, target ${target}. Add or subtract?`,
  lands: (sign: Sign, missing: string) =>
    `${{ add: 'Adding', subtract: 'Subtracting' }[sign]} ${missing} lands on it.`,
  where: {
    rolling: 'The dice roll.',
    dice: (dice: string) => `Dice ${dice}.`,
    chosen: (tiles: readonly number[], toGo: number) =>
      `Chosen ${list(tiles)}, ${toGo === 0 ? 'ready' : `${toGo} to go`}.`,
    open: (ranges: readonly string[]) => `Open ${list(ranges)}.`,
    standings: (standings: readonly string[]) => `${standings.join(', ')}.`,
  },
  /** The turn of a computer player. */
  computer: {
    throws: (name: string, dice: string) => `${name} throws ${dice}.`,
    shuts: (name: string, tiles: readonly number[]) => `${name} shuts ${list(tiles)}.`,
    sign: (name: string, sign: Sign) => `${name} will ${sign}.`,
    ended: (name: string, text: string) => `${name}: ${text}`,
  },
}

export type SpokenWords = typeof enSpoken
