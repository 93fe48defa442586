import { AT_ONCE, prospectsAt, type Contest } from './contest'
import { countUpTo } from './outlook'

/** The lowest result before a seat's turn, and how many hold it. */
type State = { readonly lowest: number; readonly holders: number }

/** The states that can follow after this seat has played. */
function statesAfter(
  { resultsOf, prize }: Contest,
  seat: number,
  states: readonly State[],
): State[] {
  const own = new Set<number>()
  for (const { values } of resultsOf(seat)) values.forEach((result) => own.add(result))
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

/** The turns of later seats that can occur, in order of the seats. */
function* laterTurns(contest: Contest, seat: number, state: State): Generator<LaterTurn, void> {
  let states: readonly State[] = [state]
  for (let next = seat + 1; next < contest.seats; next++) {
    states = statesAfter(contest, next - 1, states)
    for (const { lowest, holders } of states) yield { seat: next, lowest, holders }
  }
}

/** The later turns that are still to be worked out. */
function* missingTurns(contest: Contest, seat: number, state: State): Generator<LaterTurn, void> {
  for (const turn of laterTurns(contest, seat, state))
    if (!contest.known[turn.seat]!.get(turn.lowest)?.[turn.holders]) yield turn
}

const tablesOfTurn =
  ({ resultsOf }: Contest) =>
  ({ seat }: LaterTurn): number =>
    resultsOf(seat).length

/** How many tables the later turns need in all, counted up to `enough`. */
export const allTables = (contest: Contest, seat: number, state: State, enough: number) =>
  countUpTo(enough, laterTurns(contest, seat, state), tablesOfTurn(contest))

/** How many tables the later turns still need, counted up to `enough`. */
export const missingTables = (contest: Contest, seat: number, state: State, enough: number) =>
  countUpTo(enough, missingTurns(contest, seat, state), tablesOfTurn(contest))

/** Works out the later turns from the last seat backwards, one state at a step. */
export function* fillContest(contest: Contest, seat: number, state: State): Generator<void, void> {
  for (const turn of [...missingTurns(contest, seat, state)].reverse()) {
    prospectsAt(contest, turn.seat, turn.lowest, turn.holders)
    yield
  }
}
