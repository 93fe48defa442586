import {
  diceCounts,
  NO_TILES,
  tilesOf,
  tilesUpTo,
  turnScore,
  without,
  type TileSet,
} from '@/engine'
import { plainNumber } from '@/i18n/numbers/format-number'
import { computerAt, nameAt, type SeatedMatch } from '@/model/player'
import { passOf, type TableView } from '@/model/table-view'
import { numberRanges } from './number-ranges'
import { sentences, type Speaking } from './speaking'
import { afterTurnText, endText } from './spoken-end'
import { chosenText, landedText } from './spoken-throw'
import { handOverText, openingText, turnText } from './spoken-turn'
import { whereAmI } from './where-am-i'

/** The text when the table opens: in mid-turn it describes the whole table. */
export function openedText(view: TableView, speaking: Speaking): string {
  const { match, isPassing } = view
  const isBeginning = match.phase === 'rolling' && !match.lastShut && isWhole(view)
  return isBeginning && !isPassing ? openingText(match, speaking) : whereAmI(view, speaking)
}

const isWhole = ({ open, match }: TableView) => open === tilesUpTo(match.setup.rules.tiles)

/** The open flaps and, in a full text, their score. */
function openText({ setup, open }: SeatedMatch, { spoken, isFull }: Speaking): string {
  const { rules } = setup
  const ranges = numberRanges(tilesOf(open), spoken)
  const score = plainNumber(turnScore(rules, open))
  // The sentence about stopping says the score.
  if (!isFull || rules.mayStop) return spoken.openNow(ranges)
  return rules.scoring === 'sum' ? spoken.openWith(ranges, score) : spoken.openReads(ranges, score)
}

/** What is possible now, but not at every throw: one die, or to stop. */
function nextText({ setup: { rules }, open }: SeatedMatch, { spoken }: Speaking): string {
  const counts = diceCounts(rules, open)
  return sentences(
    counts.length === 2 && spoken.oneOrTwo,
    counts.length === 1 && counts[0] === 1 && spoken.oneDieNow,
    rules.mayStop && spoken.mayStop(plainNumber(turnScore(rules, open))),
  )
}

/** The text after a person shut flaps. */
function shutText(fallen: TileSet, match: SeatedMatch, speaking: Speaking): string {
  const { spoken } = speaking
  return sentences(
    spoken.down(tilesOf(fallen)),
    openText(match, speaking),
    nextText(match, speaking),
  )
}

/** The text after a computer player shut flaps. */
function computerShutText(
  name: string,
  fallen: TileSet,
  match: SeatedMatch,
  speaking: Speaking,
): string {
  return sentences(
    speaking.spoken.computer.shuts(name, tilesOf(fallen)),
    speaking.isFull && openText(match, speaking),
  )
}

/** The text after a shut was taken back: the flaps that are open again, and the throw. */
function takenBackText(
  before: TileSet,
  { open, dice }: SeatedMatch<'shutting'>,
  { spoken }: Speaking,
): string {
  return sentences(spoken.up(tilesOf(without(open, before))), `${spoken.dice(dice)}.`)
}

/** The text about the last event, once all of it is shown; `before` is the view before it. */
function eventText(before: TableView, view: TableView, speaking: Speaking): string {
  const { match, last, ended } = view
  const { spoken } = speaking
  const name = nameAt(match, match.seat)
  const isComputer = computerAt(match, match.seat) !== undefined
  if (ended) return endText(ended, view, speaking)
  switch (last?.type) {
    case 'diceRolled':
      return isComputer
        ? spoken.computer.throws(name, spoken.dice(view.dice))
        : landedText(view, speaking)
    case 'tilesShut': {
      const stood = match.phase === 'rolling' ? match.lastShut?.open : undefined
      const fallen = without(stood ?? before.open, view.open)
      return isComputer
        ? computerShutText(name, fallen, match, speaking)
        : shutText(fallen, match, speaking)
    }
    case 'shutTakenBack':
      return match.phase === 'shutting' ? takenBackText(before.open, match, speaking) : ''
    case 'signAnnounced':
      return isComputer ? spoken.computer.sign(name, last.sign) : turnText(match, speaking)
    case 'phonePassed':
      return isComputer ? spoken.turnOf(name) : turnText(match, speaking)
    default:
      return ''
  }
}

/** Whether a view shows more of the same event as `before`: then its text follows the earlier one. */
export const isGoingOn = (before: TableView, view: TableView): boolean =>
  before.events === view.events && view.ended !== undefined && !view.isPassing

/**
 * What is said when the table shows `view` after it showed `before`; empty where that changes nothing that
 * has to be told. Nothing is told of a throw before the dice lie, nor of a turn before its end is shown.
 */
export function spokenChange(before: TableView, view: TableView, speaking: Speaking): string {
  const { spoken } = speaking
  const { match } = view
  if (view.isUnfolding) return ''
  const passing = passOf(view)
  if (passing) return before.isPassing ? '' : handOverText(passing, speaking)
  const isNew = before.events !== view.events
  const isPerson = computerAt(match, match.seat) === undefined
  if (isNew) {
    // A flap that is tapped while the dice tumble ends the tumble: the throw is announced too.
    const isChosen = isPerson && view.chosen !== NO_TILES && match.phase === 'shutting'
    return isChosen
      ? sentences(`${spoken.dice(view.dice)}.`, chosenText(NO_TILES, view, speaking))
      : eventText(before, view, speaking)
  }
  if (view.ended) return before.stage === 'rest' ? '' : afterTurnText(view.ended, view, speaking)
  if (!isPerson) return ''
  if (view.chosen !== before.chosen) return chosenText(before.chosen, view, speaking)
  if (view.isShutAsked && !before.isShutAsked) return spoken.ask(tilesOf(view.chosen))
  return ''
}
