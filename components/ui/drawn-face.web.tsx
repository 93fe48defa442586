import { loadedLater } from './loaded-later'

const { partOr } = loadedLater(() => import('./computer-face'))

/** Without a network the first letter of the name stands for the face, until it is drawn anew. */
export const DrawnFace = partOr(
  ({ ComputerFace }) => ComputerFace,
  ({ fallback }) => fallback,
)
