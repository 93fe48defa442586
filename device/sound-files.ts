/* eslint-disable @typescript-eslint/no-require-imports -- how Metro is told of a file it packs */

const file = (packed: unknown) => packed as number

const tilt = file(require('../assets/sounds/tilt.wav'))

/**
 * Every sound, and the files it is played from in turn, each with a player of its own: so that
 * it differs a little each time, and a quick second one does not cut off the first.
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
} as const satisfies Record<string, readonly number[]>

export const RATTLE_FILE = file(require('../assets/sounds/rattle.wav'))

export type SoundName = keyof typeof SOUND_FILES

export const SOUND_NAMES = Object.keys(SOUND_FILES) as SoundName[]
