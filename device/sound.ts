import type * as ExpoAudio from 'expo-audio'
import { AppState } from 'react-native'
import { optionalModule } from './optional-module'
import { RATTLE_FILE, SOUND_FILES, SOUND_NAMES, type Moment } from './sound-files'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const audio = optionalModule<typeof ExpoAudio>(() => require('expo-audio'))

/** The pause between creating two players in advance: on Android each blocks the UI thread for a moment. */
const PRELOAD_GAP_MS = 50

const PLAYER_OPTIONS = {
  // Otherwise iOS deactivates the session after each sound, and every sound starts late.
  keepAudioSessionActive: true,
  // Only the end of a sound matters, and it is reported at once.
  updateInterval: 60_000,
}

/** The key of the rattle among the voices. */
const RATTLE = 'rattle'

/** A player, and whether it is at the start of its sound, so that playing takes a single call. */
type Voice = { readonly player: ExpoAudio.AudioPlayer; isAtStart: boolean; volume: number }

let isOn = true
let isRattling = false
let audioMode: Promise<void> | undefined
let isSessionOpen = false
// Created once and reused: Android gives an app forty audio tracks, and each player holds one.
const voices = new Map<string, Voice | undefined>()
/** The index of the voice that plays a sound next. */
const nextIndexes = new Map<Moment, number>()

AppState.addEventListener('change', (state) => {
  if (state !== 'active') return
  // iOS deactivates the session of a suspended app.
  if (isSessionOpen) audioMode = activateSession()
  // expo-audio resumes what it paused in the background, including a rattle stopped in the meantime.
  if (!isRattling) pauseRattle()
})

export function setSoundOn(isSoundOn: boolean) {
  isOn = isSoundOn
  if (!isOn) stopRattle()
}

/** Creates the players of all sounds one by one, so that the first sound is not late. */
export function preloadSounds() {
  void ignoreErrors(async () => {
    await setMode()
    rattlePlayer()
    for (const name of SOUND_NAMES) {
      for (const index of SOUND_FILES[name].keys()) {
        await new Promise((resolve) => setTimeout(resolve, PRELOAD_GAP_MS))
        voiceOf(name, index)
      }
    }
  })
}

/** Plays a sound; `volume` is from 0 to 1. */
export function playSound(name: Moment, volume = 1) {
  if (!isOn) return
  void ignoreErrors(async () => {
    await setMode()
    const index = nextIndexes.get(name) ?? 0
    nextIndexes.set(name, (index + 1) % SOUND_FILES[name].length)
    const voice = voiceOf(name, index)
    if (!voice) return
    if (!voice.isAtStart) await rewind(voice)
    if (!isOn) return
    voice.isAtStart = false
    setVolume(voice, volume)
    voice.player.play()
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
  pauseRattle()
}

function pauseRattle() {
  void ignoreErrors(() => voices.get(RATTLE)?.player.pause())
}

// Called before every sound. Runs once, or again after a failure; the session is then activated on each
// return to the app.
function setMode(): Promise<void> {
  audioMode ??= openSession().catch((error: unknown) => {
    audioMode = undefined
    throw error
  })
  return audioMode
}

// A silenced phone must stay silent, and the user's music must go on: so the mode comes first.
async function openSession(): Promise<void> {
  await audio?.setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' })
  await activateSession()
  isSessionOpen = true
}

// Otherwise iOS does this in the next play(), while the JS thread waits. Tried again after a failure.
const activateSession = (): Promise<void> => ignoreErrors(() => audio?.setIsAudioActiveAsync(true))

function voiceOf(name: Moment, index: number): Voice | undefined {
  const file = SOUND_FILES[name][index]
  return file === undefined ? undefined : cachedVoice(`${name} ${index}`, file)
}

const rattlePlayer = (): ExpoAudio.AudioPlayer | undefined =>
  cachedVoice(RATTLE, RATTLE_FILE)?.player

function cachedVoice(key: string, file: number): Voice | undefined {
  if (!voices.has(key)) voices.set(key, newVoice(file, key === RATTLE))
  return voices.get(key)
}

// Undefined if the player could not be created; not tried again.
function newVoice(file: number, isRattle: boolean): Voice | undefined {
  try {
    if (!audio) return undefined
    const player = audio.createAudioPlayer(file, PLAYER_OPTIONS)
    const voice = { player, isAtStart: true, volume: 1 }
    // Set only once: each call waits for the UI thread on Android.
    if (isRattle) player.loop = true
    player.addListener('playbackStatusUpdate', ({ playing, didJustFinish }) => {
      // iOS resumes after a phone call what the call interrupted, including a rattle stopped in the meantime.
      if (isRattle && playing && !isRattling) pauseRattle()
      if (didJustFinish) void ignoreErrors(() => rewind(voice))
    })
    return voice
  } catch {
    return undefined
  }
}

// No platform waits for it: Android posts it to the UI thread, where play() comes after it.
function setVolume(voice: Voice, volume: number) {
  if (voice.volume === volume) return
  voice.volume = volume
  voice.player.volume = volume
}

// A player at its end does not start again. Paused first: on Android an ended player would play on.
async function rewind(voice: Voice): Promise<void> {
  voice.player.pause()
  await voice.player.seekTo(0)
  voice.isAtStart = true
}

async function ignoreErrors(action: () => Promise<void> | void): Promise<void> {
  try {
    await action()
  } catch {
    // The game goes on without this sound.
  }
}
