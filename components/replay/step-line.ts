import { isTurnOver, turnScore, type MatchEvent } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { computerAt, nameAt, type SeatedMatch } from '@/model/player'

function lineOf(event: MatchEvent, after: SeatedMatch, { replay }: Translations): string {
  const name = nameAt(after, after.seat)
  const isOver = isTurnOver(after)
  const score = formatNumber(turnScore(after.setup.rules, after.open))
  switch (event.type) {
    case 'signAnnounced':
      return event.sign === 'add' ? replay.willAdd(name) : replay.willSubtract(name)
    case 'diceRolled':
      return isOver ? replay.noMove(name, event.dice, score) : replay.threw(name, event.dice)
    case 'tilesShut':
      return isOver ? replay.shutBox(name, event.tiles) : replay.shut(name, event.tiles)
    case 'shutTakenBack':
      return replay.tookBack(name)
    case 'turnStopped':
      return replay.stopped(name, score)
    case 'phonePassed':
      if (after.setup.players.length === 1) return replay.nextTurn(name)
      return (computerAt(after, after.seat) ? replay.onTurn : replay.hasPhone)(name)
  }
}

/** One sentence for a step of the replay, from the step's event and the match after it. */
export function stepLine(
  event: MatchEvent | undefined,
  after: SeatedMatch,
  words: Translations,
): string {
  if (!event) return words.replay.begins(nameAt(after, after.seat))
  const line = lineOf(event, after, words)
  return after.phase === 'matchOver' ? words.replay.over(line) : line
}
