import { MOST_PLAYERS, type Format, type Range, type Rules, type TileCount } from './rules'

export type Preset = { readonly id: PresetId; readonly rules: Rules; readonly players: Range }

export const PRESET_IDS = [
  'channel',
  'pub',
  'pub-digits',
  'pub-reversed',
  'pub-hundred',
  'sailors',
  'hundred',
  'stakes',
] as const

export type PresetId = (typeof PRESET_IDS)[number]

const PUB: Rules = {
  tiles: 9,
  moves: 'dice-or-sum',
  oneDie: 'must-after-high',
  mayStop: false,
  scoring: 'sum',
  format: { kind: 'rounds', rounds: 1, shutWins: false },
}

const RULES: Readonly<Record<PresetId, Rules>> = {
  channel: {
    tiles: 9,
    moves: 'any-sum',
    oneDie: 'must-at-six',
    mayStop: false,
    scoring: 'sum',
    format: { kind: 'rounds', rounds: 5, shutWins: true },
  },
  pub: PUB,
  'pub-digits': { ...PUB, scoring: 'digits' },
  'pub-reversed': { ...PUB, scoring: 'reversed' },
  'pub-hundred': { ...PUB, format: { kind: 'first-to-lose', limit: 100 } },
  sailors: {
    tiles: 9,
    moves: 'die-or-sum',
    oneDie: 'must-at-six',
    mayStop: false,
    scoring: 'sum',
    format: { kind: 'knockout', limit: 45 },
  },
  hundred: {
    tiles: 9,
    moves: 'any-sum',
    oneDie: 'must-at-six',
    mayStop: true,
    scoring: 'digits',
    format: { kind: 'target', target: 100, turns: 10 },
  },
  stakes: {
    tiles: 9,
    moves: 'any-sum',
    oneDie: 'may-after-high',
    mayStop: false,
    scoring: 'sum',
    format: { kind: 'stakes', stake: 1, rounds: 1 },
  },
}

const PLAYERS: Readonly<Partial<Record<PresetId, Range>>> = {
  channel: { min: 2, max: 6 },
  stakes: { min: 2, max: MOST_PLAYERS },
}

/** The sets of rules that the app offers, each playable unchanged. */
export const PRESETS: readonly Preset[] = PRESET_IDS.map((id) => ({
  id,
  rules: RULES[id],
  players: PLAYERS[id] ?? { min: 1, max: MOST_PLAYERS },
}))

/** The numbers of tiles that a preset allows; everything else about it is fixed. */
export const presetTiles = (id: PresetId): readonly TileCount[] =>
  id.startsWith('pub') ? [9, 12] : [RULES[id].tiles]

const isSameFormat = (a: Format, b: Format) =>
  Object.entries(a).every(([field, value]) => b[field as keyof Format] === value)

/**
 * The preset with exactly these rules, in any of its numbers of tiles; undefined for house rules.
 */
export function presetOf(rules: Rules): Preset | undefined {
  return PRESETS.find(
    (preset) =>
      presetTiles(preset.id).includes(rules.tiles) &&
      preset.rules.moves === rules.moves &&
      preset.rules.oneDie === rules.oneDie &&
      preset.rules.mayStop === rules.mayStop &&
      preset.rules.scoring === rules.scoring &&
      isSameFormat(preset.rules.format, rules.format),
  )
}
