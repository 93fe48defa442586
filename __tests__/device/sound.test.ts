import { AppState } from 'react-native'
import type * as Sound from '../../device/sound'
import { SOUND_FILES, SOUND_NAMES } from '../../device/sound-files'
import { loadFresh, missing, settle } from './fresh-module'

type StatusListener = (status: { playing: boolean; didJustFinish: boolean }) => void

class FakePlayer {
  private isLooping = false
  isPlaying = false
  private level = 1
  calls: string[] = []
  private isAtStart = true
  private listener: StatusListener = () => {}
  seekTo = jest.fn((seconds: number) => {
    this.calls.push('seekTo')
    this.isAtStart = seconds === 0
    return Promise.resolve()
  })
  play = jest.fn(() => {
    this.calls.push('play')
    // As on iOS: a player at its end does not start.
    this.isPlaying = this.isAtStart
    this.isAtStart = false
  })
  pause = jest.fn(() => {
    this.calls.push('pause')
    this.isPlaying = false
  })
  addListener = jest.fn((_: string, listener: StatusListener) => void (this.listener = listener))
  get loop(): boolean {
    return this.isLooping
  }
  set loop(loop: boolean) {
    this.calls.push('loop')
    this.isLooping = loop
  }
  get volume(): number {
    return this.level
  }
  set volume(volume: number) {
    this.calls.push('volume')
    this.level = volume
  }
  /** Each of these is a blocking hop to the UI thread on Android. */
  get currentTime(): number {
    this.calls.push('currentTime')
    return 0
  }
  finish(): void {
    this.isPlaying = false
    this.listener({ playing: false, didJustFinish: true })
  }
  /** As expo-audio does when an interruption is over. */
  resume(): void {
    this.isPlaying = true
    this.listener({ playing: true, didJustFinish: false })
  }
}

function fakeAudio() {
  const players: FakePlayer[] = []
  return {
    players,
    started: () => players.filter(({ isPlaying }) => isPlaying),
    setAudioModeAsync: jest.fn<Promise<void>, [object]>(() => Promise.resolve()),
    setIsAudioActiveAsync: jest.fn<Promise<void>, [boolean]>(() => Promise.resolve()),
    createAudioPlayer: jest.fn<FakePlayer, [file: unknown, options: object]>(() => {
      const player = new FakePlayer()
      players.push(player)
      return player
    }),
  }
}

/** Long enough for every player to be created. */
const prepared = () => new Promise((resolve) => setTimeout(resolve, 2200))

const load = (audio: () => unknown) =>
  loadFresh(() => require('../../device/sound') as typeof Sound, { 'expo-audio': audio })

/** The module, and how it is told that the app comes or goes. */
function loadWithAppState(audio: () => unknown) {
  const heard = jest.spyOn(AppState, 'addEventListener')
  const sound = load(audio)
  return { ...sound, onAppState: heard.mock.calls.at(-1)![1] }
}

test('mixes with other music and keeps to the silent switch, before anything sounds', async () => {
  const audio = fakeAudio()
  let allow = () => {}
  audio.setAudioModeAsync.mockReturnValue(new Promise<void>((resolve) => (allow = resolve)))
  load(() => audio).playSound('shut')
  await settle()
  expect(audio.setAudioModeAsync.mock.calls).toEqual([
    [{ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }],
  ])
  expect(audio.started()).toHaveLength(0)
  allow()
  await settle()
  expect(audio.started()).toHaveLength(1)
})

test('clacks differently each time, with players made once', async () => {
  const audio = fakeAudio()
  const { playSound } = load(() => audio)
  for (let round = 0; round < 3; round++) {
    for (let flap = 0; flap < 4; flap++) playSound('shut')
    await settle()
  }
  expect(audio.players).toHaveLength(4)
  expect(audio.players.map(({ play }) => play.mock.calls.length)).toEqual([3, 3, 3, 3])
})

test('playing is one call, since a sound is rewound when it has ended', async () => {
  const audio = fakeAudio()
  const { playSound } = load(() => audio)
  playSound('boxShut')
  await settle()
  const player = audio.players[0]!
  expect(player.calls).toEqual(['play'])
  player.finish()
  await settle()
  // Paused first: on Android a player that has ended would play on.
  expect(player.calls).toEqual(['play', 'pause', 'seekTo'])
  playSound('boxShut')
  await settle()
  expect(player.calls.slice(3)).toEqual(['play'])
  expect(audio.started()).toHaveLength(1)
})

