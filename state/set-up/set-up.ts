import { array, optional, safeParse, strictObject, unknown } from 'valibot'
import { create } from 'zustand'
import { newId } from '@/device/entropy'
import { MOST_PLAYERS, parseRules, PRESETS, type Result, type Rules } from '@/engine'
import { PLAYER_COLOURS, type PlayerColour } from '@/model/colours'
import type { NameAndColour, SeatedPlayer } from '@/model/player'
import { withSaveNotice } from '../saves/notices'
import { PlayerSchema } from '../saves/player-schema'
import { SAVE_KINDS } from '../saves/save-kinds'
import { slots } from '../saves/slots'
import { fitRules } from './fit-rules'

/** The match being set up: its players in seat order, and its rules. */
export type SetUp = {
  readonly seats: readonly SeatedPlayer[]
  readonly rules: Rules
  /** The rules that were replaced because they do not fit the number of players. */
  readonly wanted?: Rules | undefined
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
  void save()
}

/** Changes the seats; rules that do not fit the number of players are replaced. */
const changeSeats = (change: (seats: readonly SeatedPlayer[]) => readonly SeatedPlayer[]) =>
  changeSetUp((setUp) => {
    const seats = change(setUp.seats)
    return seats.length === setUp.seats.length
      ? { seats }
      : { seats, ...fitRules(setUp, seats.length) }
  })

/** Adds a new player in the last seat, unless the table is full. */
export function addSeat(name: string): void {
  changeSeats((seats) =>
    seats.length >= MOST_PLAYERS
      ? seats
      : [...seats, { id: newId(), name, colour: freeColour(seats) }],
  )
}

/**
 * Seats a known person, with their colour unless it is taken: instead of the first player that `isStandIn`,
 * or else in the last seat.
 */
export function seatPlayer(
  player: SeatedPlayer,
  isStandIn: (seat: SeatedPlayer) => boolean = () => false,
): void {
  changeSeats((seats) => {
    if (seats.some((seat) => seat.id === player.id)) return seats
    const found = seats.findIndex(isStandIn)
    const place = found < 0 ? seats.length : found
    if (place >= MOST_PLAYERS) return seats
    const others = seats.filter((_, seat) => seat !== place)
    const isTaken = others.some((seat) => seat.colour === player.colour)
    const seated = isTaken ? { ...player, colour: freeColour(others) } : player
    return [...seats.slice(0, place), seated, ...seats.slice(place + 1)]
  })
}

/** Returns a removed player to their seat, unless the table has become full. */
export function returnSeat(player: SeatedPlayer, to: number): void {
  changeSeats((seats) =>
    seats.length >= MOST_PLAYERS || seats.some(({ id }) => id === player.id)
      ? seats
      : [...seats.slice(0, to), player, ...seats.slice(to)],
  )
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

export const setRules = (rules: Rules): void => changeSetUp(() => ({ rules, wanted: undefined }))

const SetUpSchema = strictObject({
  seats: array(PlayerSchema),
  rules: unknown(),
  wanted: optional(unknown()),
})

function parseSetUp(data: unknown): Result<SetUp, 'not-a-set-up'> {
  const parsed = safeParse(SetUpSchema, data)
  const rules = parsed.success ? parseRules(parsed.output.rules) : undefined
  if (!parsed.success || !rules?.ok) return { ok: false, error: 'not-a-set-up' }
  const wanted = parseRules(parsed.output.wanted)
  const { seats } = parsed.output
  return {
    ok: true,
    value: { seats, rules: rules.value, ...(wanted.ok && { wanted: wanted.value }) },
  }
}

const saved = slots('set-up', SAVE_KINDS.setUp, parseSetUp)
let isSaving = false
let isSaveDue = false
/** Whether there are unsaved changes. */
let isUnsaved = false

/** Changes during a save are saved together after it. */
async function save(): Promise<void> {
  isUnsaved = true
  isSaveDue = true
  if (isSaving) return
  isSaving = true
  while (isSaveDue) {
    isSaveDue = false
    const written = await withSaveNotice(saved.save(useSetUp.getState()))
    isUnsaved = isSaveDue || !written.ok
  }
  isSaving = false
}

/** Part of erasing everything. */
export const removeSetUpLeftBehind = saved.removeLeftBehind

/** Restores the saved set-up; changes before that are not saved. */
export async function openSetUp(): Promise<void> {
  isSaveDue = false
  isUnsaved = false
  const setUp = await saved.load()
  if (setUp) useSetUp.setState(setUp)
  // The page may be left right after a letter was typed.
  saved.keepOnLeave(() => (isUnsaved ? useSetUp.getState() : undefined))
}
