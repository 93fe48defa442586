import { hexToBytes } from '@noble/hashes/utils.js'
import { hasTile, isTurnOver, sizeOf, tileSet, tilesOf, type Choice, type TileSet } from '@/engine'
import type { Pace } from '@/model/computer-pace'
import type { PlayedMatch } from '@/model/played-match'
import { computerAt } from '@/model/player'
import { liveSeed, recordEvent, recordThrow, useLiveMatch } from './live-match'

/** How long to wait before fetching again without a network. */
const FETCH_AGAIN_MS = 1500

/** Not part of the first load. */
const fetchJudgement = () => import('../judgement/judgement-bundle')

async function loadJudgement(isWanted: () => boolean): ReturnType<typeof fetchJudgement> {
  for (;;)
    try {
      return await fetchJudgement()
    } catch (error) {
      if (!isWanted()) throw error
      await new Promise<void>((resolve) => setTimeout(resolve, FETCH_AGAIN_MS))
    }
}

/**
 * The choice of the computer player on turn, worked out in slices. Resolves to undefined if no computer player has to
 * choose, or once it is not wanted.
 */
async function computerChoice(
  { match, events }: PlayedMatch,
  isWanted: () => boolean,
): Promise<Choice | undefined> {
  const computer = computerAt(match, match.seat)
  if (!computer || isTurnOver(match)) return undefined
  const { chooseInSteps, inSlices } = await loadJudgement(isWanted)
  const seed = await liveSeed()
  if (seed === undefined) return undefined
  return inSlices(chooseInSteps(match, computer, hexToBytes(seed), events), isWanted)
}

/** What a computer player shows before its event. */
export type ComputerGestures = {
  readonly onShake: (isShaking: boolean) => void
  /** `isAll` once nothing more will be chosen for this throw. */
  readonly onTilt: (chosen: TileSet, isAll: boolean) => void
}

/** What a computer player is doing; it can be hurried, and stopped for good. */
export type ComputerMoment = { readonly hurry: () => void; readonly stop: () => void }

/**
 * Lets a computer player do what it does at this moment of the live match, visibly and at its pace, up to the
 * next event: announce, throw, tilt and shut, stop. It goes on from the flaps that it has tilted, if it was stopped
 * in between: it chooses the same. After a turn it lets the match go on.
 */
export function playMoment(
  live: PlayedMatch,
  tilted: TileSet,
  pace: Pace,
  gestures: ComputerGestures,
): ComputerMoment {
  let isStopped = false
  let isHurried = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let endPause = () => {}
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      endPause = resolve
      if (isHurried) resolve()
      else timer = setTimeout(resolve, milliseconds)
    })
  /** Whether nothing has happened meanwhile. */
  const isNow = () =>
    !isStopped && useLiveMatch.getState().live?.events.length === live.events.length

  const shut = async (tiles: readonly number[]) => {
    let chosen = tilted
    for (const tile of tiles) {
      if (hasTile(chosen, tile)) continue
      chosen = tileSet([...tilesOf(chosen), tile])
      gestures.onTilt(chosen, sizeOf(chosen) === tiles.length)
      await pause(pace.tilt)
      if (!isNow()) return
    }
    await pause(pace.check)
    if (isNow()) await recordEvent({ type: 'tilesShut', tiles })
  }
  const shakeAndThrow = async (dice: 1 | 2) => {
    gestures.onShake(true)
    await pause(pace.shake)
    gestures.onShake(false)
    if (isNow()) await recordThrow(dice)
  }
  const act = async (choice: Choice) => {
    switch (choice.type) {
      case 'announce':
        return recordEvent({ type: 'signAnnounced', sign: choice.sign })
      case 'throw':
        return shakeAndThrow(choice.dice)
      case 'shut':
        return shut(tilesOf(choice.tiles))
      case 'stop':
        return recordEvent({ type: 'turnStopped' })
    }
  }
  const play = async () => {
    if (live.match.phase === 'turnOver') {
      await pause(pace.read)
      if (isNow()) await recordEvent({ type: 'phonePassed' })
      return
    }
    const [choice] = await Promise.all([computerChoice(live, isNow), pause(pace.look)])
    if (choice && isNow()) await act(choice)
  }
  // After a failed fetch, the choice is no longer needed.
  void play().catch(() => {})
  return {
    hurry: () => {
      isHurried = true
      clearTimeout(timer)
      endPause()
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      endPause()
    },
  }
}
