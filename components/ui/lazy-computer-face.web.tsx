import { lazyModule } from './lazy-module'

const { withFallback } = lazyModule(() => import('./computer-face'))

/** Until the face is loaded, and without a network, the initial of the name is shown. */
export const LazyComputerFace = withFallback(
  ({ ComputerFace }) => ComputerFace,
  ({ fallback }) => fallback,
)
