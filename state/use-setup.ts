import { useEffect } from 'react'
import { askForShake } from '@/device/shake'
import { preloadSounds } from '@/device/sound'
import { nameError, playersFor, presetOf, sameName, type SetupError } from '@/engine'
import type { Translations } from '@/i18n'
import { beginMatch } from './live-match'
import { peopleThemselves, rememberPeople, seatsOfPeople, usePeople } from './people'
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

/** The first of "Player 1", "Player 2", … that nobody at the table is called. */
function freeName(names: readonly string[], words: Translations): string {
  for (let n = names.length + 1; ; n++) {
    const name = words.setup.defaultName(n)
    if (!names.some((other) => sameName(other, name))) return name
  }
}

const add = (words: Translations) =>
  addSeat(
    freeName(
      useSetUp.getState().seats.map(({ name }) => name),
      words,
    ),
  )

/** A newcomer finds two seats taken, and can throw after a single tap on Play. */
export function seatNewcomers(words: Translations): void {
  if (useSetUp.getState().seats.length > 0) return
  for (let seat = 0; seat < SEATS_AT_FIRST; seat++) add(words)
}

/** Puts what is set up on the table; called in a tap, where a browser lets us ask for motion and sound. */
async function begin(): Promise<SetupError | 'no-entropy' | 'saving' | undefined> {
  const { seats, rules } = useSetUp.getState()
  void askForShake()
  preloadSounds()
  const players = seatsOfPeople(usePeople.getState().people, seats)
  const begun = await beginMatch({ rules, players })
  if (!begun.ok) return begun.error
  rememberPeople(begun.value.setup.players)
  return undefined
}

/** What is being set up, what is wrong with it, and how to change it. */
export function useSetup(words: Translations) {
  const { seats, rules } = useSetUp()
  const remembered = peopleThemselves(usePeople((store) => store.people))
  useEffect(() => {
    seatNewcomers(words)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
  }, [])

  const nameErrors = seats.map((_, seat) => nameError(seats, seat))
  const { min, max } = presetOf(rules)?.players ?? playersFor(rules)
  const sentence = (error: SetupError | undefined) => error && words.setup.errors[error]
  const isSeated = seats.length >= min && seats.length <= max
  const problem =
    seats.length === 0
      ? words.setup.noPlayers
      : isSeated
        ? sentence(nameErrors.find((error) => error !== undefined))
        : words.setup.needsPlayers(min, max)

  return {
    seats,
    rules,
    problem,
    errors: nameErrors.map(sentence),
    remembered: remembered.filter(
      (person) => !seats.some((seat) => seat.id === person.id || sameName(seat.name, person.name)),
    ),
    canAdd: seats.length < MOST_PLAYERS,
    add: () => add(words),
    seat: seatRemembered,
    change: changeSeat,
    move: moveSeat,
    remove: removeSeat,
    setRules,
    begin,
  }
}
