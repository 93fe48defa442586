import { presetOf, type Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { formatFact } from '../setup/rules-facts'

/** What a set of rules is called; the house's own by what tells them apart at a glance. */
export function rulesTitle(rules: Rules, words: Translations): string {
  const preset = presetOf(rules)
  return preset
    ? words.presets[preset.id].name
    : words.players.house(rules.tiles, formatFact(rules, words))
}

/** The names of several, no two of them alike. */
export function rulesTitles(all: readonly Rules[], words: Translations): readonly string[] {
  const seen = new Map<string, number>()
  return all.map((rules) => {
    const title = rulesTitle(rules, words)
    const times = (seen.get(title) ?? 0) + 1
    seen.set(title, times)
    return times === 1 ? title : words.players.again(title, times)
  })
}
