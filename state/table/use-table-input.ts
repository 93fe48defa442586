import { useEffect } from 'react'
import { holdScreenAwake } from '@/device/keep-awake'
import type { Match } from '@/engine'
import type { TableActions, TableView } from '@/model/table-view'
import { useKeys } from './use-keys'
import { useRotationLock } from './use-rotation-lock'
import { useShake } from './use-shake'

/** After this long without a move the screen may turn off. */
const AWAKE_MS = 10 * 60_000

/** Handles shakes and keys if `isEnabled`, keeps the screen on and from rotating. Returns whether the dice rattle. */
export function useTableInput(
  isEnabled: boolean,
  match: Match,
  view: TableView,
  actions: TableActions,
): boolean {
  useKeys(isEnabled, {
    onSpace: actions.roll,
    onFlap: actions.tapFlap,
    onEnter: actions.shut,
    onBackspace: view.isShutAsked ? actions.cancelShut : actions.takeBack,
  })
  const { round, seat, throws, phase } = match
  useEffect(() => {
    const release = holdScreenAwake()
    const timer = setTimeout(release, AWAKE_MS)
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [round, seat, throws, phase, view.chosen])
  const isRattling = useShake(isEnabled, match, actions.roll)
  // The table must not turn over in a hand that shakes or passes the phone.
  useRotationLock(isRattling || view.isPassing)
  return isRattling
}
