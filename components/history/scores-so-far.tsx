import { ranking } from '@/engine'
import { useWords } from '@/i18n'
import type { SeatedMatch } from '@/model/player'
import { StandingRow } from '../results/standing-row'
import { Card } from '../ui/card'
import { Heading } from '../ui/text'

/** The ranking of an abandoned match at the moment it was left. */
export function ScoresSoFar({ match }: { readonly match: SeatedMatch }) {
  const { history, play } = useWords()
  return (
    <Card label={history.scoresSoFar}>
      <Heading>{history.scoresSoFar}</Heading>
      {ranking(match).map(({ seat }, index) => (
        <StandingRow
          key={seat}
          match={match}
          seat={seat}
          isFirst={index === 0}
          {...(match.out.includes(seat) && { note: play.isOut })}
        />
      ))}
    </Card>
  )
}