test('a weak bounce is quiet, and the volume is set only when it changes', async () => {
  const audio = fakeAudio()
  const { playSound } = load(() => audio)
  const bounce = async (strength: number) => {
    playSound('wallBounce', strength)
    await settle()
    audio.players.forEach((player) => player.finish())
    await settle()
  }
  // Two files in turn, so every other one is on the first player.
  for (const strength of [0.3, 1, 0.3, 1, 1]) await bounce(strength)
  const [first, second] = audio.players
  const changes = (player?: FakePlayer) => player?.calls.filter((call) => call === 'volume').length
  expect(first!.volume).toBe(1)
  expect(changes(first)).toBe(2)
  expect(changes(second)).toBe(0)
  expect(first!.calls.slice(0, 2)).toEqual(['volume', 'play'])
})

test('a sound that is asked for again before its end begins again', async () => {
  const audio = fakeAudio()
  const { playSound } = load(() => audio)
  playSound('boxShut')
  await settle()
  playSound('boxShut')
  await settle()
  expect(audio.players[0]!.calls).toEqual(['play', 'pause', 'seekTo', 'play'])
  expect(audio.started()).toHaveLength(1)
})

test('keeps the audio session of iOS active between sounds', async () => {
  const audio = fakeAudio()
  const { preloadSounds } = load(() => audio)
  preloadSounds()
  await prepared()
  expect(audio.createAudioPlayer.mock.calls.length).toBeGreaterThan(SOUND_NAMES.length)
  for (const [, options] of audio.createAudioPlayer.mock.calls)
    expect(options).toMatchObject({ keepAudioSessionActive: true })
})

test('the session is active before the first player starts, and that is asked for once', async () => {
  const audio = fakeAudio()
  let activate = () => {}
  audio.setIsAudioActiveAsync.mockReturnValue(new Promise<void>((done) => (activate = done)))
  const { playSound, startRattle } = load(() => audio)
  playSound('shut')
  startRattle()
  await settle()
  expect(audio.started()).toHaveLength(0)
  activate()
  await settle()
  expect(audio.started()).toHaveLength(2)
  playSound('tilt')
  await settle()
  expect(audio.setIsAudioActiveAsync.mock.calls).toEqual([[true]])
  // Anything activated before the mode is set stops the music of other apps.
  const [mode] = audio.setAudioModeAsync.mock.invocationCallOrder
  expect(audio.setIsAudioActiveAsync.mock.invocationCallOrder[0]).toBeGreaterThan(mode!)
})

test('a session that cannot be made active ahead is left to the first player', async () => {
  const audio = fakeAudio()
  audio.setIsAudioActiveAsync.mockRejectedValue(new Error('in a call'))
  load(() => audio).playSound('shut')
  await settle()
  expect(audio.started()).toHaveLength(1)
})

test('the session is made active again on return to the app, and no sound starts before', async () => {
  const audio = fakeAudio()
  const { playSound, onAppState } = loadWithAppState(() => audio)
  onAppState('active')
  await settle()
  // Nothing has been played yet: the session has no mode.
  expect(audio.setIsAudioActiveAsync).not.toHaveBeenCalled()
  playSound('shut')
  await settle()
  onAppState('background')
  let activate = () => {}
  audio.setIsAudioActiveAsync.mockReturnValue(new Promise<void>((done) => (activate = done)))
  onAppState('active')
  playSound('tilt')
  await settle()
  expect(audio.setIsAudioActiveAsync.mock.calls).toEqual([[true], [true]])
  expect(audio.setAudioModeAsync).toHaveBeenCalledTimes(1)
  expect(audio.started()).toHaveLength(1)
  activate()
  await settle()
  expect(audio.started()).toHaveLength(2)
})

test('sounds go on although the session cannot be made active on return to the app', async () => {
  const audio = fakeAudio()
  const { playSound, onAppState } = loadWithAppState(() => audio)
  playSound('shut')
  await settle()
  audio.setIsAudioActiveAsync.mockRejectedValue(new Error('in a call'))
  onAppState('active')
  playSound('tilt')
  await settle()
  expect(audio.started()).toHaveLength(2)
})

test('a rattle that the system resumes with the app is paused, unless the dice rattle', async () => {
  const audio = fakeAudio()
  const { startRattle, stopRattle, onAppState } = loadWithAppState(() => audio)
  startRattle()
  await settle()
  const [player] = audio.players
  onAppState('active')
  expect(player!.isPlaying).toBe(true)
  stopRattle()
  player!.isPlaying = true
  onAppState('active')
  await settle()
  expect(player!.isPlaying).toBe(false)
})

test('a rattle that is resumed after a call is paused, unless the dice rattle', async () => {
  const audio = fakeAudio()
  const { startRattle, stopRattle } = load(() => audio)
  startRattle()
  await settle()
  const [player] = audio.players
  player!.resume()
  expect(player!.isPlaying).toBe(true)
  stopRattle()
  player!.resume()
  await settle()
  expect(player!.isPlaying).toBe(false)
})

