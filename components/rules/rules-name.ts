import type { Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { rulesIdOf, type RulesId } from '@/model/rules-id'
import { formatFact } from './rules-facts'

/** The name of a preset, or the common name of all house rules. */
export const rulesName = (id: RulesId, { presets, setup }: Translations): string =>
  id === 'house' ? setup.houseRules : presets[id].name

/** The label of the button that starts a match by these rules. */
export function playLabel(rules: Rules, { presets, setup }: Translations): string {
  const id = rulesIdOf(rules)
  return id === 'house' ? setup.playHouseRules : presets[id].play
}

/** Unique names for a list of rules: house rules with flaps and length, repeated names with a number. */
export function rulesTitles(all: readonly Rules[], words: Translations): readonly string[] {
  const seen = new Map<string, number>()
  return all.map((rules) => {
    const id = rulesIdOf(rules)
    const title =
      id === 'house'
        ? words.players.houseRulesTitle(rules.tiles, formatFact(rules, words))
        : rulesName(id, words)
    const times = (seen.get(title) ?? 0) + 1
    seen.set(title, times)
    return times === 1 ? title : words.players.numberedTitle(title, times)
  })
}
