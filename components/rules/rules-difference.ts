import { PRESETS, type Format, type Preset, type Rules } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { rulesName } from './rules-name'

const AXES = ['tiles', 'moves', 'oneDie', 'mayStop', 'scoring'] as const

const isSameFormat = (a: Format, b: Format) => JSON.stringify(a) === JSON.stringify(b)

/** How much two sets of rules differ. Another kind of match counts twice as much as another number. */
function distance(a: Rules, b: Rules): number {
  const options = AXES.filter((axis) => a[axis] !== b[axis]).length
  if (isSameFormat(a.format, b.format)) return options
  return options + (a.format.kind === b.format.kind ? 1 : 2)
}

const nearestPreset = (rules: Rules): Preset =>
  PRESETS.reduce((nearest, preset) =>
    distance(rules, preset.rules) < distance(rules, nearest.rules) ? preset : nearest,
  )

/** The kind of match and its numbers, without `shutWins`. */
const lengthOf = (format: Format) => JSON.stringify({ ...format, shutWins: undefined })

const winsByShut = (format: Format): boolean => format.kind === 'rounds' && format.shutWins

/** How a match is won, if its kind or numbers differ from the preset's. */
function matchInShort(format: Format, preset: Format, { houseRules }: Translations): string {
  const { short } = houseRules
  switch (format.kind) {
    case 'rounds':
      return (preset.kind === 'rounds' ? short.rounds : short.format.rounds)(format.rounds)
    case 'first-to-lose':
    case 'knockout':
      return short.format[format.kind](formatNumber(format.limit))
    case 'target':
      return short.format.target(formatNumber(format.target), format.turns)
    case 'stakes':
      return short.format.stakes(format.stake, format.rounds)
  }
}

/** The differences of the format: how the match is won, and whether a shut box wins it. */
function formatDifferences(rules: Rules, preset: Rules, words: Translations): readonly string[] {
  const { short } = words.houseRules
  const { format } = rules
  const says: string[] = []
  if (lengthOf(format) !== lengthOf(preset.format))
    says.push(matchInShort(format, preset.format, words))
  if (format.kind === 'rounds' && format.shutWins !== winsByShut(preset.format))
    says.push(short.shutWins[format.shutWins ? 'yes' : 'no'])
  return says
}

/** The options that differ from those of a preset, in a few words each. */
function differences(rules: Rules, preset: Rules, words: Translations): readonly string[] {
  const { houseRules, setup } = words
  const says: Readonly<Record<(typeof AXES)[number], string>> = {
    tiles: setup.tilesOf(rules.tiles),
    moves: houseRules.short.moves[rules.moves],
    oneDie: houseRules.short.oneDie[rules.oneDie],
    mayStop: houseRules.short.mayStop[rules.mayStop ? 'yes' : 'no'],
    scoring: houseRules.short.scoring[rules.scoring],
  }
  const other = AXES.filter((axis) => rules[axis] !== preset[axis]).map((axis) => says[axis])
  return [...other, ...formatDifferences(rules, preset, words)]
}

/** The rules in short: the nearest preset and the differences from it. */
export function rulesInShort(rules: Rules, words: Translations): string {
  const preset = nearestPreset(rules)
  const name = rulesName(preset.id, words)
  const different = differences(rules, preset.rules, words)
  return different.length === 0
    ? words.houseRules.asPreset(name)
    : words.houseRules.likePreset(name, different)
}
