import { Asset } from 'expo-asset'
import { atRest } from './page'
import { RATTLE_FILE, SOUND_FILES, SOUND_NAMES, type Moment } from './sound-files'

// Web Audio and not expo-audio, whose players are media elements: on an iPhone those stop the
// user's music and ignore the silent switch, they start late, and their play() rejects uncaught.

const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const

// A sound that cannot start by then, because it is still loading or not yet allowed, is dropped.
const MAX_DELAY_MS = 250

type Rattle = { source?: AudioBufferSourceNode }

let isOn = true
let context: AudioContext | undefined
let rattle: Rattle | undefined
const bytes = new Map<number, Promise<ArrayBuffer>>()
const buffers = new Map<number, Promise<AudioBuffer>>()
/** The index of the file to play next, for each sound. */
const nextIndexes = new Map<Moment, number>()

export function setSoundOn(isSoundOn: boolean) {
  isOn = isSoundOn
  if (!isOn) stopRattle()
}

/**
 * Fetches all sounds, once the table is drawn. Creating the AudioContext is slow: earlier it would delay the
 * table, and in the first throw make the dice stutter. If it is not allowed yet, the next tap creates it.
 */
export function preloadSounds() {
  if (typeof window === 'undefined') return
  for (const gesture of GESTURES) window.addEventListener(gesture, unlock, { capture: true })
  void atRest().then(() => {
    for (const file of new Set([RATTLE_FILE, ...SOUND_NAMES.flatMap((name) => SOUND_FILES[name])]))
      bytesOf(file).catch(() => undefined)
    unlock()
  })
}

/** Plays a sound; `volume` is from 0 to 1. */
export function playSound(name: Moment, volume = 1) {
  if (!isOn) return
  const files = SOUND_FILES[name]
  const index = nextIndexes.get(name) ?? 0
  nextIndexes.set(name, (index + 1) % files.length)
  const file = files[index]
  const askedAt = performance.now()
  const isWanted = () => isOn && performance.now() - askedAt < MAX_DELAY_MS
  if (file !== undefined) void ignoreErrors(() => start(file, isWanted, { volume }))
}

/** Plays the rattle of the dice in a loop until `stopRattle`. */
export function startRattle() {
  if (!isOn || rattle) return
  const started: Rattle = {}
  rattle = started
  void ignoreErrors(async () => {
    started.source = await start(RATTLE_FILE, () => rattle === started, { isLoop: true })
  })
}

export function stopRattle() {
  const source = rattle?.source
  rattle = undefined
  void ignoreErrors(() => source?.stop())
}

type StartOptions = { readonly volume?: number; readonly isLoop?: boolean }

async function start(
  file: number,
  isWanted: () => boolean,
  { volume = 1, isLoop = false }: StartOptions,
) {
  const ready = openContext()
  if (!ready) return undefined
  // A phone call or another tab suspends the context.
  if (ready.state !== 'running') await ready.resume()
  const buffer = await bufferOf(ready, file)
  if (!isWanted()) return undefined
  const source = ready.createBufferSource()
  source.buffer = buffer
  source.loop = isLoop
  source.connect(volume === 1 ? ready.destination : quieter(ready, volume))
  source.start()
  return source
}

function quieter(ready: AudioContext, volume: number): AudioNode {
  const gain = ready.createGain()
  gain.gain.value = volume
  gain.connect(ready.destination)
  return gain
}

// Before the first tap browsers refuse sound and log a warning, so no context is created yet.
function openContext(): AudioContext | undefined {
  if (context || typeof AudioContext === 'undefined') return context
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return undefined
  context = new AudioContext()
  return context
}

function unlock() {
  void ignoreErrors(async () => {
    const ready = openContext()
    if (!ready) return
    await ready.resume()
    for (const gesture of GESTURES) window.removeEventListener(gesture, unlock, { capture: true })
    await Promise.all([...bytes.keys()].map((file) => bufferOf(ready, file)))
  })
}

function bytesOf(file: number): Promise<ArrayBuffer> {
  return cached(bytes, file, async () => {
    const response = await fetch(Asset.fromModule(file).uri)
    if (!response.ok) throw new Error(`no sound at ${response.url}`)
    return response.arrayBuffer()
  })
}

function bufferOf(ready: AudioContext, file: number): Promise<AudioBuffer> {
  return cached(buffers, file, async () => ready.decodeAudioData(await bytesOf(file)))
}

/** Returns the cached promise of a file, or starts it; one that rejects is not cached. */
function cached<T>(
  cache: Map<number, Promise<T>>,
  file: number,
  load: () => Promise<T>,
): Promise<T> {
  const promise = cache.get(file) ?? load()
  cache.set(file, promise)
  promise.catch(() => cache.delete(file))
  return promise
}

async function ignoreErrors(action: () => unknown): Promise<void> {
  try {
    await action()
  } catch {
    // The game goes on without this sound.
  }
}
