import { lazy, Suspense, type ComponentType } from 'react'
import type { ComputerSheetProps } from './computer-sheet'

/** Fetched when it is opened, or when nothing else is fetched; without a network nobody sits down. */
const Sheet = lazy<ComponentType<ComputerSheetProps>>(() =>
  import('./computer-sheet').then(
    ({ ComputerSheet }) => ({ default: ComputerSheet }),
    () => ({ default: () => null }),
  ),
)

export const DrawnSheet = (props: ComputerSheetProps) => (
  <Suspense>
    <Sheet {...props} />
  </Suspense>
)
