import { chosenBy, type Evaluation, type Match, type MatchEvent } from '@/engine'
import type { CoachWords } from '@/i18n/coach'
import { formatNumber } from '@/i18n/numbers/format-number'
import { isNoticeable, measureOf } from '@/model/measure'
import { choiceName, inHundred, isDiceChoice, tenths } from './choice-costs'
import { landingBy } from './coach-line'

/**
 * What the coach says after a choice: what it would have done, if that is noticeably better, and why. Match and
 * evaluation are those of the moment before the event.
 */
export function teachLine(
  match: Match,
  evaluation: Evaluation,
  event: MatchEvent,
  words: CoachWords['coach'],
): string | undefined {
  const { aim, choices } = evaluation
  const [best] = choices
  const chosen = chosenBy(event, choices)
  if (!best || !chosen) return undefined
  const { rules } = match.setup
  const measure = measureOf(aim)
  const gain = best.value - chosen.value
  if (!isNoticeable(gain, measure, rules)) return undefined
  const would = choiceName(best.choice, isDiceChoice(evaluation), words.would)
  const landing = landingBy(match, best.choice)
  if (landing !== undefined) return words.wouldLand(would, landing)
  // With a target only the total counts: going on or shutting the box is no reason.
  if (rules.format.kind !== 'target') {
    const { goesOn } = best
    if (best.choice.type === 'shut' && goesOn === undefined) return words.wouldShutBox(would)
    if (goesOn !== undefined && chosen.goesOn !== undefined && goesOn > chosen.goesOn)
      return words.wouldGoOn(would, goesOn, chosen.goesOn)
  }
  if (measure === 'nearness') return words.wouldGain.nearness(would)
  if (measure === 'points') return words.wouldGain.points(would, formatNumber(tenths(gain)))
  return words.wouldGain[measure](would, inHundred(gain))
}
