import { tilesOf, type TurnRecord } from '@/engine'
import type { Translations } from '@/i18n'
import { placesOf, seatsThatThrew } from '@/model/places'
import type { SeatedMatch } from '@/model/player'
import { DASH, standingText } from '../table/status-lines'
import { bestTurn } from './best-turn'
import type { Standing } from './standing-row'
import { whenOf } from './when'

type Over = SeatedMatch<'matchOver'>

/** Notes on a player besides the score. */
export function standingNotes(
  match: Over,
  turns: readonly TurnRecord[],
  seat: number,
  words: Translations,
): readonly string[] {
  const { results } = words
  const { outcome, setup } = match
  const own = turns.filter((turn) => turn.seat === seat)
  const shut = own.filter(({ ending }) => ending.by === 'shut')
  const outIn = match.outRounds[match.out.indexOf(seat)]
  const notes = [
    outcome.captain === seat && results.captainTitle,
    shut.length === 1 && results.shutTheBox(whenOf(setup.rules, shut[0]!.round, words)),
    shut.length > 1 && results.shutOften(shut.length),
    own.length === 0 && results.notThrown,
    outcome.payers.includes(seat) && results.paysTheRound,
    outIn !== undefined && results.isOutIn(outIn),
  ]
  return notes.filter((note) => note !== false)
}

/** The rows of the final ranking, each with the box of the player's best turn. */
export function standingsOf(
  match: Over,
  turns: readonly TurnRecord[],
  words: Translations,
): Standing[] {
  const { setup } = match
  const threw = seatsThatThrew(turns)
  const isAlone = setup.players.length === 1
  return placesOf(match, threw).map(({ seat, place }) => {
    const best = bestTurn(setup.rules, turns, seat)
    const note = standingNotes(match, turns, seat, words).join(', ')
    return {
      player: setup.players[seat]!,
      ...(place !== undefined && !isAlone && { place: words.results.place(place) }),
      ...(note && { note }),
      score: threw.has(seat) || match.chips ? standingText(match, seat) : DASH,
      ...(best && {
        board: { open: best.open, label: words.results.boxLabel(tilesOf(best.open)) },
      }),
    }
  })
}
