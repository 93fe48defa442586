import type { Rules, TileCount, TileSet } from '@/engine'
import type { Translations } from '@/i18n'
import { playersOf, rulesIdOf } from '@/model/rules-id'
import { matchMinutes } from '../rules/match-length'
import { rulesFacts } from '../rules/rules-facts'
import { rulesName } from '../rules/rules-name'
import { formatSentence } from '../rules/rules-sentences'
import { picturedTiles } from './preset-pictures'

/** What the set-up shows of a set of rules. */
export type RulesOption = {
  readonly name: string
  readonly line: string
  readonly about: string
  readonly facts: string
  readonly minutes: string
  readonly players: string
  /** Whether so many can play by these rules as are seated. */
  readonly isFitting: boolean
  /** Why not, if they do not fit. */
  readonly problem: string | undefined
  readonly tiles: TileCount
  readonly open: TileSet
  /** All of it, for screen readers. */
  readonly label: string
}

export function rulesOption(rules: Rules, seated: number, words: Translations): RulesOption {
  const id = rulesIdOf(rules)
  const { min, max } = playersOf(rules)
  const isFitting = min <= seated && seated <= max
  const name = rulesName(id, words)
  const about = id === 'house' ? formatSentence(rules.format, words) : words.presets[id].about
  const facts = rulesFacts(rules, playersOf(rules), seated, words)
  // An empty table is a problem of its own.
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
