import { ranking, type Match } from '@/engine'
import { useWords } from '@/i18n'
import { StandingRow } from '../results/standing-row'
import type { SeatedPlayer } from '../table/scoreboard'
import { Card } from '../ui/card'
import { Heading } from '../ui/text'

type Props = { readonly match: Match; readonly players: readonly SeatedPlayer[] }

/** How everybody stood when the match was left. */
export function ScoresSoFar({ match, players }: Props) {
  const { history, play } = useWords()
  return (
    <Card label={history.scoresSoFar}>
      <Heading>{history.scoresSoFar}</Heading>
      {ranking(match).map(({ seat }, index) => (
        <StandingRow
          key={seat}
          match={match}
          player={players[seat]!}
          seat={seat}
          isFirst={index === 0}
          {...(match.out.includes(seat) && { note: play.isOut })}
        />
      ))}
    </Card>
  )
}
