import { paymentsOf } from '@/engine'
import { useWords } from '@/i18n'
import { Card } from '../ui/card'
import { Body, Heading } from '../ui/text'

type Props = { readonly chips: readonly number[]; readonly names: readonly string[] }

/** Who pays whom, so that everybody is even. */
export function Ledger({ chips, names }: Props) {
  const { results } = useWords()
  const payments = paymentsOf(chips)
  return (
    <Card label={results.ledger}>
      <Heading>{results.ledger}</Heading>
      {payments.length === 0 ? <Body>{results.allEven}</Body> : null}
      {payments.map(({ from, to, chips: paid }) => (
        <Body key={`${from} ${to}`}>{results.pays(names[from]!, names[to]!, paid)}</Body>
      ))}
    </Card>
  )
}
