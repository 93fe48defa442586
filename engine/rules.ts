export const TILE_COUNTS = [9, 10, 12] as const
export const MOVES = ['any-sum', 'dice-or-sum', 'die-or-sum'] as const
export const ONE_DIE_RULES = ['never', 'must-at-six', 'must-after-high', 'may-after-high'] as const
export const SCORINGS = ['sum', 'digits', 'reversed'] as const
export const FORMAT_KINDS = ['rounds', 'first-to-lose', 'knockout', 'target', 'stakes'] as const

export type TileCount = (typeof TILE_COUNTS)[number]
export type Moves = (typeof MOVES)[number]
export type OneDieRule = (typeof ONE_DIE_RULES)[number]
export type Scoring = (typeof SCORINGS)[number]
export type FormatKind = (typeof FORMAT_KINDS)[number]

export type Format =
  | { readonly kind: 'rounds'; readonly rounds: number; readonly shutWins: boolean }
  | { readonly kind: 'first-to-lose'; readonly limit: number }
  | { readonly kind: 'knockout'; readonly limit: number }
  | { readonly kind: 'target'; readonly target: number; readonly turns: number }
  | { readonly kind: 'stakes'; readonly stake: number; readonly rounds: number }

export type FormatOf<K extends FormatKind> = Extract<Format, { kind: K }>

export type Rules = {
  readonly tiles: TileCount
  readonly moves: Moves
  readonly oneDie: OneDieRule
  readonly mayStop: boolean
  readonly scoring: Scoring
  readonly format: Format
}

export type Range = { readonly min: number; readonly max: number }

/** The most players at any table. */
export const MOST_PLAYERS = 12

/** How many players these rules allow: at least two in stakes, where players pay each other. */
export const playersFor = (rules: Rules): Range => ({
  min: rules.format.kind === 'stakes' ? 2 : 1,
  max: MOST_PLAYERS,
})
