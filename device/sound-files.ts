/* eslint-disable @typescript-eslint/no-require-imports -- Metro bundles a file that is required */

/** Types the result of `require`: Metro returns the number of the bundled file. */
const file = (required: unknown) => required as number

const tilt = file(require('../assets/sounds/tilt.wav'))

/**
 * The files of each sound, played in turn so that a sound varies a little. Each file has its own audio
 * player, so that a quick repeat does not cut off the sound before. Together they stay well below forty,
 * after which Android stalls.
 */
export const SOUND_FILES = {
  tilt: [tilt, tilt],
  shut: [
    file(require('../assets/sounds/shut-1.wav')),
    file(require('../assets/sounds/shut-2.wav')),
    file(require('../assets/sounds/shut-3.wav')),
    file(require('../assets/sounds/shut-4.wav')),
  ],
  /** The flap that shuts the box, which falls slowly. */
  lastFlap: [file(require('../assets/sounds/last-flap.wav'))],
  lid: [file(require('../assets/sounds/lid.wav'))],
  flapsRise: [file(require('../assets/sounds/flaps-rise.wav'))],
  takeBack: [file(require('../assets/sounds/take-back.wav'))],
  land: [
    file(require('../assets/sounds/knock-1.wav')),
    file(require('../assets/sounds/knock-2.wav')),
    file(require('../assets/sounds/knock-3.wav')),
  ],
  /** A rolling die touches the felt, or a wall of the box. */
  feltBounce: [
    file(require('../assets/sounds/felt-bounce-1.wav')),
    file(require('../assets/sounds/felt-bounce-2.wav')),
    file(require('../assets/sounds/felt-bounce-3.wav')),
  ],
  wallBounce: [
    file(require('../assets/sounds/wall-bounce-1.wav')),
    file(require('../assets/sounds/wall-bounce-2.wav')),
  ],
  noMove: [file(require('../assets/sounds/no-move.wav'))],
  stopped: [file(require('../assets/sounds/stopped.wav'))],
  passed: [file(require('../assets/sounds/passed.wav'))],
  roundEnd: [file(require('../assets/sounds/round-end.wav'))],
  wentOut: [file(require('../assets/sounds/went-out.wav'))],
  chips: [file(require('../assets/sounds/chips.wav'))],
  /** The total is exactly the target. */
  targetHit: [file(require('../assets/sounds/target-hit.wav'))],
  /** The match is won without a shut box. */
  matchWon: [file(require('../assets/sounds/match-won.wav'))],
  boxShut: [file(require('../assets/sounds/box-shut.wav'))],
} as const satisfies Record<string, readonly number[]>

export const RATTLE_FILE = file(require('../assets/sounds/rattle.wav'))

/** A moment of the game that is heard and felt. */
export type Moment = keyof typeof SOUND_FILES

export const SOUND_NAMES = Object.keys(SOUND_FILES) as Moment[]
