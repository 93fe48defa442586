import { isTurnOver, type Match } from '../match'
import { runToEnd } from '../run-to-end'
import { without } from '../tile-set'
import type { Choice, Evaluation } from './evaluation'
import { playableThrows } from './playable-throws'
import { judgeInSteps, DEFAULT_MAX_TABLES, type JudgedTurn } from './judged-turn'
import { endingsFrom } from './plan'
import { prepareScorePlayInSteps, scorePlay } from './score-play'
import { signOf, valuedChoices, type Deciding } from './valued-choices'
import type { TileSet } from '../tile-set'

/** The chance of each final board after this choice, with perfect play. */
function endingsAfter(match: Deciding, choice: Choice, turn: JudgedTurn): Float64Array {
  const { open, setup } = match
  const sign = choice.type === 'announce' ? choice.sign : signOf(match)
  const left = choice.type === 'shut' ? without(open, choice.tiles) : open
  const { ended, thrown } = turn.table(sign)
  const stops =
    choice.type === 'stop' ||
    (choice.type === 'shut' && setup.rules.mayStop && ended[left]! > thrown[left]!)
  if (!stops) return endingsFrom(turn.plan(sign), left)
  const endings = new Float64Array(ended.length)
  endings[left] = 1
  return endings
}

/** What each seat can expect after this choice. */
function prospectsAfter(
  match: Deciding,
  choice: Choice,
  turn: JudgedTurn,
): readonly number[] | undefined {
  const { prospects } = turn
  if (!prospects) return undefined
  const sign = choice.type === 'announce' ? choice.sign : signOf(match)
  const sums = match.totals.map(() => 0)
  endingsAfter(match, choice, turn).forEach((chance, open) => {
    if (chance === 0) return
    prospects(open as TileSet, sign).forEach((value, seat) => (sums[seat]! += chance * value))
  })
  return sums
}

/** The evaluation, with at most one turn's table, plan or part of the program between two steps. */
export function* evaluateInSteps(
  match: Match,
  maxTables: number,
  judge = judgeInSteps,
): Generator<void, Evaluation | undefined> {
  if (isTurnOver(match)) return undefined
  const { rules } = match.setup
  yield* prepareScorePlayInSteps(rules)
  const turn = yield* judge(match, maxTables)
  const byScore = scorePlay(rules).table
  const choices = valuedChoices(match, turn.table, () => byScore).map((valued) => {
    const { choice } = valued
    const table = turn.table(choice.type === 'announce' ? choice.sign : signOf(match))
    const goesOn = playableThrows(match, choice, table, byScore)
    return goesOn === undefined ? valued : { ...valued, goesOn }
  })
  const { choice, value } = choices[0]!
  yield* turn.outlook.fillProspects?.() ?? []
  yield
  const prospects = prospectsAfter(match, choice, turn)
  const { aim } = turn.outlook
  return prospects ? { aim, value, prospects, choices } : { aim, value, choices }
}

/**
 * The value of each choice of the player on turn with perfect play after it; undefined if nothing is left to decide
 * in this turn. Takes a simpler aim if the exact one would need more than `maxTables` new tables; with 0, any.
 */
export const evaluate = (
  match: Match,
  maxTables: number = DEFAULT_MAX_TABLES,
): Evaluation | undefined => runToEnd(evaluateInSteps(match, maxTables))
