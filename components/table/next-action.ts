import { sumOf, tilesOf } from '@/engine'
import type { Translations } from '@/i18n'
import { isBefore } from '@/model/table-timeline'
import { nextStep, type TableActions, type TableView } from '@/model/table-view'

/** Returns the label of the main button of the table. */
export function nextLabel(view: TableView, { play }: Translations, canShake: boolean): string {
  const { match, chosen } = view
  switch (nextStep(view)) {
    case 'settle':
      // A shut box says so only when its last flap has fallen.
      if (view.stage === 'falling') return play.shut(tilesOf(chosen))
      return isBefore(view.stage, 'falling') ? play.rolling : play.boxShut
    case 'roll':
      return canShake ? play.shakeOrRoll : play.roll
    case 'choose': {
      const sum = view.dice.reduce((all, face) => all + face, 0)
      return chosen === 0 ? play.choose : play.chooseMore(sum - sumOf(chosen))
    }
    case 'shut':
      return (view.isShutAsked ? play.reallyShut : play.shut)(tilesOf(chosen))
    case 'endTurn':
      return match.setup.players.length === 1 ? play.nextTurn : play.pass
    case 'seeResult':
      return play.seeResult
  }
}

/** Returns the press handler of the main button, and undefined while flaps have to be chosen. */
export function nextPress(
  view: TableView,
  actions: TableActions,
  onResult: () => void,
): (() => void) | undefined {
  const step = nextStep(view)
  if (step === 'choose') return undefined
  return step === 'seeResult' ? onResult : actions[step]
}
