import { err, ok, type Result } from './result'
import {
  FORMAT_KINDS,
  MOVES,
  ONE_DIE_RULES,
  SCORINGS,
  TILE_COUNTS,
  type Format,
  type FormatKind,
  type Range,
  type Rules,
} from './rules'
import { worstTurnScore } from './scoring'

type RulesProblem =
  | 'not-an-object'
  | 'missing'
  | 'unknown-field'
  | 'unknown-value'
  | 'not-a-whole-number'
  | 'out-of-range'

/**
 * The path of the wrong field (`format.limit`; empty for the whole), why, and the range allowed.
 */
export type RulesError = {
  readonly field: string
  readonly why: RulesProblem
  readonly range?: Range
}

type NumberField = 'rounds' | 'limit' | 'target' | 'turns' | 'stake'
type Fields = Readonly<Record<string, unknown>>

const FORMAT_FIELDS = {
  rounds: ['rounds', 'shutWins'],
  'first-to-lose': ['limit'],
  knockout: ['limit'],
  target: ['target', 'turns'],
  stakes: ['stake', 'rounds'],
} as const satisfies Record<FormatKind, readonly string[]>

const RULES_FIELDS = ['tiles', 'moves', 'oneDie', 'mayStop', 'scoring', 'format'] as const

const MAX_LIMIT_IN_WORST_TURNS = 50
const MAX_TARGET_IN_WORST_TURNS = 20

/**
 * The range of a number in the format. A limit is at most fifty times the worst turn score, a
 * target twenty times: so every total and its distance from a target is an exact integer, even with
 * digit scores.
 */
export function rangeOf(field: NumberField, rules: Pick<Rules, 'tiles' | 'scoring'>): Range {
  switch (field) {
    case 'rounds':
    case 'turns':
      return { min: 1, max: 50 }
    case 'stake':
      return { min: 1, max: 1000 }
    case 'limit':
      return { min: 1, max: MAX_LIMIT_IN_WORST_TURNS * worstTurnScore(rules) }
    case 'target':
      return { min: 1, max: MAX_TARGET_IN_WORST_TURNS * worstTurnScore(rules) }
  }
}

const isObject = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data)

const isOneOf = <T>(values: readonly T[], value: unknown): value is T =>
  (values as readonly unknown[]).includes(value)

function fieldError(data: Fields, fields: readonly string[], path: string): RulesError | undefined {
  const extra = Object.keys(data).find((key) => !fields.includes(key))
  if (extra !== undefined) return { field: path + extra, why: 'unknown-field' }
  const missing = fields.find((key) => !Object.hasOwn(data, key) || data[key] === undefined)
  return missing === undefined ? undefined : { field: path + missing, why: 'missing' }
}

function numberError(value: unknown, range: Range): Omit<RulesError, 'field'> | undefined {
  if (!Number.isInteger(value)) return { why: 'not-a-whole-number', range }
  const number = value as number
  return number < range.min || number > range.max ? { why: 'out-of-range', range } : undefined
}

function parseFormat(
  data: unknown,
  rules: Pick<Rules, 'tiles' | 'scoring'>,
): Result<Format, RulesError> {
  if (!isObject(data)) return err({ field: 'format', why: 'not-an-object' })
  const { kind } = data
  if (kind === undefined) return err({ field: 'format.kind', why: 'missing' })
  if (!isOneOf(FORMAT_KINDS, kind)) return err({ field: 'format.kind', why: 'unknown-value' })
  const fields = FORMAT_FIELDS[kind]
  const wrong = fieldError(data, ['kind', ...fields], 'format.')
  if (wrong) return err(wrong)
  for (const field of fields) {
    const value = data[field]
    const problem =
      field === 'shutWins'
        ? isOneOf([true, false], value)
          ? undefined
          : ({ why: 'unknown-value' } as const)
        : numberError(value, rangeOf(field, rules))
    if (problem) return err({ field: `format.${field}`, ...problem })
  }
  return ok({ ...data } as Format)
}

/** Parses unknown data into playable rules, or returns which field is wrong and why. */
export function parseRules(data: unknown): Result<Rules, RulesError> {
  if (!isObject(data)) return err({ field: '', why: 'not-an-object' })
  const wrong = fieldError(data, RULES_FIELDS, '')
  if (wrong) return err(wrong)
  const { tiles, moves, oneDie, mayStop, scoring } = data
  if (!isOneOf(TILE_COUNTS, tiles)) return err({ field: 'tiles', why: 'unknown-value' })
  if (!isOneOf(MOVES, moves)) return err({ field: 'moves', why: 'unknown-value' })
  if (!isOneOf(ONE_DIE_RULES, oneDie)) return err({ field: 'oneDie', why: 'unknown-value' })
  if (!isOneOf([true, false], mayStop)) return err({ field: 'mayStop', why: 'unknown-value' })
  if (!isOneOf(SCORINGS, scoring)) return err({ field: 'scoring', why: 'unknown-value' })
  const format = parseFormat(data.format, { tiles, scoring })
  return format.ok ? ok({ tiles, moves, oneDie, mayStop, scoring, format: format.value }) : format
}
