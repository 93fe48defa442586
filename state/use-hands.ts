import type { LiveMatch } from './live-match'
import { useKeys } from './use-keys'
import { useScreenAwake } from './use-screen-awake'
import { useShake } from './use-shake'
import type { TableState } from './use-table'

/** Plays by shaking and by keys while `isFree`, with the screen awake; says whether the dice rattle. */
export function useHands(isFree: boolean, { match }: LiveMatch, table: TableState): boolean {
  useKeys(isFree, {
    onSpace: table.roll,
    onFlap: table.tapFlap,
    onEnter: table.shut,
    onBackspace: table.isShutAsked ? table.notYet : table.takeBack,
  })
  useScreenAwake()
  return useShake(isFree, match, table.roll) || table.isThrowing
}
