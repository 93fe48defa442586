import { array, safeParse, strictObject, unknown } from 'valibot'
import { create } from 'zustand'
import { newId } from '@/device/entropy'
import { MOST_PLAYERS, parseRules, PRESETS, type Result, type Rules } from '@/engine'
import { PLAYER_COLOURS, type PlayerColour } from '@/model/colours'
import type { Person } from '@/model/person'
import type { NameAndColour, SeatedPlayer } from '@/model/player'
import { withSaveNotice } from '../saves/notices'
import { PlayerSchema } from '../saves/player-schema'
import { SAVE_KINDS } from '../saves/save-kinds'
import { slots } from '../saves/slots'

/** The match being set up: its players in seat order, and its rules. */
type SetUp = {
  readonly seats: readonly SeatedPlayer[]
  readonly rules: Rules
}

/** The first colour that no player at the table has. */
const freeColour = (seats: readonly SeatedPlayer[]): PlayerColour =>
  PLAYER_COLOURS.find((colour) => seats.every((seat) => seat.colour !== colour)) ??
  PLAYER_COLOURS[0]

export const useSetUp = create<SetUp>(() => ({
  seats: [],
  rules: PRESETS[0]!.rules,
}))

function changeSetUp(change: (setUp: SetUp) => Partial<SetUp>): void {
  useSetUp.setState(change)
  saveSoon()
}

const changeSeats = (change: (seats: readonly SeatedPlayer[]) => readonly SeatedPlayer[]) =>
  changeSetUp(({ seats }) => ({ seats: change(seats) }))

/** Adds a new player in the last seat, unless the table is full. */
export function addSeat(name: string): void {
  changeSeats((seats) =>
    seats.length >= MOST_PLAYERS
      ? seats
      : [...seats, { id: newId(), name, colour: freeColour(seats) }],
  )
}

/** Adds a remembered person in the last seat, with their colour unless it is taken. */
export function seatPerson(person: Person): void {
  changeSeats((seats) => {
    if (seats.length >= MOST_PLAYERS || seats.some((seat) => seat.id === person.id)) return seats
    const isTaken = seats.some((seat) => seat.colour === person.colour)
    return [...seats, isTaken ? { ...person, colour: freeColour(seats) } : person]
  })
}

export const changeSeat = (id: string, change: Partial<NameAndColour>): void =>
  changeSeats((seats) => seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)))

export const removeSeat = (id: string): void =>
  changeSeats((seats) => seats.filter((seat) => seat.id !== id))

/** Moves a player to another seat; a seat out of range means the first or the last. */
export function moveSeat(id: string, to: number): void {
  changeSeats((seats) => {
    const moved = seats.find((seat) => seat.id === id)
    if (!moved) return seats
    const others = seats.filter((seat) => seat !== moved)
    const place = Math.max(0, Math.min(others.length, to))
    return [...others.slice(0, place), moved, ...others.slice(place)]
  })
}

export const setSeats = (seats: readonly SeatedPlayer[]): void => changeSeats(() => seats)

export const setRules = (rules: Rules): void => changeSetUp(() => ({ rules }))

const SetUpSchema = strictObject({ seats: array(PlayerSchema), rules: unknown() })

function parseSetUp(data: unknown): Result<SetUp, 'not-a-set-up'> {
  const parsed = safeParse(SetUpSchema, data)
  const rules = parsed.success ? parseRules(parsed.output.rules) : undefined
  return parsed.success && rules?.ok
    ? { ok: true, value: { seats: parsed.output.seats, rules: rules.value } }
    : { ok: false, error: 'not-a-set-up' }
}

const saved = slots('set-up', SAVE_KINDS.setUp, parseSetUp)
/** So short that nobody leaves the page within it, and long enough to save a pasted name once. */
const SAVE_AFTER_MS = 50
let timer: ReturnType<typeof setTimeout> | undefined

/** Saves after a delay, once for several changes: names change with every letter typed. */
const saveSoon = () => {
  clearTimeout(timer)
  timer = setTimeout(saveNow, SAVE_AFTER_MS)
}

function saveNow(): void {
  clearTimeout(timer)
  timer = undefined
  void withSaveNotice(saved.save(useSetUp.getState()))
}

/** Saves at once what would be saved soon: the app may be closed now. */
export function flushSetUp(): void {
  if (timer !== undefined) saveNow()
}

/** Restores the saved set-up; changes before that are not saved. */
export async function openSetUp(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  const setUp = await saved.load()
  if (setUp) useSetUp.setState(setUp)
}
