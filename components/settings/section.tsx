import type { ReactNode } from 'react'
import { Card } from '../ui/card'
import { Heading } from '../ui/text'

type Props = { readonly title: string; readonly children: ReactNode }

/** A titled card for a group of settings. */
export function Section({ title, children }: Props) {
  return (
    <Card label={title}>
      <Heading>{title}</Heading>
      {children}
    </Card>
  )
}
