import { Suspense } from 'react'
import type { FaceProps } from './computer-face'
import { lazyOr } from './lazy-or'

const Face = lazyOr(
  () => import('./computer-face'),
  ({ ComputerFace }) => ComputerFace,
  ({ fallback }) => fallback,
)

export const DrawnFace = (props: FaceProps) => (
  <Suspense fallback={props.fallback}>
    <Face {...props} />
  </Suspense>
)
