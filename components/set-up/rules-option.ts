import type { Rules, TileCount, TileSet } from '@/engine'
import type { Translations } from '@/i18n'
import { playersOf, rulesIdOf } from '@/model/rules-id'
import { matchMinutes } from '../rules/match-length'
import { rulesFacts } from '../rules/rules-facts'
import { rulesName } from '../rules/rules-name'
import { formatSentence } from '../rules/rules-sentences'
import { picturedTiles } from './preset-pictures'

/** A set of rules as the set-up shows it. */
export type RulesOption = {
  readonly name: string
  readonly line: string
  readonly about: string
  readonly facts: string
  readonly minutes: string
  readonly players: string
  /** Whether the rules allow the number of seated players. */
  readonly isFitting: boolean
  /** Why the rules do not fit. */
  readonly problem: string | undefined
  readonly tiles: TileCount
  readonly open: TileSet
  /** All of the above, for screen readers. */
  readonly label: string
}

export function rulesOption(rules: Rules, seated: number, words: Translations): RulesOption {
  const id = rulesIdOf(rules)
  const { min, max } = playersOf(rules)
  const isFitting = min <= seated && seated <= max
  const name = rulesName(id, words)
  const about = id === 'house' ? formatSentence(rules.format, words) : words.presets[id].about
  const facts = rulesFacts(rules, playersOf(rules), seated, words)
  // An empty table has its own message.
  const problem = isFitting || seated === 0 ? undefined : words.setup.needsPlayers(min, max)
  const playing = Math.max(min, Math.min(max, seated))
  return {
    name,
    line: id === 'house' ? words.setup.yourOwn : words.presets[id].line,
    about,
    facts,
    minutes: words.facts.minutes(matchMinutes(rules, playing)),
    players: words.facts.players(min, max),
    isFitting: problem === undefined,
    problem,
    tiles: rules.tiles,
    open: picturedTiles(rules),
    label: [`${name}.`, about, ...(problem ? [problem] : []), facts].join(' '),
  }
}
