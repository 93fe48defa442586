import { useEffect } from 'react'
import { askForShake } from '@/device/shake'
import { nameError, playersFor, presetOf, sameName, type SetupError } from '@/engine'
import { unmergedPeople } from '@/model/person'
import type { SetUpProblem } from '@/model/set-up-problem'
import { asPeople, rememberPeople, usePeople } from '../people/people'
import { prepareFeedback } from '../table/feedback'
import { beginMatch, type BeginError } from '../table/live-match'
import {
  addSeat,
  changeSeat,
  MOST_PLAYERS,
  moveSeat,
  removeSeat,
  seatRemembered,
  setRules,
  useSetUp,
} from './set-up'

const SEATS_AT_FIRST = 2

/** Makes the name of a new player: "Player 3" in the player's language. */
type NameOfNew = (number: number) => string

/** The first of "Player 1", "Player 2", … that nobody at the table is called. */
function freeName(names: readonly string[], nameOfNew: NameOfNew): string {
  for (let number = names.length + 1; ; number++) {
    const name = nameOfNew(number)
    if (!names.some((other) => sameName(other, name))) return name
  }
}

function addNewcomer(nameOfNew: NameOfNew): void {
  const names = useSetUp.getState().seats.map(({ name }) => name)
  addSeat(freeName(names, nameOfNew))
}

/** Seats two players at an empty table, so that a newcomer can throw after one tap on Play. */
export function seatNewcomers(nameOfNew: NameOfNew): void {
  if (useSetUp.getState().seats.length > 0) return
  for (let seat = 0; seat < SEATS_AT_FIRST; seat++) addNewcomer(nameOfNew)
}

/** Begins the match. Called in a tap: only there a browser lets us ask for motion and sound. */
async function begin(): Promise<BeginError | undefined> {
  const { seats, rules } = useSetUp.getState()
  void askForShake()
  prepareFeedback()
  const players = asPeople(usePeople.getState().people, seats)
  const begun = await beginMatch({ rules, players })
  if (!begun.ok) return begun.error
  rememberPeople(begun.value.match.setup.players)
  return undefined
}

function problemOf(
  seated: number,
  { min, max }: { readonly min: number; readonly max: number },
  nameErrors: readonly (SetupError | undefined)[],
): SetUpProblem | undefined {
  if (seated === 0) return { code: 'no-players' }
  if (seated < min || seated > max) return { code: 'wrong-number', min, max }
  const code = nameErrors.find((error) => error !== undefined)
  return code && { code }
}

/** What is being set up, what is wrong with it, and how to change it. */
export function useSetUpScreen(nameOfNew: NameOfNew) {
  const { seats, rules } = useSetUp()
  const people = unmergedPeople(usePeople((store) => store.people))
  useEffect(() => {
    seatNewcomers(nameOfNew)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
  }, [])
  const nameErrors = seats.map((_, seat) => nameError(seats, seat))
  return {
    seats,
    rules,
    nameErrors,
    problem: problemOf(seats.length, presetOf(rules)?.players ?? playersFor(rules), nameErrors),
    remembered: people.filter(
      (person) => !seats.some((seat) => seat.id === person.id || sameName(seat.name, person.name)),
    ),
    canAdd: seats.length < MOST_PLAYERS,
    add: () => addNewcomer(nameOfNew),
    seat: seatRemembered,
    change: changeSeat,
    move: moveSeat,
    remove: removeSeat,
    setRules,
    begin,
  }
}
