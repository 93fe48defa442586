import { loadedLater } from './loaded-later'

const { partOr } = loadedLater(() => import('./computer-face'))

/** Until the face is loaded, and without a network, the initial of the name is shown. */
export const DrawnFace = partOr(
  ({ ComputerFace }) => ComputerFace,
  ({ fallback }) => fallback,
)
