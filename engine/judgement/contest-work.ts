import { AT_ONCE, prospectsAt, type Contest } from './contest'

/** The lowest result so far and how many hold it, as they can be when it is a seat's turn. */
type State = { readonly lowest: number; readonly holders: number }

/** The states in which the next seat can find the contest after this seat has played. */
function statesAfter({ results, prize }: Contest, seat: number, states: readonly State[]): State[] {
  const own = new Set<number>()
  for (const { values } of results[seat]!) values.forEach((result) => own.add(result))
  own.delete(AT_ONCE)
  const highest = Math.max(...own)
  const highestBefore = Math.max(...states.map(({ lowest }) => lowest))
  const after = new Map<string, State>()
  const add = (lowest: number, holders: number) =>
    after.set(`${lowest} ${holders}`, { lowest, holders })
  for (const { lowest, holders } of states) {
    if (highest > lowest) add(lowest, holders)
    if (own.has(lowest)) add(lowest, Math.min(holders + 1, prize.mostHolders))
  }
  for (const result of own) if (result < highestBefore) add(result, 1)
  return [...after.values()]
}

type LaterTurn = State & { readonly seat: number }

/** The turns of later seats that this contest can get to, those of the last seat first. */
function laterTurns(contest: Contest, seat: number, state: State): readonly LaterTurn[] {
  const turns: LaterTurn[] = []
  let states: readonly State[] = [state]
  for (let next = seat + 1; next < contest.results.length; next++) {
    states = statesAfter(contest, next - 1, states)
    for (const { lowest, holders } of states) turns.push({ seat: next, lowest, holders })
  }
  return turns.reverse()
}

/** Those of them that are still to be worked out. */
const missingTurns = (contest: Contest, seat: number, state: State): readonly LaterTurn[] =>
  laterTurns(contest, seat, state).filter(
    ({ seat: later, lowest, holders }) => !contest.known[later]!.get(lowest)?.[holders],
  )

/** How many tables these turns need. */
const tablesOf = ({ results }: Contest, turns: readonly LaterTurn[]): number =>
  turns.reduce((tables, { seat }) => tables + results[seat]!.length, 0)

/** How many tables the later seats' turns need in all. */
export const allTables = (contest: Contest, seat: number, lowest: number, holders: number) =>
  tablesOf(contest, laterTurns(contest, seat, { lowest, holders }))

/** How many tables the later seats' turns still need. */
export const missingTables = (contest: Contest, seat: number, lowest: number, holders: number) =>
  tablesOf(contest, missingTurns(contest, seat, { lowest, holders }))

/** Works out the later seats' turns, from the last seat backwards, one state at a time. */
export function* fillContest(
  contest: Contest,
  seat: number,
  lowest: number,
  holders: number,
): Generator<void, void> {
  for (const state of missingTurns(contest, seat, { lowest, holders })) {
    prospectsAt(contest, state.seat, state.lowest, state.holders)
    yield
  }
}
