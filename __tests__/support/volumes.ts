/**
 * How many cases the tests run that could run any number of them: `npm test` and `npm run test:browser` run
 * the first `quick` ones, which still find every fault planted so far, and `npm run test:volumes` those from
 * there up to `full`.
 */
const VOLUMES = {
  /** Dice for the statistics. Half a million show the bias of bytes modulo six beyond doubt. */
  dice: { quick: 500_000, full: 10_000_000 },
  /** Matches compared with a slow second implementation of the rules, by the combinations of rules in turn, of which there are 1,296. */
  randomMatches: { quick: 5_000, full: 100_000 },
  /** Boards on which every choice is compared with trying everything, of 72 sets of rules with 381 each. */
  judgedBoards: { quick: 360, full: 27_432 },
  /** Matches of random choices, the presets in turn, whose luck and errors must add up. */
  analysedMatches: { quick: 16, full: 8_000 },
  /** Boards at which the luck of all throws must cancel out: all of each preset, with nine tiles and with twelve. */
  luckyBoards: { quick: 60, full: 20_468 },
  /** Boards at which the sentence of the coach is read after every throw: all of each preset, and of the pub's with twelve tiles. */
  coachedBoards: { quick: 300, full: 8_183 },
  /** Turns of perfect play that are thrown, whose mean must be the value of the whole board. */
  simulatedTurns: { quick: 100_000, full: 1_000_000 },
  /** Sessions killed at every step of every write. Sixteen end a match of every preset on both disks. */
  killedSessions: { quick: 16, full: 240 },
  /** Sessions killed a second time, while the app puts things right. */
  twiceKilledSessions: { quick: 2, full: 20 },
  /** Damaged saves on each disk. 121 of them are every save damaged in every way. */
  damagedSaves: { quick: 605, full: 6_050 },
  /** Exports that somebody has tampered with, in one place each. */
  tamperedImports: { quick: 6_000, full: 90_000 },
  /** Files that are no export at all. */
  strangeImports: { quick: 1_000, full: 15_000 },
  /** Times that a real browser is killed in the middle of a match. */
  killedBrowsers: { quick: 6, full: 56 },
  /** Whole matches that are tapped in a browser, of different rules and sizes. */
  browserMatches: { quick: 2, full: 4 },
  /** Matches that the robot taps through: twenty by random rules, the formats in turn, then every preset. */
  robotMatches: { quick: 1, full: 28 },
} as const

/** Set by `jest.volumes.config.js`. */
export const { isFullVolume = false } = globalThis as { isFullVolume?: boolean }

type Volume = { readonly from: number; readonly to: number; readonly count: number }

/** The numbers of the cases to run: from `from` up to, not including, `to`. */
export function volume(of: keyof typeof VOLUMES): Volume {
  const { quick, full } = VOLUMES[of]
  const [from, to] = isFullVolume ? [quick, full] : [0, quick]
  return { from, to, count: to - from }
}
