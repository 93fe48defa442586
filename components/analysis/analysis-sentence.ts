import type { Choice, Rules } from '@/engine'
import type { CoachWords } from '@/i18n/coach'
import { formatNumber } from '@/i18n/numbers/format-number'
import type { CostlyChoice, MatchAnalysis, SeatSkill } from '@/model/match-analysis'
import type { SeatedPlayer } from '@/model/player'
import { turnLimit } from '@/model/turn-limit'
import { smallestNoticeable, weightOf, type Measure } from '@/model/measure'
import { choiceName, inHundred, tenths } from '../coach/choice-costs'

type Words = CoachWords['analysis']
type Named = Pick<SeatedPlayer, 'name' | 'computer'>

/** Luck below this multiple of the smallest noticeable difference counts as fair. */
const FAIR = 3

/** To a tenth of a chip, or a hundredth below that, so that little is never shown as nothing. */
const chipsText = (chips: number) =>
  formatNumber(Math.abs(chips) < 0.1 ? Math.round(100 * chips) / 100 : tenths(chips))

/** How amounts are worded: points of scores read as digits are too large to be compared. */
export const tellingOf = (measure: Measure, { scoring }: Rules): Measure | 'digits' =>
  measure === 'points' && scoring !== 'sum' ? 'digits' : measure

/** An amount in the words of its measure. */
export function amountText<T>(
  amount: number,
  measure: Measure,
  rules: Rules,
  words: {
    readonly wins: (inHundred: number) => T
    readonly chips: (chips: string) => T
    readonly points: (points: string) => T
    readonly digits: T
    readonly nearness: T
  },
): T {
  switch (tellingOf(measure, rules)) {
    case 'wins':
      return words.wins(inHundred(amount))
    case 'chips':
      return words.chips(chipsText(amount))
    case 'points':
      return words.points(formatNumber(tenths(amount)))
    case 'digits':
      return words.digits
    case 'nearness':
      return words.nearness
  }
}

function luckSentence(
  { measure, seats }: MatchAnalysis,
  names: readonly string[],
  rules: Rules,
  words: Words,
): string {
  const least = FAIR * smallestNoticeable(measure, rules)
  const order = names.map((_, seat) => seat).sort((a, b) => seats[b]!.luck - seats[a]!.luck)
  const [luckiest, unluckiest] = [order[0]!, order.at(-1)!]
  const told = (seat: number, luck: Words['luck'] | Words['noLuck']) =>
    amountText(Math.abs(seats[seat]!.luck), measure, rules, {
      wins: (amount) => luck.wins(names[seat]!, amount),
      chips: (amount) => luck.chips(names[seat]!, amount),
      points: (amount) => luck.points(names[seat]!, amount),
      digits: luck.unnumbered(names[seat]!),
      nearness: luck.unnumbered(names[seat]!),
    })
  if (seats[luckiest]!.luck >= least) return told(luckiest, words.luck)
  if (seats[unluckiest]!.luck <= -least) return told(unluckiest, words.noLuck)
  return names.length === 1 ? words.fairDiceAlone : words.fairDice
}

const realOf = (seats: readonly SeatSkill[]) =>
  seats.reduce((sum, { realChoices }) => sum + realChoices, 0)

function playedPhrase(
  { seats }: MatchAnalysis,
  players: readonly Named[],
  rules: Rules,
  words: Words,
): string {
  // Players without a real choice are not compared, nor is the only one who had some.
  const choosers = players.flatMap((player, seat) => {
    const { costs, realChoices, rightChoices } = seats[seat]!
    const cost = weightOf(costs, rules)
    return realChoices > 0 ? [{ ...player, cost, realChoices, rightChoices }] : []
  })
  if (choosers.length === 1) {
    const { name, rightChoices, realChoices } = choosers[0]!
    return rightChoices === realChoices
      ? words.playedAllRight(name)
      : words.playedAlone(name, realChoices)
  }
  const least = Math.min(...choosers.map(({ cost }) => cost))
  const best = choosers.filter(({ cost }) => cost - least < 1)
  const names = best.map(({ name }) => name)
  if (best.length < choosers.length) return words.playedBest(names)
  const isAllPeople = players.every(({ computer }) => computer === undefined)
  return isAllPeople ? words.playedAlike : words.playedAlikeNamed(names)
}

/** The player and the round or turn it happened in; only the player if there is one round. */
export function whoseTurn(
  { round, seat }: { readonly round: number; readonly seat: number },
  names: readonly string[],
  rules: Rules,
  words: Words,
): string {
  if (turnLimit(rules) === 1) return words.onlyRound(names[seat]!)
  return (rules.format.kind === 'target' ? words.turn : words.round)(names[seat]!, round)
}

/** The names of both choices, worded as one instead of the other. */
export function chosenAndBest({ chosen, best }: CostlyChoice, words: Words): [string, string] {
  const isDice = (choice: Choice) => choice.type === 'throw'
  const isDiceChosen = isDice(chosen) && isDice(best)
  return [chosen, best].map((choice) => choiceName(choice, isDiceChosen, words.chosen)) as [
    string,
    string,
  ]
}

/**
 * The match in one or two sentences: who had luck, who played best, and the costliest choice.
 */
export function analysisSentence(
  analysis: MatchAnalysis,
  players: readonly Named[],
  rules: Rules,
  words: Words,
): string {
  const names = players.map(({ name }) => name)
  const luck = luckSentence(analysis, names, rules, words)
  if (realOf(analysis.seats) === 0) return `${luck} ${words.noChoices}`
  const played = playedPhrase(analysis, players, rules, words)
  const { costliest, seats } = analysis
  if (!costliest) {
    // Choices of computer players are not mentioned, but may have cost something.
    const isAllRight = seats.every(({ realChoices, rightChoices }) => realChoices === rightChoices)
    const isPhrase = isAllRight && seats.filter(({ realChoices }) => realChoices > 0).length > 1
    return `${luck} ${isPhrase ? words.nothingToTalkAbout(played) : `${played}.`}`
  }
  const [chosen, best] = chosenAndBest(costliest, words)
  const when = whoseTurn(costliest, names, rules, words)
  return `${luck} ${words.talkAbout(played, when, chosen, best)}`
}
