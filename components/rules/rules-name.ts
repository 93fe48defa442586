import type { Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { rulesIdOf, type RulesId } from '@/model/rules-id'
import { formatFact } from './rules-facts'

/** The name of a booklet, or that of all house rules. */
export const rulesName = (id: RulesId, { presets, setup }: Translations): string =>
  id === 'house' ? setup.houseRules : presets[id].name

/** Names for rules that stand side by side, no two alike: house rules are told apart by what they are. */
export function rulesTitles(all: readonly Rules[], words: Translations): readonly string[] {
  const seen = new Map<string, number>()
  return all.map((rules) => {
    const id = rulesIdOf(rules)
    const title =
      id === 'house'
        ? words.players.house(rules.tiles, formatFact(rules, words))
        : rulesName(id, words)
    const times = (seen.get(title) ?? 0) + 1
    seen.set(title, times)
    return times === 1 ? title : words.players.again(title, times)
  })
}
