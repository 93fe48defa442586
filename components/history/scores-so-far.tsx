import type { TurnRecord } from '@/engine'
import { useWords } from '@/i18n'
import { placesOf, seatsThatThrew } from '@/model/places'
import type { SeatedMatch } from '@/model/player'
import { StandingList } from '../results/standing-list'
import { DASH } from '../table/pass-scores'
import { standingText } from '../table/status-lines'
import { Card } from '../ui/card'
import { Heading } from '../ui/text'

type Props = { readonly match: SeatedMatch; readonly turns: readonly TurnRecord[] }

/** The ranking of an abandoned match at the moment it was left. */
export function ScoresSoFar({ match, turns }: Props) {
  const { history, play } = useWords()
  const threw = seatsThatThrew(turns)
  const standings = placesOf(match, threw).map(({ seat }) => ({
    player: match.setup.players[seat]!,
    score: threw.has(seat) || match.chips ? standingText(match, seat) : DASH,
    ...(match.out.includes(seat) && { note: play.isOut }),
  }))
  return (
    <Card label={history.scoresSoFar}>
      <Heading>{history.scoresSoFar}</Heading>
      <StandingList standings={standings} tiles={match.setup.rules.tiles} />
    </Card>
  )
}
