import { sumOf, tilesOf } from '@/engine'
import type { Translations } from '@/i18n'
import type { TableView } from './table-view'

export type NextAction = {
  readonly label: string
  readonly onPress: () => void
  readonly isDisabled?: boolean
}

/** The one thing to do next, in every phase of a turn. */
export function nextAction(
  view: TableView,
  { play }: Translations,
  canShake: boolean,
  onResult: () => void,
): NextAction {
  const { match, chosen } = view
  if (view.isTumbling) return { label: play.rolling, onPress: view.settle }
  switch (match.phase) {
    case 'announcing':
    case 'rolling':
      return { label: canShake ? play.shakeOrRoll : play.roll, onPress: view.roll }
    case 'shutting': {
      if (view.isChosenMove) {
        const label = view.isShutAsked ? play.reallyShut : play.shut
        return { label: label(tilesOf(chosen)), onPress: view.shut }
      }
      const rest = match.dice.reduce((sum, face) => sum + face, 0) - sumOf(chosen)
      const label = chosen === 0 ? play.choose : play.chooseMore(rest)
      return { label, onPress: view.settle, isDisabled: true }
    }
    case 'turnOver': {
      const isAlone = view.players.length === 1
      return { label: isAlone ? play.nextTurn : play.pass, onPress: view.endTurn }
    }
    case 'matchOver':
      return { label: play.seeResult, onPress: onResult }
  }
}
