import type * as ExpoAudio from 'expo-audio'
import { optionalModule } from './optional-module'
import type { SoundName } from './sound-files'
import { RATTLE_FILE, SOUND_FILES, SOUND_NAMES } from './sound-files'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const audio = optionalModule<typeof ExpoAudio>(() => require('expo-audio'))

let isOn = true
let isRattling = false
let mode: Promise<void> | undefined
// Made once and kept: Android stalls after some forty players.
const players = new Map<number | SoundName, readonly ExpoAudio.AudioPlayer[]>()
const turns = new Map<SoundName, number>()

export function setSoundOn(isSoundOn: boolean) {
  isOn = isSoundOn
  if (!isOn) stopRattle()
}

/** Gets every sound ready, so that the first clack is not late. */
export function preloadSounds() {
  void quietly(async () => {
    await setMode()
    for (const name of SOUND_NAMES) playersOf(name)
    rattlePlayer()
  })
}

export function playSound(name: SoundName) {
  if (!isOn) return
  void quietly(async () => {
    await setMode()
    const voices = playersOf(name)
    const turn = turns.get(name) ?? 0
    turns.set(name, (turn + 1) % voices.length)
    const player = voices[turn]
    // iOS does not start a player that stands at its end, so the way back comes first.
    if (player && player.currentTime > 0) await player.seekTo(0)
    if (isOn) player?.play()
  })
}

/** The dice in the hand, round and round until stopRattle. */
export function startRattle() {
  if (!isOn || isRattling) return
  isRattling = true
  void quietly(async () => {
    await setMode()
    if (isRattling) rattlePlayer()?.play()
  })
}

export function stopRattle() {
  if (!isRattling) return
  isRattling = false
  void quietly(() => players.get(RATTLE_FILE)?.[0]?.pause())
}

// Before the first sound, and again with the next one if it failed: a phone that is set to silent
// must stay so, and the player's own music must go on.
function setMode(): Promise<void> {
  mode ??= Promise.resolve(
    audio?.setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }),
  ).catch((error: unknown) => {
    mode = undefined
    throw error
  })
  return mode
}

function playersOf(name: SoundName): readonly ExpoAudio.AudioPlayer[] {
  return keep(name, SOUND_FILES[name])
}

function rattlePlayer(): ExpoAudio.AudioPlayer | undefined {
  const [player] = keep(RATTLE_FILE, [RATTLE_FILE])
  if (player) player.loop = true
  return player
}

function keep(key: number | SoundName, files: readonly number[]): readonly ExpoAudio.AudioPlayer[] {
  const made = players.get(key)
  if (made) return made
  const fresh = files.flatMap(newPlayer)
  players.set(key, fresh)
  return fresh
}

// One that cannot be made is done without, and not tried again and again.
function newPlayer(file: number): ExpoAudio.AudioPlayer[] {
  try {
    return audio ? [audio.createAudioPlayer(file)] : []
  } catch {
    return []
  }
}

async function quietly(action: () => Promise<void> | void): Promise<void> {
  try {
    await action()
  } catch {
    // No sound this time, and the game goes on.
  }
}
