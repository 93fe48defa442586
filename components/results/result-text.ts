import { turnRecords, type MatchEvent } from '@/engine'
import type { Translations } from '@/i18n'
import { placesOf, seatsThatThrew } from '@/model/places'
import { computerAt, nameAt, type SeatedMatch } from '@/model/player'
import { rulesIdOf } from '@/model/rules-id'
import { turnLimit } from '@/model/turn-limit'
import { rulesName } from '../rules/rules-name'
import { howItWasWon, whoWon } from './how-it-was-won'
import { standingNotes } from './standing-rows'

type Over = SeatedMatch<'matchOver'>

/** The rules, and the number of rounds or turns unless it is always one. */
function rulesLine({ setup: { rules }, round }: Over, words: Translations): string {
  const name = rulesName(rulesIdOf(rules), words)
  if (turnLimit(rules) === 1) return name
  return `${name}, ${(rules.format.kind === 'target' ? words.facts.turns : words.facts.rounds)(round)}`
}

/** The result of a match as plain text, for sharing. */
export function resultText(
  match: Over,
  events: readonly MatchEvent[],
  words: Translations,
): string {
  const { appName, computers, play, results } = words
  const { players } = match.setup
  const turns = turnRecords(match.setup, events)
  const threw = seatsThatThrew(turns)
  const standings = placesOf(match, threw).map(({ seat, place }) => {
    const name = nameAt(match, seat)
    const score = match.chips
      ? play.chipsWon(match.chips[seat]!)
      : threw.has(seat) && play.points(match.totals[seat]!)
    return results.sharedStanding(
      players.length === 1 ? undefined : place,
      computerAt(match, seat) ? computers.label(name) : name,
      [score, ...standingNotes(match, turns, seat, words)].filter((part) => part !== false),
    )
  })
  return [
    `${whoWon(match, words)} – ${appName}`,
    howItWasWon(match, words),
    '',
    ...standings,
    '',
    rulesLine(match, words),
  ].join('\n')
}
