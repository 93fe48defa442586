import { nameAt } from '@/model/player'
import { isBefore } from '@/model/table-timeline'
import type { TableView } from '@/model/table-view'
import type { LidState } from '../box/box'

/** Whether the box has just been shut, and what follows is still being shown. */
export const isCelebrating = ({ stage }: TableView): boolean =>
  !isBefore(stage, 'falling') && isBefore(stage, 'card')

/** Returns what the lid of the box shows and does at this stage. */
export function lidState({ match, stage, isLidDown }: TableView): LidState {
  return {
    name: nameAt(match, match.seat),
    isCaptain: match.phase === 'matchOver' && match.outcome.captain === match.seat,
    isDown: isLidDown,
    isLightOn: stage === 'light' || stage === 'lid',
    isGolden: isLidDown && stage !== 'lid',
  }
}
