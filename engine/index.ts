export { afterPass, applyEvent } from './apply-event'
export { COMPUTER_PLAYERS, type ComputerPlayer } from './computer-players/computer-player'
export { diceCounts, type DiceCount } from './dice-counts'
export { paymentsOf } from './ledger'
export type { Analysis, Moment } from './judgement/analysis'
export { analyse, analyseInSteps } from './judgement/analyse'
export { courseInSteps, type CoursePoint } from './judgement/course'
export { evaluate } from './judgement/evaluate'
export { chosenBy, type Aim, type Choice, type Evaluation } from './judgement/evaluation'
export {
  isTurnOver,
  SETUP_ERRORS,
  VIOLATIONS,
  type Match,
  type MatchEvent,
  type MatchIn,
  type MatchSetup,
  type Outcome,
  type Phase,
  type Player,
  type SetupError,
  type Sign,
  type Violation,
} from './match'
export { choosableTiles, isMove, legalMoves, toggleTile } from './moves'
export { cleanName, LONGEST_NAME, nameError, nameKey, sameName } from './names'
export { readEvents, writeEvents } from './notation'
export { parseRules, rangeOf, type RulesError } from './parse-rules'
export { PRESET_IDS, presetOf, PRESETS, presetTiles, type Preset, type PresetId } from './presets'
export { ranking } from './ranking'
export { replay } from './replay'
export type { Result } from './result'
export {
  FORMAT_KINDS,
  MOST_PLAYERS,
  MOVES,
  ONE_DIE_RULES,
  playersFor,
  SCORINGS,
  TILE_COUNTS,
  type Format,
  type FormatKind,
  type Moves,
  type OneDieRule,
  type Range,
  type Rules,
  type Scoring,
  type TileCount,
} from './rules'
export { sumOf, turnScore, worstTurnScore } from './scoring'
export { payersAfter, seatsOfLeast } from './standings'
export { startMatch } from './start-match'
export { throwDice } from './throw-dice'
export {
  hasTile,
  NO_TILES,
  sizeOf,
  tileSet,
  tilesOf,
  tilesUpTo,
  without,
  type TileSet,
} from './tile-set'
export { turnRecords, type TurnRecord } from './turn-records'
export { turnValues } from './turn-values'
