import { useEffect } from 'react'
import { holdScreenAwake } from '@/device/keep-awake'
import type { TableActions, TableView } from '@/model/table-view'
import { useKeys } from './use-keys'
import { useShake } from './use-shake'

/** Handles shakes and keys if `isEnabled`, keeps the screen on. Returns whether the dice rattle. */
export function useTableInput(isEnabled: boolean, view: TableView, actions: TableActions): boolean {
  useKeys(isEnabled, {
    onSpace: actions.roll,
    onFlap: actions.tapFlap,
    onEnter: actions.shut,
    onBackspace: view.isShutAsked ? actions.cancelShut : actions.takeBack,
  })
  useEffect(() => holdScreenAwake(), [])
  return useShake(isEnabled, view.match, actions.roll)
}
