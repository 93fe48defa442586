import { Asset } from 'expo-asset'
import type { SoundName } from './sound-files'
import { RATTLE_FILE, SOUND_FILES, SOUND_NAMES } from './sound-files'

// Web Audio and not expo-audio, whose players are media elements: those stop the player's own
// music on an iPhone, ignore its silent switch, come late, and reject a play() nobody can catch.

const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'] as const

// A clack that has to wait longer, for a file or for leave to sound, is better not heard at all.
const LATE = 250

type Rattle = { source?: AudioBufferSourceNode }

let isOn = true
let context: AudioContext | undefined
let rattle: Rattle | undefined
const bytes = new Map<number, Promise<ArrayBuffer>>()
const buffers = new Map<number, Promise<AudioBuffer>>()
const turns = new Map<SoundName, number>()

export function setSoundOn(isSoundOn: boolean) {
  isOn = isSoundOn
  if (!isOn) stopRattle()
}

/** Fetches every sound; called in a tap it is ready at once, else after the first one. */
export function preloadSounds() {
  if (typeof window === 'undefined') return
  for (const file of new Set([RATTLE_FILE, ...SOUND_NAMES.flatMap((name) => SOUND_FILES[name])])) {
    bytesOf(file).catch(() => undefined)
  }
  for (const gesture of GESTURES) window.addEventListener(gesture, unlock, { capture: true })
  // To open a context takes long, and in the middle of the first throw it would be seen.
  unlock()
}

export function playSound(name: SoundName) {
  if (!isOn) return
  const files = SOUND_FILES[name]
  const turn = turns.get(name) ?? 0
  turns.set(name, (turn + 1) % files.length)
  const file = files[turn]
  const asked = performance.now()
  const isWanted = () => isOn && performance.now() - asked < LATE
  if (file !== undefined) void quietly(() => start(file, isWanted))
}

/** The dice in the hand, round and round until stopRattle. */
export function startRattle() {
  if (!isOn || rattle) return
  const mine: Rattle = {}
  rattle = mine
  void quietly(async () => {
    mine.source = await start(RATTLE_FILE, () => rattle === mine, true)
  })
}

export function stopRattle() {
  const source = rattle?.source
  rattle = undefined
  void quietly(() => source?.stop())
}

async function start(file: number, isWanted: () => boolean, isLoop = false) {
  const ready = openContext()
  if (!ready) return undefined
  // A call or another tab suspends it; only then is there anything to resume.
  if (ready.state !== 'running') await ready.resume()
  const buffer = await bufferOf(ready, file)
  if (!isWanted()) return undefined
  const source = ready.createBufferSource()
  source.buffer = buffer
  source.loop = isLoop
  source.connect(ready.destination)
  source.start()
  return source
}

// Before the first tap a browser would only complain, so until then there is no context at all.
function openContext(): AudioContext | undefined {
  if (context || typeof AudioContext === 'undefined') return context
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return undefined
  context = new AudioContext()
  return context
}

function unlock() {
  void quietly(async () => {
    const ready = openContext()
    if (!ready) return
    await ready.resume()
    for (const gesture of GESTURES) window.removeEventListener(gesture, unlock, { capture: true })
    await Promise.all([...bytes.keys()].map((file) => bufferOf(ready, file)))
  })
}

function bytesOf(file: number): Promise<ArrayBuffer> {
  return once(bytes, file, async () => {
    const answer = await fetch(Asset.fromModule(file).uri)
    if (!answer.ok) throw new Error(`no sound at ${answer.url}`)
    return answer.arrayBuffer()
  })
}

function bufferOf(ready: AudioContext, file: number): Promise<AudioBuffer> {
  return once(buffers, file, async () => ready.decodeAudioData(await bytesOf(file)))
}

/** Remembers what succeeds, and tries again after what failed. */
function once<T>(known: Map<number, Promise<T>>, file: number, make: () => Promise<T>): Promise<T> {
  const promise = known.get(file) ?? make()
  known.set(file, promise)
  promise.catch(() => known.delete(file))
  return promise
}

async function quietly(action: () => unknown): Promise<void> {
  try {
    await action()
  } catch {
    // No sound this time, and the game goes on.
  }
}
