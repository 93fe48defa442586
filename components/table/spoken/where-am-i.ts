import { tilesOf, turnScore } from '@/engine'
import { plainNumber } from '@/i18n/numbers/format-number'
import { computerAt, nameAt } from '@/model/player'
import { passOf, turnEndOf, type TableView } from '@/model/table-view'
import { roundLine } from '../status-lines'
import { numberRanges } from './number-ranges'
import { sentences, type Speaking } from './speaking'
import { endText } from './spoken-end'
import { goalText, handOverText, standings } from './spoken-turn'
import { toGo } from './spoken-throw'

/** The throw on the felt and the chosen flaps. */
function throwText(view: TableView, { spoken }: Speaking): string | undefined {
  const { match, dice, chosen, isTumbling } = view
  if (isTumbling) return spoken.where.rolling
  // Dice that leave no move are shown before that is announced.
  const isStuck = view.stage === 'landed' || view.stage === 'stuck'
  if (match.phase !== 'shutting' && !isStuck) return undefined
  return sentences(
    spoken.where.dice(spoken.dice(dice)),
    chosen !== 0 && spoken.where.chosen(tilesOf(chosen), view.isChosenMove ? 0 : (toGo(view) ?? 0)),
  )
}

/** Describes the whole table as it is now. */
export function whereAmI(view: TableView, speaking: Speaking): string {
  const { words, spoken } = speaking
  const { match, ended } = view
  const passing = passOf(view)
  if (passing) return handOverText(passing, { ...speaking, isFull: true })
  const { mayStop } = match.setup.rules
  const isPerson = computerAt(match, match.seat) === undefined
  const canStop =
    isPerson &&
    mayStop &&
    !view.isUnfolding &&
    match.phase === 'rolling' &&
    match.lastShut !== undefined
  /** The turn goes on, or its end is not shown yet. */
  const isOn = turnEndOf(match) === undefined
  return sentences(
    `${roundLine(match, words)}.`,
    spoken.turnOf(nameAt(match, match.seat)),
    ended ? endText(ended, view, speaking) : throwText(view, speaking),
    isOn && spoken.where.open(numberRanges(tilesOf(match.open), spoken)),
    !isOn && !ended && spoken.boxShut,
    canStop && spoken.mayStop(plainNumber(turnScore(match.setup.rules, match.open))),
    isOn && goalText(match, speaking, true),
    match.setup.players.length > 1 && spoken.where.standings(standings(match, speaking)),
  )
}
