import { useEffect } from 'react'
import { holdScreenAwake } from '@/device/keep-awake'
import type { TableActions, TableView } from '@/model/table-view'
import { useKeys } from './use-keys'
import { useShake } from './use-shake'

/** Plays by shaking and by keys while `isFree`, with the screen awake; tells whether the dice rattle. */
export function useHands(isFree: boolean, view: TableView, actions: TableActions): boolean {
  useKeys(isFree, {
    onSpace: actions.roll,
    onFlap: actions.tapFlap,
    onEnter: actions.shut,
    onBackspace: view.isShutAsked ? actions.notYet : actions.takeBack,
  })
  useEffect(() => holdScreenAwake(), [])
  return useShake(isFree, view.match, actions.roll)
}
