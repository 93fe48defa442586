import { is, looseObject, optional, unknown } from 'valibot'
import { editSave } from '../saves/save-text'

const MatchSchema = looseObject({
  seed: optional(unknown()),
  outcome: optional(unknown()),
})
const OverSchema = looseObject({ outcome: looseObject({}) })

/**
 * The data of a match as it leaves the phone: with its seed only if it is over, since the throws to
 * come follow from it.
 */
export function hideSeed(data: unknown): unknown {
  if (is(OverSchema, data) || !is(MatchSchema, data)) return data
  const { seed, ...rest } = data
  return rest
}

const SEED = /"seed":"[0-9a-f]{64}",?/g
/** What is left of a damaged seed: longer than any id. */
const PIECE_OF_SEED = /[0-9a-f]{17,}/g

/** The text of a save that cannot be read, without seeds: nobody knows if its match is over. */
export const hideSeedsIn = (text: string): string =>
  editSave(text, (body) => body.replace(SEED, '').replace(PIECE_OF_SEED, ''))
