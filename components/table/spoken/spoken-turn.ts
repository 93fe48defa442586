import { afterPass } from '@/engine'
import { plainNumber, spokenText } from '@/i18n/numbers/format-number'
import { landingOf } from '@/model/landing'
import { computerAt, nameAt, peopleAmong, type SeatedMatch } from '@/model/player'
import { turnLimit } from '@/model/turn-limit'
import { roundEndOf, type RoundEnd } from '../round-end'
import { rivalOf, rivalText } from '../score-to-beat'
import { roundLine, spokenStanding } from '../status-lines'
import { sentences, type Speaking } from './speaking'

/**
 * What the player on turn has to do, as far as it is known: a score to beat, a limit, a sign. A person is
 * addressed, a computer player spoken about.
 */
export function goalText(
  match: SeatedMatch,
  { words, spoken: { goals } }: Speaking,
  isRivalNamed = false,
): string | undefined {
  const { format } = match.setup.rules
  const total = plainNumber(match.totals[match.seat]!)
  const computer = computerAt(match, match.seat) && nameAt(match, match.seat)
  switch (format.kind) {
    case 'knockout':
      return goals.out(total, plainNumber(format.limit), computer)
    case 'first-to-lose':
      return goals.lost(total, plainNumber(format.limit), computer)
    case 'target':
      return match.sign && goals.sign(match.sign, total, plainNumber(format.target))
    default: {
      const rival = rivalOf(match)
      if (!rival) return undefined
      if (rival.kind === 'most') return goals.toWin(plainNumber(rival.score))
      if (rival.kind !== 'lowest') return `${rivalText(match, rival, words)}.`
      const score = plainNumber(rival.score)
      return isRivalNamed ? goals.toBeatBy(score, nameAt(match, rival.seat)) : goals.toBeat(score)
    }
  }
}

/** What wins the match. */
function aimText({ setup }: SeatedMatch, { spoken: { aims } }: Speaking): string {
  const { format } = setup.rules
  switch (format.kind) {
    case 'knockout':
      return aims.out(plainNumber(format.limit))
    case 'first-to-lose':
      return aims.lost(plainNumber(format.limit))
    case 'target':
      return aims.target(plainNumber(format.target))
    case 'stakes':
      return aims.chips(format.stake)
    case 'rounds':
      if (format.shutWins) return aims.shut
      return setup.players.length === 1 ? aims.alone : aims.low
  }
}

/** The text when the table opens before the first throw of a turn. */
export function openingText(match: SeatedMatch, speaking: Speaking): string {
  const { words, spoken, isFull } = speaking
  const isFirst = match.throws === 0
  return sentences(
    `${roundLine(match, words)}.`,
    spoken.turnOf(nameAt(match, match.seat)),
    isFirst ? isFull && aimText(match, speaking) : goalText(match, speaking),
  )
}

/** A turn begins. */
export const turnText = (match: SeatedMatch, speaking: Speaking): string =>
  sentences(speaking.spoken.turnOf(nameAt(match, match.seat)), goalText(match, speaking))

/** Asks for add or subtract, with the score that would hit the target, if there is one. */
function signText(match: SeatedMatch<'announcing'>, { spoken }: Speaking): string {
  const { format } = match.setup.rules
  if (format.kind !== 'target') return ''
  const total = match.totals[match.seat]!
  const landing = landingOf(match)
  return sentences(
    spoken.sign(nameAt(match, match.seat), plainNumber(total), plainNumber(format.target)),
    landing && spoken.lands(landing.sign, plainNumber(landing.score)),
  )
}

/** The standing of each player. */
export const standings = (match: SeatedMatch, { words, spoken }: Speaking): readonly string[] =>
  match.setup.players.map(({ name }, seat) =>
    spoken.standing(
      name,
      match.chips || match.out.includes(seat)
        ? spokenStanding(match, seat, words)
        : plainNumber(match.totals[seat]!),
    ),
  )

/** How a round ended. Chips are paid to whom the headline names, so that it is said with them even if little is. */
export const roundEndText = ({ headline, news }: RoundEnd, match: SeatedMatch, isFull: boolean) =>
  sentences((isFull || match.chips !== undefined) && `${headline}.`, ...news)

/** The card that hands the phone on, or says whose turn it is where it lies on the table: how the last turn ended, and what comes next. */
export function handOverText(
  match: SeatedMatch<'turnOver' | 'announcing'>,
  speaking: Speaking,
): string {
  const { words, spoken, isFull, isPhoneLying } = speaking
  const passed = afterPass(match)
  const { players, rules } = passed.setup
  const isAsked = passed.phase === 'announcing'
  const asked = isAsked && signText(passed, speaking)
  if (match.phase === 'announcing') return asked || ''
  const roundEnd = roundEndOf(match, words)
  const name = nameAt(match, match.seat)
  const next = nameAt(passed, passed.seat)
  const isPassed = peopleAmong(players).length > 1 && !isPhoneLying
  return spokenText(
    sentences(
      isPassed ? spoken.passTo(next) : spoken.turnOf(next),
      players.length > 1 && spoken.lastTurn[match.ending.by](name, plainNumber(match.score)),
      roundEnd && roundEndText(roundEnd, match, isFull),
      !isAsked && goalText(passed, speaking),
      isFull && players.length > 1 && spoken.totals(standings(match, speaking)),
      isFull && turnLimit(rules) !== 1 && `${roundLine(passed, words)}.`,
      // A question comes last, so that it can be answered.
      asked,
    ),
  )
}