test('a rattle that is ready starts and stops by one call each', async () => {
  const audio = fakeAudio()
  const { startRattle, stopRattle } = load(() => audio)
  for (let throws = 0; throws < 2; throws++) {
    startRattle()
    await settle()
    stopRattle()
  }
  expect(audio.players[0]!.calls).toEqual(['loop', 'play', 'pause', 'play', 'pause'])
})

test('makes fewer players than the forty tracks that Android gives an app, however much is played', async () => {
  const audio = fakeAudio()
  const { playSound, preloadSounds, startRattle } = load(() => audio)
  preloadSounds()
  for (let round = 0; round < 10; round++) for (const name of SOUND_NAMES) playSound(name)
  startRattle()
  await prepared()
  const voices = Object.values(SOUND_FILES).flat().length
  expect(audio.createAudioPlayer).toHaveBeenCalledTimes(voices + 1)
  expect(voices).toBeLessThan(32)
})

test('getting ready makes no sound', async () => {
  const audio = fakeAudio()
  load(() => audio).preloadSounds()
  await settle()
  // One at a time: each takes the UI thread of Android for a moment.
  expect(audio.players.length).toBeLessThan(3)
  await prepared()
  expect(audio.players.length).toBeGreaterThan(10)
  expect(audio.started()).toHaveLength(0)
})

test('the dice rattle round and round until they leave the hand', async () => {
  const audio = fakeAudio()
  const { startRattle, stopRattle } = load(() => audio)
  startRattle()
  startRattle()
  await settle()
  const [player] = audio.players
  expect(audio.players).toHaveLength(1)
  expect(player).toMatchObject({ loop: true, isPlaying: true })
  expect(player!.play).toHaveBeenCalledTimes(1)
  stopRattle()
  await settle()
  expect(player!.isPlaying).toBe(false)
})

test('a rattle stopped before it could start never starts', async () => {
  const audio = fakeAudio()
  const { startRattle, stopRattle } = load(() => audio)
  startRattle()
  stopRattle()
  await settle()
  expect(audio.started()).toHaveLength(0)
})

test('is silent when switched off, at once', async () => {
  const audio = fakeAudio()
  const { playSound, setSoundOn, startRattle } = load(() => audio)
  startRattle()
  playSound('tilt')
  await settle()
  setSoundOn(false)
  playSound('shut')
  startRattle()
  await settle()
  expect(audio.players).toHaveLength(2)
  expect(audio.started().some(({ loop }) => loop)).toBe(false)
  setSoundOn(true)
  playSound('shut')
  await settle()
  expect(audio.players).toHaveLength(3)
})

test('switched off while it gets ready, a sound does not come after all', async () => {
  const audio = fakeAudio()
  const { playSound, setSoundOn } = load(() => audio)
  playSound('shut')
  setSoundOn(false)
  await settle()
  expect(audio.started()).toHaveLength(0)
})

test('a mode that failed is set again before the next sound', async () => {
  const audio = fakeAudio()
  audio.setAudioModeAsync.mockRejectedValueOnce(new Error('busy'))
  const { playSound } = load(() => audio)
  playSound('shut')
  await settle()
  expect(audio.started()).toHaveLength(0)
  playSound('shut')
  await settle()
  expect(audio.started()).toHaveLength(1)
})

describe('a phone without sound loses nothing else', () => {
  const deaf = { loop: false, pause: missing, addListener: () => {} }
  const reject = () => Promise.reject(new Error('no sound'))

  test.each<[string, () => unknown]>([
    ['the module is missing', missing],
    ['the mode throws', () => ({ ...fakeAudio(), setAudioModeAsync: missing })],
    ['the mode is refused', () => ({ ...fakeAudio(), setAudioModeAsync: reject })],
    ['no player can be made', () => ({ ...fakeAudio(), createAudioPlayer: missing })],
    [
      'a player throws',
      () => ({
        ...fakeAudio(),
        createAudioPlayer: () => ({ ...deaf, seekTo: missing, play: missing }),
      }),
    ],
    [
      'a player rejects',
      () => ({
        ...fakeAudio(),
        createAudioPlayer: () => ({ ...deaf, seekTo: reject, play: missing }),
      }),
    ],
  ])('%s', async (_, audio) => {
    const { playSound, preloadSounds, setSoundOn, startRattle, stopRattle } = load(audio)
    expect(() => {
      preloadSounds()
      for (const name of SOUND_NAMES) playSound(name)
      startRattle()
    }).not.toThrow()
    await settle()
    stopRattle()
    startRattle()
    await settle()
    setSoundOn(false)
    await settle()
  })
})
