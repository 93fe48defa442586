import { tilesOf } from '@/engine'
import { plainNumber, spokenText } from '@/i18n/numbers/format-number'
import { computerAt, nameAt, type SeatedMatch } from '@/model/player'
import type { TableView } from '@/model/table-view'
import { turnLimit } from '@/model/turn-limit'
import { isWonByShut, roundEndAtTable } from '../round-end'
import { turnEndLines } from '../turn-end-lines'
import { numberRanges } from './number-ranges'
import { sentences, type Speaking } from './speaking'
import { roundEndText } from './spoken-turn'

type Ended = SeatedMatch<'turnOver' | 'matchOver'>

/** The score of the turn, and what it makes of the total. */
function scoreText(match: Ended, { spoken, isFull }: Speaking): string {
  const { format } = match.setup.rules
  const total = match.totals[match.seat]!
  if (format.kind === 'target') {
    const sign = match.sign ?? 'add'
    const before = sign === 'add' ? total - match.score : total + match.score
    const [score, from, to, target] = [match.score, before, total, format.target].map(plainNumber)
    return spoken.counted(score!, sign, from!, to!, target!)
  }
  const hasTotal = format.kind !== 'stakes' && turnLimit(match.setup.rules) !== 1
  return sentences(
    spoken.points(match.score),
    isFull && hasTotal && spoken.total(plainNumber(total)),
  )
}

/** The winner, and the margin where a margin decides. */
function winText(match: SeatedMatch<'matchOver'>, { words, spoken }: Speaking): string {
  const { players } = match.setup
  const { winners } = match.outcome
  const [winner] = winners
  if (players.length === 1 || winner === undefined) return spoken.matchOver
  const loser = players.length === 2 ? plainNumber(match.totals[1 - winner]!) : undefined
  const total = plainNumber(match.totals[winner]!)
  const scoreOf = () => {
    if (match.chips) return words.play.chipsWon(match.chips[winner]!)
    if (isWonByShut(match)) return undefined
    return loser === undefined
      ? spoken.winsWith(words.play.points(match.totals[winner]!))
      : spoken.score(total, loser)
  }
  return sentences(
    spoken.matchOver,
    spoken.wins(
      winners.map((seat) => nameAt(match, seat)),
      scoreOf(),
    ),
  )
}

/** How the turn ended, and what it scored. */
function turnEndText(match: Ended, speaking: Speaking): string {
  const { spoken, words, isFull } = speaking
  const { ending } = match
  const name = nameAt(match, match.seat)
  const parts = {
    'no-move': () =>
      sentences(
        spoken.noMove(
          spoken.dice(ending.by === 'no-move' ? ending.dice : []),
          numberRanges(tilesOf(match.open), spoken),
        ),
        scoreText(match, speaking),
      ),
    stop: () => sentences(spoken.stopped, scoreText(match, speaking)),
    shut: () => {
      const isCaptain = match.phase === 'matchOver' && match.outcome.captain !== undefined
      return sentences(spoken.boxShut, isFull && isCaptain && spoken.captain(name))
    },
  }
  const told = parts[ending.by]()
  const isComputer = computerAt(match, match.seat) !== undefined
  return spokenText(
    sentences(
      isComputer ? spoken.computer.ended(name, told) : told,
      isFull && turnEndLines(match, words).saying,
    ),
  )
}

/** The end of the round or of the match, once the table shows it. */
export function afterTurnText(match: Ended, view: TableView, speaking: Speaking): string {
  if (view.stage !== 'rest') return ''
  const roundEnd = roundEndAtTable(view, speaking.words)
  return spokenText(
    sentences(
      roundEnd && roundEndText(roundEnd, match, speaking.isFull),
      match.phase === 'matchOver' && winText(match, speaking),
    ),
  )
}

/** The end of the turn, with what is shown so far of what it led to. */
export const endText = (match: Ended, view: TableView, speaking: Speaking): string =>
  sentences(turnEndText(match, speaking), afterTurnText(match, view, speaking))
