import { useEffect } from 'react'
import { holdScreenAwake } from '@/device/keep-awake'
import type { Match } from '@/engine'
import { isComputerPlaying, type TableActions, type TableView } from '@/model/table-view'
import { useHold } from './use-hold'
import { useIsAppActive } from './use-is-app-active'
import { useKeys } from './use-keys'
import { useHeardRattle, useRattleSound } from './use-rattle-sound'
import { useRotationLock } from './use-rotation-lock'
import { useShake } from './use-shake'

/** After this long without a move the screen may turn off. */
const AWAKE_MS = 10 * 60_000

/**
 * Handles shakes, holds and keys if `isFree`, keeps the screen on and from rotating. Returns the
 * actions with a throw that is heard, how to hold the dice, and whether they rattle; `isShaking` tells that a
 * computer player shakes them, in whose turn nothing else counts.
 */
export function useTableInput(
  isFree: boolean,
  match: Match,
  view: TableView,
  { actions, isShaking }: { readonly actions: TableActions; readonly isShaking: boolean },
) {
  const isWatching = isComputerPlaying(view)
  const isEnabled = isFree && !isWatching
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
  useKeys(isEnabled, {
    onSpace: hold.start,
    onSpaceUp: () => (hold.isHeld ? roll() : undefined),
    onKeysLost: hold.cancel,
    onFlap: actions.tapFlap,
    onEnter: actions.shut,
    onBackspace: view.isShutAsked ? actions.cancelShut : actions.takeBack,
  })
  useEffect(() => {
    const release = holdScreenAwake()
    const timer = setTimeout(release, AWAKE_MS)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [round, seat, throws, phase, view.chosen])
  // The table must not turn over in a hand that shakes or passes the phone.
  useRotationLock(isRattling || view.isPassing)
  return { actions: isWatching ? actions : { ...actions, roll }, hold, isRattling }
}
