import type { Rules } from '@/engine'
import { useWords, type Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import { roundOrTurn } from '@/model/turn-limit'
import { Card } from '../ui/card'
import { Heading, Note } from '../ui/text'
import { leadersOf, type Race } from './race'
import { RaceChart } from './race-chart'

type Props = { readonly match: SeatedMatch<'matchOver'>; readonly race: Race }

function aboutLine({ format }: Rules, { results: { raceAbout } }: Translations): string {
  switch (format.kind) {
    case 'target':
      return raceAbout.target(formatNumber(format.target))
    case 'knockout':
    case 'first-to-lose':
      return raceAbout[format.kind](formatNumber(format.limit))
    default:
      return raceAbout[format.kind]
  }
}

/** The course of the race in words, for screen readers. */
function raceLabel(match: SeatedMatch<'matchOver'>, race: Race, words: Translations): string {
  const { results } = words
  const { rules, players } = match.setup
  const each = roundOrTurn(rules)
  if (players.length === 1)
    return results.raceAlone(each, race.rounds, formatNumber(match.totals[0]!))
  const spans = leadersOf(match, race).map(({ seats, to }) => ({
    names: seats.map((seat) => nameAt(match, seat)),
    to,
  }))
  return results.raceLabel(each, race.rounds, spans)
}

/** A card with the chart of the race. */
export function RaceCard({ match, race }: Props) {
  const words = useWords()
  const { setup, outcome } = match
  return (
    <Card label={words.results.race}>
      <Heading>{words.results.race}</Heading>
      <RaceChart
        {...{ setup, race }}
        winners={outcome.winners}
        label={raceLabel(match, race, words)}
      />
      <Note>{aboutLine(setup.rules, words)}</Note>
    </Card>
  )
}
