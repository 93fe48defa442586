import { useState } from 'react'
import { PRESETS } from '@/engine'
import type { RulesId } from '@/model/rules-id'

type Moment = {
  readonly chosen: RulesId
  /** Changes whenever the screen is opened. */
  readonly opening: number
  readonly seated: number
}

/**
 * All rules in the order of the presets, after those that were chosen when the screen opened, or by the app for
 * another number of players: these are then in view. The order stays while a player chooses.
 */
export function useRulesOrder(
  { chosen, opening, seated }: Moment,
  hasHouse: boolean,
): readonly RulesId[] {
  const [last, setLast] = useState({ first: chosen, chosen, opening, seated })
  const isOpened = opening !== last.opening
  const isSeated = seated !== last.seated
  const isOther = chosen !== last.chosen
  const first = isOpened || (isSeated && isOther) ? chosen : last.first
  if (isOpened || isSeated || isOther) setLast({ first, chosen, opening, seated })
  const ids: readonly RulesId[] = PRESETS.map(({ id }) => id)
  const ordered = ids.includes(first) ? [first, ...ids.filter((id) => id !== first)] : ids
  return hasHouse ? ['house', ...ordered] : ordered
}
