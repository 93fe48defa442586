import { presetOf, type Rules } from '@/engine'
import type { Translations } from '@/i18n'
import type { SeatedPlayer } from '../table/scoreboard'

export type PastSeat = SeatedPlayer & {
  readonly person: string
  readonly total: number
  readonly chips?: number
  readonly boxesShut: number
}

/** What a list shows of a match. */
export type PastMatch = {
  readonly id: string
  readonly startedAt: number
  readonly rules: Rules
  readonly seats: readonly PastSeat[]
  readonly isAbandoned: boolean
  readonly winners: readonly number[]
}

/** The name of a preset, or that the rules were the house's own. */
export function rulesName(rules: Rules, { presets, setup }: Translations): string {
  const id = presetOf(rules)?.id
  return id ? presets[id].name : setup.houseRules
}
