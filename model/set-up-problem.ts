import type { SetupError } from '@/engine'

/** Why the match that is set up cannot begin. */
export type SetUpProblem =
  | { readonly code: 'no-players' }
  | { readonly code: 'wrong-number'; readonly min: number; readonly max: number }
  /** The device has no secure random numbers. */
  | { readonly code: 'no-entropy' }
  | { readonly code: SetupError }
