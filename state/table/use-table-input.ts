import { useEffect } from 'react'
import { holdScreenAwake } from '@/device/keep-awake'
import { toggleTile, type Match } from '@/engine'
import type { RefusedKey } from '@/model/table-keys'
import { isComputerPlaying, type TableActions, type TableView } from '@/model/table-view'
import { useSettings } from '../settings/settings'
import { useHold } from './use-hold'
import { useIsAppActive } from './use-is-app-active'
import { useKeys, useReadKey } from './use-keys'
import { useHeardRattle, useRattleSound } from './use-rattle-sound'
import { useRotationLock } from './use-rotation-lock'
import { useShake } from './use-shake'

/** After this long without a move the screen may turn off. */
const AWAKE_MS = 10 * 60_000

type Playing = {
  readonly actions: TableActions
  readonly isShaking: boolean
  /** A throw takes long to be saved: the dice rattle on. */
  readonly isThrowing: boolean
}

type Spoken = {
  /** Reads the table to a screen reader. */
  readonly read: () => void
  /** A key was pressed that does nothing now. */
  readonly onRefused: (refused: RefusedKey) => void
}

/** What each key does, or that it is refused; while something unfolds every key hurries it. */
function playingKeys(
  view: TableView,
  actions: TableActions,
  hold: () => void,
  onRefused: Spoken['onRefused'],
) {
  const { match, isUnfolding, moves, chosen } = view
  const { phase } = match
  const isPlaying = !isUnfolding && (phase === 'rolling' || phase === 'shutting')
  /** Does what the key is for, or says why not. */
  const unless = (isRefused: boolean, refused: RefusedKey, act: () => void) => () =>
    isPlaying && isRefused ? onRefused(refused) : act()
  const canTakeBack = phase === 'rolling' && match.lastShut !== undefined
  return {
    onSpace: unless(phase === 'shutting', { key: 'roll' }, isUnfolding ? actions.settle : hold),
    onFlap: (tile: number) => {
      if (tile > match.setup.rules.tiles) return
      actions.tapFlap(tile)
      const isRefused = toggleTile(moves, chosen, tile) === chosen
      if (isRefused && isPlaying) onRefused({ key: 'flap', tile })
    },
    onEnter: unless(!view.isChosenMove, { key: 'shut' }, actions.shut),
    onBackspace: view.isShutAsked
      ? actions.cancelShut
      : unless(!canTakeBack, { key: 'takeBack' }, actions.takeBack),
  }
}

/**
 * Handles shakes, holds and keys while the table `isWatched`, keeps the screen on and from rotating. Returns
 * the actions with a throw that is heard, how to hold the dice, whether they rattle, and whether there are
 * keys; `isShaking` tells that a computer player shakes them, in whose turn nothing else counts.
 */
export function useTableInput(
  isWatched: boolean,
  match: Match,
  view: TableView,
  { actions, isShaking, isThrowing }: Playing,
  spoken: Spoken,
) {
  const isWatching = isComputerPlaying(view)
  const isEnabled = isWatched && !view.isPassing && !isWatching
  const hasKeys = useSettings((settings) => settings.areKeysOn)
  const { round, seat, throws, phase } = match
  const isAppActive = useIsAppActive()
  const hold = useHold(isEnabled && isAppActive && phase === 'rolling')
  const sound = useRattleSound()
  const roll = () => {
    hold.cancel()
    // Dice that were not shaken before are heard in the hand too.
    sound.start()
    sound.endSoon()
    actions.roll()
  }
  const isShaken = useShake(isEnabled, match, roll)
  const isRattling = hold.isHeld || isShaken || isShaking
  useHeardRattle(sound, isRattling)
  useReadKey(isWatched && hasKeys, spoken.read)
  useKeys(isEnabled && hasKeys, {
    onSpaceUp: () => (hold.isHeld ? roll() : undefined),
    onKeysLost: hold.cancel,
    ...playingKeys(view, actions, hold.start, spoken.onRefused),
  })
  useEffect(() => {
    const release = holdScreenAwake()
    const timer = setTimeout(release, AWAKE_MS)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [round, seat, throws, phase, view.chosen])
  // The table must not turn over in a hand that shakes or passes the phone, nor under dice that fall.
  useRotationLock(isRattling || isThrowing || view.isTumbling || view.isPassing)
  return {
    actions: isWatching ? actions : { ...actions, roll },
    hold,
    isRattling: isRattling || isThrowing,
    hasKeys,
    onRead: spoken.read,
  }
}
