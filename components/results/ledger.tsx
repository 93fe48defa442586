import { paymentsOf } from '@/engine'
import { useWords } from '@/i18n'
import { nameAt, type SeatedMatch } from '@/model/player'
import { Card } from '../ui/card'
import { Body, Heading } from '../ui/text'

type Props = { readonly match: SeatedMatch; readonly chips: readonly number[] }

/** The payments of chips that settle the match. */
export function Ledger({ match, chips }: Props) {
  const { results } = useWords()
  const payments = paymentsOf(chips)
  return (
    <Card label={results.ledger}>
      <Heading>{results.ledger}</Heading>
      {payments.length === 0 ? <Body>{results.allEven}</Body> : null}
      {payments.map(({ from, to, chips: paid }) => (
        <Body key={`${from} ${to}`}>
          {results.pays(nameAt(match, from), nameAt(match, to), paid)}
        </Body>
      ))}
    </Card>
  )
}
