/** Tables with computer players, and what those must do there by the engine alone. */
import {
  applyEvent,
  replay,
  throwDice,
  tilesOf,
  type Choice,
  type ComputerPlayer,
  type MatchEvent,
  type Rules,
} from '../../engine'
import { chooseInSteps } from '../../engine/computer-players/choose'
import { runToEnd } from '../../engine/run-to-end'
import { en } from '../../i18n'
import { computerSeat } from '../../model/computer-seat'
import { computerAt, type SeatedPlayer } from '../../model/player'
import { seatsOf } from './scripted-match'

export const COMPUTER_NAMES: Readonly<Record<string, ComputerPlayer>> = {
  [en.computers.players.master.name]: 'master',
  [en.computers.players.regular.name]: 'regular',
  [en.computers.players.child.name]: 'child',
}

/** The players of these names, computer players among them. */
export const mixedSeats = (names: readonly string[]): readonly SeatedPlayer[] =>
  seatsOf(names).map((person) => {
    const computer = COMPUTER_NAMES[person.name]
    return computer ? { ...computerSeat(computer, person.name), colour: person.colour } : person
  })

function eventOf(choice: Choice, throws: number, seed: Uint8Array): MatchEvent {
  switch (choice.type) {
    case 'announce':
      return { type: 'signAnnounced', sign: choice.sign }
    case 'throw':
      return { type: 'diceRolled', dice: throwDice(seed, throws, choice.dice) }
    case 'shut':
      return { type: 'tilesShut', tiles: tilesOf(choice.tiles) }
    case 'stop':
      return { type: 'turnStopped' }
  }
}

/** These events and those that the computer player on turn adds to them, up to the end of its turn. */
export function withComputerTurn(
  rules: Rules,
  players: readonly SeatedPlayer[],
  seed: Uint8Array,
  before: readonly MatchEvent[],
): readonly MatchEvent[] {
  const events = [...before]
  const started = replay({ rules, players }, events)
  if (!started.ok) throw new Error(started.error)
  let match = started.value
  while (match.phase !== 'turnOver' && match.phase !== 'matchOver') {
    const computer = computerAt(match, match.seat)
    if (!computer) throw new Error(`${match.seat} is a person`)
    const choice = runToEnd(chooseInSteps(match, computer, seed, events))
    const event = eventOf(choice, match.throws, seed)
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(applied.error)
    match = applied.value
    events.push(event)
  }
  return events
}
