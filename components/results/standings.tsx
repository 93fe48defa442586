import type { TurnRecord } from '@/engine'
import { useWords } from '@/i18n'
import type { SeatedMatch } from '@/model/player'
import { Card } from '../ui/card'
import { StandingList } from './standing-list'
import { standingsOf } from './standing-rows'

type Props = { readonly match: SeatedMatch<'matchOver'>; readonly turns: readonly TurnRecord[] }

/** The final ranking of all players. */
export function Standings({ match, turns }: Props) {
  const words = useWords()
  return (
    <Card label={words.results.title}>
      <StandingList standings={standingsOf(match, turns, words)} tiles={match.setup.rules.tiles} />
    </Card>
  )
}
