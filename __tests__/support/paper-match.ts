/**
 * What a list of turns amounts to, worked out from the words of the rules: always from the first turn
 * on, with nothing remembered in between, and nothing taken from the engine.
 */
import type { Format, FormatKind, Sign } from '../../engine'

export type PaperTurn = { seat: number; score: number; sign: Sign; isShut: boolean }

export type PaperMatch = {
  totals: number[]
  out: number[]
  /** The round in which each of those left. */
  outRounds: number[]
  chips?: number[]
  /** Tied rounds that the next winner of stakes takes as well. */
  carried?: number
  /** Who plays next, while the match goes on. */
  next?: { seat: number; round: number }
  outcome?: { winners: number[]; payers: number[]; captain?: number }
}

type Of<K extends FormatKind> = Extract<Format, { kind: K }>

const seatsUpTo = (players: number) => Array.from({ length: players }, (_, seat) => seat)

function totalsOf(players: number, turns: readonly PaperTurn[]): number[] {
  const totals = seatsUpTo(players).map(() => 0)
  for (const { seat, score, sign } of turns) totals[seat]! += sign === 'add' ? score : -score
  return totals
}

function lowest(seats: readonly number[], valueOf: (seat: number) => number): number[] {
  const ranked = [...seats].sort((a, b) => valueOf(a) - valueOf(b))
  return seats.filter((seat) => valueOf(seat) === valueOf(ranked[0]!))
}

function lowestWinsHighestPays(totals: readonly number[], winner?: number) {
  const seats = seatsUpTo(totals.length)
  const winners = winner === undefined ? lowest(seats, (seat) => totals[seat]!) : [winner]
  const losers = seats.filter((seat) => !winners.includes(seat))
  return { winners, payers: lowest(losers, (seat) => -totals[seat]!) }
}

const inTurn = (players: number, turns: number) => ({
  seat: turns % players,
  round: Math.floor(turns / players) + 1,
})

function rounds(format: Of<'rounds'>, players: number, turns: readonly PaperTurn[]): PaperMatch {
  const totals = totalsOf(players, turns)
  const last = turns.at(-1)
  if (format.shutWins && last?.isShut) {
    const outcome = lowestWinsHighestPays(totals, last.seat)
    return {
      totals,
      out: [],
      outRounds: [],
      outcome: turns.length === 1 ? { ...outcome, captain: 0 } : outcome,
    }
  }
  if (turns.length === players * format.rounds)
    return { totals, out: [], outRounds: [], outcome: lowestWinsHighestPays(totals) }
  return { totals, out: [], outRounds: [], next: inTurn(players, turns.length) }
}

function firstToLose(limit: number, players: number, turns: readonly PaperTurn[]): PaperMatch {
  const totals = totalsOf(players, turns)
  const isLost = totals.some((total) => total >= limit)
  if (isLost) return { totals, out: [], outRounds: [], outcome: lowestWinsHighestPays(totals) }
  return { totals, out: [], outRounds: [], next: inTurn(players, turns.length) }
}

function target(format: Of<'target'>, players: number, turns: readonly PaperTurn[]): PaperMatch {
  const totals = totalsOf(players, turns)
  const hit = totals.indexOf(format.target)
  if (hit >= 0) return { totals, out: [], outRounds: [], outcome: { winners: [hit], payers: [] } }
  if (turns.length < players * format.turns)
    return { totals, out: [], outRounds: [], next: inTurn(players, turns.length) }
  const distance = (seat: number) =>
    totals[seat]! > format.target ? totals[seat]! - format.target : format.target - totals[seat]!
  return {
    totals,
    out: [],
    outRounds: [],
    outcome: { winners: lowest(seatsUpTo(players), distance), payers: [] },
  }
}

function knockout(limit: number, players: number, turns: readonly PaperTurn[]): PaperMatch {
  const totals = totalsOf(players, turns)
  const after = seatsUpTo(players).map(() => 0)
  const out: number[] = []
  const outRounds: number[] = []
  let staying = seatsUpTo(players)
  let played = 0
  for (let round = 1; ; round++) {
    const here = staying
    if (turns.length < played + here.length)
      return { totals, out, outRounds, next: { seat: here[turns.length - played]!, round } }
    for (const { seat, score } of turns.slice(played, played + here.length)) after[seat]! += score
    played += here.length
    const leaving = here.filter((seat) => after[seat]! >= limit)
    staying = here.filter((seat) => after[seat]! < limit)
    out.push(...leaving)
    outRounds.push(...leaving.map(() => round))
    if (staying.length === 0)
      return {
        totals,
        out,
        outRounds,
        outcome: { winners: lowest(leaving, (seat) => after[seat]!), payers: [] },
      }
    if (staying.length === 1 && players > 1)
      return { totals, out, outRounds, outcome: { winners: staying, payers: [] } }
  }
}

function stakes(format: Of<'stakes'>, players: number, turns: readonly PaperTurn[]): PaperMatch {
  const totals = totalsOf(players, turns)
  const chips = totals.map(() => 0)
  const everybody = seatsUpTo(players)
  let left = turns
  let carried = 0
  for (let round = 1; round <= format.rounds; round++) {
    const shutAt = left.slice(0, players).findIndex((turn) => turn.isShut)
    const length = shutAt >= 0 ? shutAt + 1 : players
    if (left.length < length)
      return { totals, out: [], outRounds: [], chips, carried, next: { seat: left.length, round } }
    const best = lowest(seatsUpTo(length), (seat) => left[seat]!.score)
    if (shutAt < 0 && best.length > 1) carried++
    else {
      const winner = shutAt >= 0 ? shutAt : best[0]!
      const price = format.stake * (shutAt >= 0 ? 2 + carried : 1 + carried)
      for (const seat of everybody) chips[seat]! += seat === winner ? price * (players - 1) : -price
      carried = 0
    }
    left = left.slice(length)
  }
  return {
    totals,
    out: [],
    outRounds: [],
    chips,
    outcome: { winners: lowest(everybody, (seat) => -chips[seat]!), payers: [] },
  }
}

export function matchOnPaper(
  format: Format,
  players: number,
  turns: readonly PaperTurn[],
): PaperMatch {
  switch (format.kind) {
    case 'rounds':
      return rounds(format, players, turns)
    case 'first-to-lose':
      return firstToLose(format.limit, players, turns)
    case 'knockout':
      return knockout(format.limit, players, turns)
    case 'target':
      return target(format, players, turns)
    case 'stakes':
      return stakes(format, players, turns)
  }
}
