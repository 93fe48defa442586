import { useEffect, useMemo, useState } from 'react'
import { askForShake } from '@/device/shake'
import {
  MOST_PLAYERS,
  nameError,
  nameKey,
  sameName,
  type ComputerPlayer,
  type Range,
  type SetupError,
} from '@/engine'
import { defaultNumber, type DefaultName } from '@/model/default-name'
import { unmergedPeople, type Person } from '@/model/person'
import { computerSeat } from '@/model/computer-seat'
import { peopleAmong, type SeatedPlayer } from '@/model/player'
import { playersOf } from '@/model/rules-id'
import type { SetUpProblem } from '@/model/set-up-problem'
import { rememberPeople, usePeople, withPersonIds } from '../people/people'
import { prepareFeedback } from '../table/feedback'
import { beginMatch, type BeginError } from '../table/live-match'
import {
  addSeat,
  changeSeat,
  moveSeat,
  removeSeat,
  returnSeat,
  seatPlayer,
  setRules,
  useSetUp,
} from './set-up'
import { useWon } from './use-won'

const DEFAULT_PLAYERS = 2

/** The delay after which the sounds are loaded. */
const IDLE_MS = 1000

/** The first default name, counting up, that no player at the table has. */
function freeName(names: readonly string[], defaultName: DefaultName): string {
  for (let number = names.length + 1; ; number++) {
    const name = defaultName(number)
    if (!names.some((other) => sameName(other, name))) return name
  }
}

function addDefaultPlayer(defaultName: DefaultName): void {
  const names = useSetUp.getState().seats.map(({ name }) => name)
  addSeat(freeName(names, defaultName))
}

/** Seats two players at an empty table, so that a new user can play after one tap on Play. */
export function seatDefaultPlayers(defaultName: DefaultName): void {
  if (useSetUp.getState().seats.length > 0) return
  for (let seat = 0; seat < DEFAULT_PLAYERS; seat++) addDefaultPlayer(defaultName)
}

/** Begins the match. Call it in the handler of a tap: browsers allow a request for motion only there. */
async function begin(): Promise<BeginError | undefined> {
  const { seats, rules } = useSetUp.getState()
  void askForShake()
  const players = withPersonIds(usePeople.getState().people, seats)
  const begun = await beginMatch({ rules, players })
  if (!begun.ok) return begun.error
  rememberPeople(begun.value.match.setup.players)
  return undefined
}

/**
 * Seats a computer player: instead of the last player as long as no player has a name and another player is
 * left, or else in the last seat.
 */
function addComputer(
  computer: ComputerPlayer,
  name: string,
  defaultNames: readonly DefaultName[],
): void {
  const people = peopleAmong(useSetUp.getState().seats)
  const isNobodyNamed = people.every((seat) => defaultNumber(seat.name, defaultNames) !== undefined)
  const standIn = people.length > 1 && isNobodyNamed ? people.at(-1) : undefined
  seatPlayer(computerSeat(computer, name), ({ id }) => id === standIn?.id)
}

function problemOf(
  seats: readonly SeatedPlayer[],
  { min, max }: Range,
  nameErrors: readonly (SetupError | undefined)[],
): SetUpProblem | undefined {
  const seated = seats.length
  if (seated === 0) return { code: 'no-players' }
  if (peopleAmong(seats).length === 0) return { code: 'no-people' }
  if (seated < min || seated > max) return { code: 'wrong-number', min, max }
  const code = nameErrors.find((error) => error !== undefined)
  return code && { code }
}

/** The people who are not seated. Compared by name keys: there may be thousands of people. */
function unseatedPeople(
  people: readonly Person[],
  seats: readonly SeatedPlayer[],
): readonly Person[] {
  const ids = new Set(seats.map(({ id }) => id))
  const names = new Set(seats.map(({ name }) => nameKey(name)))
  return people.filter(({ id, name }) => !ids.has(id) && !names.has(nameKey(name)))
}

/** The player removed last, until another one is added, removed or moved. */
function useRemoval(seats: readonly SeatedPlayer[]) {
  const [last, setLast] = useState<{ player: SeatedPlayer; place: number; left: string }>()
  const idsOf = (players: readonly SeatedPlayer[]) => players.map(({ id }) => id).join(' ')
  return {
    removed: last?.left === idsOf(seats) ? last : undefined,
    onRemove: (id: string) => {
      const place = seats.findIndex((seat) => seat.id === id)
      const player = seats[place]
      if (!player) return
      setLast({ player, place, left: idsOf(seats.filter((seat) => seat !== player)) })
      removeSeat(id)
    },
    onUndoRemoval: () => {
      if (last) returnSeat(last.player, last.place)
    },
  }
}

/** Renames the players with default names when the language changes. */
function renameDefaultPlayers(defaultName: DefaultName, defaultNames: readonly DefaultName[]) {
  for (const { id, name } of peopleAmong(useSetUp.getState().seats)) {
    const number = defaultNumber(name, defaultNames)
    if (number !== undefined && defaultNumber(name, [defaultName]) === undefined)
      changeSeat(id, { name: defaultName(number) })
  }
}

/**
 * The data of the set-up screen: the set-up, its problems, and functions to change it. `defaultName` is that
 * of the language; default names of other languages are recognised too.
 */
export function useSetUpScreen(defaultName: DefaultName, defaultNames: readonly DefaultName[]) {
  const { seats, rules, wanted } = useSetUp()
  const people = usePeople((store) => store.people)
  /** Before the first players are seated nobody is missing: an error would be spoken. */
  const [areSeated, setAreSeated] = useState(false)
  if (!areSeated && seats.length > 0) setAreSeated(true)
  useEffect(() => {
    seatDefaultPlayers(defaultName)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
  }, [])
  useEffect(() => renameDefaultPlayers(defaultName, defaultNames), [defaultName, defaultNames])
  useEffect(() => {
    const timer = setTimeout(prepareFeedback, IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
  const nameErrors = seats.map((_, seat) => nameError(seats, seat))
  // A default name does not identify a person.
  const named = useMemo(
    () => unmergedPeople(people).filter(({ name }) => !defaultNumber(name, defaultNames)),
    [people, defaultNames],
  )
  return {
    seats,
    rules,
    wanted,
    nameErrors,
    problem: areSeated ? problemOf(seats, playersOf(rules), nameErrors) : undefined,
    remembered: useMemo(() => unseatedPeople(named, seats), [named, seats]),
    won: useWon(seats),
    canAdd: seats.length < MOST_PLAYERS,
    onAdd: () => addDefaultPlayer(defaultName),
    onAddComputer: (computer: ComputerPlayer, name: string) =>
      addComputer(computer, name, defaultNames),
    onSeat: (person: Person) =>
      seatPlayer(person, ({ name }) => defaultNumber(name, defaultNames) !== undefined),
    onChange: changeSeat,
    onMove: moveSeat,
    ...useRemoval(seats),
    onRules: setRules,
    begin,
  }
}
