import { ranking, tilesOf, type TurnRecord } from '@/engine'
import { useWords } from '@/i18n'
import type { SeatedMatch } from '@/model/player'
import { Card } from '../ui/card'
import { StandingRow } from './standing-row'

type Props = {
  readonly match: SeatedMatch<'matchOver'>
  readonly turns: readonly TurnRecord[]
}

/** The final ranking of all players, each with their last board and score. */
export function Standings({ match, turns }: Props) {
  const { results } = useWords()
  const { outcome } = match

  const note = (seat: number) => {
    const outIn = match.outRounds[match.out.indexOf(seat)]
    const notes = [
      outcome.captain === seat && results.captainTitle,
      turns.some((turn) => turn.seat === seat && turn.ending.by === 'shut') && results.shutTheBox,
      outcome.payers.includes(seat) && results.paysTheRound,
      outIn !== undefined && results.isOutIn(outIn),
    ]
    return notes.filter(Boolean).join(', ')
  }

  return (
    <Card label={results.title}>
      {ranking(match).map(({ seat, place }, index) => {
        const last = turns.findLast((turn) => turn.seat === seat)
        return (
          <StandingRow
            key={seat}
            match={match}
            seat={seat}
            isFirst={index === 0}
            place={results.place(place)}
            note={note(seat)}
            {...(last && {
              board: { open: last.open, label: results.boxLabel(tilesOf(last.open)) },
            })}
          />
        )
      })}
    </Card>
  )
}
