import { diceCounts, tilesOf, turnScore, without, type TileSet } from '@/engine'
import { plainNumber } from '@/i18n/numbers/format-number'
import type { SeatedMatch } from '@/model/player'
import { numberRanges } from './number-ranges'
import { sentences, type Speaking } from './speaking'

/** The flaps that stand, and in full what they would score. */
function openText({ setup, open }: SeatedMatch, { spoken, isFull }: Speaking): string {
  const { rules } = setup
  const ranges = numberRanges(tilesOf(open), spoken)
  const score = plainNumber(turnScore(rules, open))
  // The stop that may follow tells the score by itself.
  if (!isFull || rules.mayStop) return spoken.openNow(ranges)
  return rules.scoring === 'sum' ? spoken.openWith(ranges, score) : spoken.openReads(ranges, score)
}

/** What can be done next that could not be done in every throw. */
function nextText({ setup: { rules }, open }: SeatedMatch, { spoken }: Speaking): string {
  const counts = diceCounts(rules, open)
  return sentences(
    counts.length === 2 && spoken.oneOrTwo,
    counts.length === 1 && counts[0] === 1 && spoken.oneDieNow,
    rules.mayStop && spoken.mayStop(plainNumber(turnScore(rules, open))),
  )
}

/** Flaps were shut: what fell, what stands, and what is different now. */
export function shutText(fallen: TileSet, match: SeatedMatch, speaking: Speaking): string {
  const { spoken } = speaking
  return sentences(
    spoken.down(tilesOf(fallen)),
    openText(match, speaking),
    nextText(match, speaking),
  )
}

/** The same of a computer player. */
export function computerShutText(
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

/** A shut was taken back: what is up again, and the throw to choose for. */
export function takenBackText(
  before: TileSet,
  { open, dice }: SeatedMatch<'shutting'>,
  { spoken }: Speaking,
): string {
  return sentences(spoken.up(tilesOf(without(open, before))), `${spoken.dice(dice)}.`)
}
