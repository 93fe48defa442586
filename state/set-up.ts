import { create } from 'zustand'

import { PRESETS, sameName, type Rules } from '@/engine'
import { PLAYER_COLOURS, type PlayerColour, type Seat } from './seat'

export const MOST_PLAYERS = 12

/** What is being set up: who plays, in seat order, by which rules, and who has played before. */
type SetUp = {
  readonly seats: readonly Seat[]
  readonly rules: Rules
  readonly remembered: readonly Seat[]
}

/** The first colour nobody at the table has. */
const freeColour = (seats: readonly Seat[]): PlayerColour =>
  PLAYER_COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ??
  PLAYER_COLOURS[0]

let lastId = 0
const newSeatId = () => `seat-${++lastId}`

export const useSetUp = create<SetUp>(() => ({
  seats: [],
  rules: PRESETS[0]!.rules,
  remembered: [],
}))

const changeSeats = (change: (seats: readonly Seat[]) => readonly Seat[]) =>
  useSetUp.setState(({ seats }) => ({ seats: change(seats) }))

/** Adds somebody at the end of the table, unless it is full. */
export function addSeat(name: string): void {
  changeSeats((seats) =>
    seats.length >= MOST_PLAYERS
      ? seats
      : [...seats, { id: newSeatId(), name, colour: freeColour(seats) }],
  )
}

/** Seats somebody who has played before, with their own colour unless it is taken. */
export function seatRemembered(person: Seat): void {
  changeSeats((seats) => {
    if (seats.length >= MOST_PLAYERS || seats.some((seat) => seat.id === person.id)) return seats
    const isTaken = seats.some((seat) => seat.colour === person.colour)
    return [...seats, isTaken ? { ...person, colour: freeColour(seats) } : person]
  })
}

export const changeSeat = (id: string, change: Partial<Pick<Seat, 'name' | 'colour'>>): void =>
  changeSeats((seats) => seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)))

export const removeSeat = (id: string): void =>
  changeSeats((seats) => seats.filter((seat) => seat.id !== id))

/** Moves somebody to another place at the table; beyond the ends means at the end. */
export function moveSeat(id: string, to: number): void {
  changeSeats((seats) => {
    const moved = seats.find((seat) => seat.id === id)
    if (!moved) return seats
    const others = seats.filter((seat) => seat !== moved)
    const place = Math.max(0, Math.min(others.length, to))
    return [...others.slice(0, place), moved, ...others.slice(place)]
  })
}

export const setSeats = (seats: readonly Seat[]): void => changeSeats(() => seats)

export const setRules = (rules: Rules): void => useSetUp.setState({ rules })

/** Remembers who sat down, newest first; one name is one person. */
export function rememberSeats(seats: readonly Seat[]): void {
  useSetUp.setState(({ remembered }) => ({
    remembered: [
      ...seats,
      ...remembered.filter((old) => !seats.some((seat) => sameName(seat.name, old.name))),
    ],
  }))
}
