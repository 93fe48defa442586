import { useWords } from '@/i18n'
import { Card } from '../ui/card'
import { Body, Heading } from '../ui/text'

/** A card with the best moments of the match. */
export function MomentsCard({ moments }: { readonly moments: readonly string[] }) {
  const { results } = useWords()
  return (
    <Card label={results.moments}>
      <Heading>{results.moments}</Heading>
      {moments.map((moment) => (
        <Body key={moment}>{moment}</Body>
      ))}
    </Card>
  )
}
