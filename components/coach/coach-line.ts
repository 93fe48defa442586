import {
  tilesOf,
  turnScore,
  without,
  type Choice,
  type Evaluation,
  type Match,
  type Sign,
} from '@/engine'
import type { CoachWords } from '@/i18n/coach'
import { formatNumber } from '@/i18n/numbers/format-number'
import { landingOf } from '@/model/landing'
import { isChoiceRelevant, isNoticeable, measureOf } from '@/model/measure'
import { laterThrows } from './later-throws'

type Words = CoachWords['coach']
type Valued = Evaluation['choices'][number]
type ShutChoice = Extract<Choice, { type: 'shut' }>

const isTarget = (match: Match) => match.setup.rules.format.kind === 'target'

const targetOf = ({ setup: { rules } }: Match) =>
  rules.format.kind === 'target' ? rules.format.target : 0

/** The total of the player on turn if the turn ended with these tiles open. */
function totalWith(match: Match, open: Match['open']): number {
  const score = turnScore(match.setup.rules, open)
  const sign = 'sign' in match && match.sign === 'subtract' ? -1 : 1
  return match.totals[match.seat]! + sign * score
}

const landsOn = (match: Match, open: Match['open']) =>
  isTarget(match) && totalWith(match, open) === targetOf(match)

/** The target as a text if this choice lands on it, or would with a stop after it. */
export function landingBy(match: Match, choice: Choice): string | undefined {
  const lands =
    choice.type === 'shut'
      ? match.setup.rules.mayStop && landsOn(match, without(match.open, choice.tiles))
      : choice.type === 'stop' && landsOn(match, match.open)
  return lands ? formatNumber(targetOf(match)) : undefined
}

function shutLine(match: Match, { aim, choices }: Evaluation, words: Words): string {
  const [best, ...others] = choices as readonly [Valued, ...Valued[]]
  const move = (best.choice as ShutChoice).tiles
  const tiles = tilesOf(move)
  const { goesOn } = best
  const left = without(match.open, move)
  const landing = landingBy(match, best.choice)
  if (landing !== undefined) return words.shutToLand(tiles, landing)
  if (goesOn === undefined) return words.shutBox(tiles)
  if (others.length === 0) return words.shutOnly(tiles, goesOn)
  const { rules } = match.setup
  const score = turnScore(rules, left)
  if (isTarget(match)) return words.shutToRead(tiles, formatNumber(score), goesOn)
  const rival = others.find(({ value }) => isNoticeable(best.value - value, measureOf(aim), rules))
  if (rival?.goesOn === undefined || rival.goesOn < goesOn) return words.shut(tiles, goesOn)
  // The best alternative leaves as many playable throws: the reason is the score left, or the throws after the next.
  const rivalLeft = without(match.open, (rival.choice as ShutChoice).tiles)
  const rivalScore = turnScore(rules, rivalLeft)
  if (score < rivalScore) {
    const toLeave = rules.scoring === 'sum' ? words.shutToLeave : words.shutToRead
    return toLeave(tiles, formatNumber(score), goesOn)
  }
  return score === rivalScore && laterThrows(rules, left) > laterThrows(rules, rivalLeft)
    ? words.shutForLater(tiles, goesOn)
    : words.shutOnTheWhole(tiles, goesOn)
}

const goesOnOf = (choices: readonly Valued[], count: 1 | 2) =>
  choices.find(({ choice }) => choice.type === 'throw' && choice.dice === count)?.goesOn

function stopLine(match: Match, { aim, choices }: Evaluation, words: Words): string {
  const landing = landingBy(match, choices[0]!.choice)
  if (landing !== undefined) return words.stopToLand(landing)
  const goesOn = Math.max(...choices.map((other) => other.goesOn ?? 0))
  return isTarget(match) && aim === 'nearness'
    ? words.stopAway(formatNumber(targetOf(match)), goesOn)
    : words.stopToWin(goesOn)
}

function throwLine(count: 1 | 2, { choices }: Evaluation, words: Words): string {
  const goesOn = goesOnOf(choices, count)!
  const other = goesOnOf(choices, count === 1 ? 2 : 1)
  if (other === undefined)
    return choices.length === 1 ? words.onlyThrow(goesOn) : words.throwOn(goesOn)
  if (goesOn > other) return words.throwDice(count, goesOn, other)
  return count === 2 ? words.throwTwoForMore(goesOn) : words.throwOneForMore(goesOn)
}

function announceLine(match: Match, sign: Sign, words: Words): string {
  const target = formatNumber(targetOf(match))
  const landing = landingOf(match)
  return landing?.sign === sign
    ? words.announceToLand(sign, formatNumber(landing.score), target)
    : words.announceNearer(sign, target)
}

/**
 * What the coach says about this moment, in one sentence: what to do, and how many of the 36 next throws have a move.
 * If the choices do not differ noticeably, it says that they are all the same.
 */
export function coachLine(match: Match, evaluation: Evaluation, words: Words): string {
  const { choice } = evaluation.choices[0]!
  if (evaluation.choices.length > 1 && !isChoiceRelevant(evaluation, match.setup.rules))
    return words.same
  switch (choice.type) {
    case 'shut':
      return shutLine(match, evaluation, words)
    case 'throw':
      return throwLine(choice.dice, evaluation, words)
    case 'stop':
      return stopLine(match, evaluation, words)
    case 'announce':
      return announceLine(match, choice.sign, words)
  }
}
