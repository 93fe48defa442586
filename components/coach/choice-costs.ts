import { tilesOf, type Choice, type Evaluation, type Rules } from '@/engine'
import type { CoachWords } from '@/i18n/coach'
import { formatNumber, formatSigned } from '@/i18n/numbers/format-number'
import { isNoticeable, measureOf, type Measure } from '@/model/measure'

type Words = CoachWords['coach']

/** The words for each kind of choice. */
type Naming = {
  readonly shut: (tiles: readonly number[]) => string
  readonly throwDice: (count: 1 | 2) => string
  readonly throwOn: string
  readonly stop: string
  readonly announce: (sign: 'add' | 'subtract') => string
}

/** The name of a choice; a throw is named by its number of dice only if that is chosen. */
export function choiceName(choice: Choice, isDiceChosen: boolean, names: Naming): string {
  switch (choice.type) {
    case 'shut':
      return names.shut(tilesOf(choice.tiles))
    case 'throw':
      return isDiceChosen ? names.throwDice(choice.dice) : names.throwOn
    case 'stop':
      return names.stop
    case 'announce':
      return names.announce(choice.sign)
  }
}

/** Whether the player chooses one die or two. */
export const isDiceChoice = ({ choices }: Evaluation): boolean =>
  choices.filter(({ choice }) => choice.type === 'throw').length > 1

export const tenths = (value: number): number => Math.round(value * 10) / 10
/** At least 1, so that a noticeable value is never shown as 0. */
export const inHundred = (value: number): number => Math.max(1, Math.round(value * 100))

/** From these differences of nearness on, the words say more. */
const FARTHER = [0.03, 0.1] as const

function costText(cost: number, measure: Measure, rules: Rules, { cost: words }: Words): string {
  if (cost < 1e-9) return words.nothing
  if (!isNoticeable(cost, measure, rules)) return words.little
  if (measure === 'points') return words.points(formatNumber(tenths(cost)))
  if (measure === 'nearness') return words.nearness[FARTHER.filter((from) => cost >= from).length]!
  return words[measure](inHundred(cost))
}

function worthText(value: number, measure: Measure, { worth }: Words): string {
  switch (measure) {
    case 'wins':
      return worth.wins(Math.round(value * 100))
    case 'chips':
      return worth.chips(formatSigned(tenths(value)))
    case 'points':
      return worth.points(formatNumber(tenths(-value)))
    case 'nearness':
      return worth.nearness
  }
}

/** A choice as the coach's list shows it. */
export type ChoiceCost = {
  readonly choice: Choice
  readonly name: string
  readonly goesOn: string
  readonly cost: string
  /** From 0 for the best choice to 1 for the costliest. */
  readonly share: number
}

/** Every choice, best first, with its cost compared with the best. */
export function choiceCosts(
  evaluation: Evaluation,
  rules: Rules,
  words: Words,
): readonly ChoiceCost[] {
  const { aim, value, choices } = evaluation
  const measure = measureOf(aim)
  const isDiceChosen = isDiceChoice(evaluation)
  const most = Math.max(value - choices.at(-1)!.value, 1e-9)
  return choices.map(({ choice, value: own, goesOn }, index) => {
    const after = choice.type === 'shut' && goesOn === undefined ? words.shutsBox : ''
    return {
      choice,
      name: choiceName(choice, isDiceChosen, words.choice),
      goesOn: goesOn === undefined ? after : words.goesOn(goesOn),
      cost:
        index === 0
          ? worthText(value, measure, words)
          : costText(value - own, measure, rules, words),
      share: (value - own) / most,
    }
  })
}
