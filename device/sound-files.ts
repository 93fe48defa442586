/* eslint-disable @typescript-eslint/no-require-imports -- Metro bundles a file that is required */

import type { HapticMoment } from './haptics'

/** Types the result of `require`: Metro returns the number of the bundled file. */
const file = (required: unknown) => required as number

const tilt = file(require('../assets/sounds/tilt.wav'))

/**
 * The files of every sound, played one after the other: so that a sound differs a little each time.
 * Each has its own audio player, so that a sound repeated quickly does not cut off the one before.
 */
export const SOUND_FILES = {
  tilt: [tilt, tilt],
  shut: [
    file(require('../assets/sounds/shut-1.wav')),
    file(require('../assets/sounds/shut-2.wav')),
    file(require('../assets/sounds/shut-3.wav')),
    file(require('../assets/sounds/shut-4.wav')),
  ],
  land: [
    file(require('../assets/sounds/knock-1.wav')),
    file(require('../assets/sounds/knock-2.wav')),
    file(require('../assets/sounds/knock-3.wav')),
  ],
  noMove: [file(require('../assets/sounds/no-move.wav'))],
  boxShut: [file(require('../assets/sounds/box-shut.wav'))],
} as const satisfies Record<HapticMoment, readonly number[]>

export const RATTLE_FILE = file(require('../assets/sounds/rattle.wav'))

export type SoundName = keyof typeof SOUND_FILES

export const SOUND_NAMES = Object.keys(SOUND_FILES) as SoundName[]
