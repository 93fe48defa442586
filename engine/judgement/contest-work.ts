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

/** The turns still to be worked out that this contest can get to, those of the last seat first. */
function missingStates(contest: Contest, seat: number, state: State): (State & { seat: number })[] {
  const missing: (State & { seat: number })[] = []
  let states: readonly State[] = [state]
  for (let next = seat + 1; next < contest.results.length; next++) {
    states = statesAfter(contest, next - 1, states)
    for (const { lowest, holders } of states)
      if (!contest.known[next]!.get(lowest)?.[holders])
        missing.push({ seat: next, lowest, holders })
  }
  return missing.reverse()
}

/** How many tables the later seats' turns still need. */
export const missingTables = (contest: Contest, seat: number, lowest: number, holders: number) =>
  missingStates(contest, seat, { lowest, holders }).reduce(
    (tables, { seat: later }) => tables + contest.results[later]!.length,
    0,
  )

/** Works out the later seats' turns, from the last seat backwards, one state at a time. */
export function* fillContest(
  contest: Contest,
  seat: number,
  lowest: number,
  holders: number,
): Generator<void, void> {
  for (const state of missingStates(contest, seat, { lowest, holders })) {
    prospectsAt(contest, state.seat, state.lowest, state.holders)
    yield
  }
}
