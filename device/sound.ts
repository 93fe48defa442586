import type * as ExpoAudio from 'expo-audio'
import { optionalModule } from './optional-module'
import type { SoundName } from './sound-files'
import { RATTLE_FILE, SOUND_FILES, SOUND_NAMES } from './sound-files'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const audio = optionalModule<typeof ExpoAudio>(() => require('expo-audio'))

let isOn = true
let isRattling = false
let audioMode: Promise<void> | undefined
// Created once and reused: Android stalls after about forty audio players.
const players = new Map<number | SoundName, readonly ExpoAudio.AudioPlayer[]>()
/** The index of the player that plays a sound next. */
const nextIndexes = new Map<SoundName, number>()

export function setSoundOn(isSoundOn: boolean) {
  isOn = isSoundOn
  if (!isOn) stopRattle()
}

/** Creates the players of all sounds, so that the first sound is not late. */
export function preloadSounds() {
  void ignoreErrors(async () => {
    await setMode()
    for (const name of SOUND_NAMES) playersOf(name)
    rattlePlayer()
  })
}

export function playSound(name: SoundName) {
  if (!isOn) return
  void ignoreErrors(async () => {
    await setMode()
    const soundPlayers = playersOf(name)
    const index = nextIndexes.get(name) ?? 0
    nextIndexes.set(name, (index + 1) % soundPlayers.length)
    const player = soundPlayers[index]
    // iOS does not start a player that is at its end, so it is rewound first.
    if (player && player.currentTime > 0) await player.seekTo(0)
    if (isOn) player?.play()
  })
}

/** Plays the rattle of the dice in a loop until `stopRattle`. */
export function startRattle() {
  if (!isOn || isRattling) return
  isRattling = true
  void ignoreErrors(async () => {
    await setMode()
    if (isRattling) rattlePlayer()?.play()
  })
}

export function stopRattle() {
  if (!isRattling) return
  isRattling = false
  void ignoreErrors(() => players.get(RATTLE_FILE)?.[0]?.pause())
}

// Called before every sound and done once, or again if it failed. A phone set to silent must stay
// silent, and the user's music must go on.
function setMode(): Promise<void> {
  audioMode ??= Promise.resolve(
    audio?.setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }),
  ).catch((error: unknown) => {
    audioMode = undefined
    throw error
  })
  return audioMode
}

function playersOf(name: SoundName): readonly ExpoAudio.AudioPlayer[] {
  return cachedPlayers(name, SOUND_FILES[name])
}

function rattlePlayer(): ExpoAudio.AudioPlayer | undefined {
  const [player] = cachedPlayers(RATTLE_FILE, [RATTLE_FILE])
  if (player) player.loop = true
  return player
}

function cachedPlayers(
  key: number | SoundName,
  files: readonly number[],
): readonly ExpoAudio.AudioPlayer[] {
  const cached = players.get(key)
  if (cached) return cached
  const created = files.flatMap(newPlayer)
  players.set(key, created)
  return created
}

// Empty if the player cannot be created, and then not tried again.
function newPlayer(file: number): ExpoAudio.AudioPlayer[] {
  try {
    return audio ? [audio.createAudioPlayer(file)] : []
  } catch {
    return []
  }
}

async function ignoreErrors(action: () => Promise<void> | void): Promise<void> {
  try {
    await action()
  } catch {
    // The game goes on without this sound.
  }
}
