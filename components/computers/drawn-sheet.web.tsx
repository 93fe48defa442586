import { Suspense } from 'react'
import { lazyOr } from '../ui/lazy-or'
import type { ComputerSheetProps } from './computer-sheet'

/** Without a network nobody sits down. */
const Sheet = lazyOr(
  () => import('./computer-sheet'),
  ({ ComputerSheet }) => ComputerSheet,
  () => null,
)

export const DrawnSheet = (props: ComputerSheetProps) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
