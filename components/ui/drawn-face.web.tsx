import { lazy, Suspense, type ComponentType } from 'react'
import type { FaceProps } from './computer-face'

/** Fetched when a computer player is first seen; without a network the fallback stands for it. */
const Face = lazy<ComponentType<FaceProps>>(() =>
  import('./computer-face').then(
    ({ ComputerFace }) => ({ default: ComputerFace }),
    () => ({ default: ({ fallback }) => fallback }),
  ),
)

export const DrawnFace = (props: FaceProps) => (
  <Suspense fallback={props.fallback}>
    <Face {...props} />
  </Suspense>
)
