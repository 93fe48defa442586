import type { Range, SetupError } from '@/engine'

/** Why a match cannot begin with this set-up. */
export type SetUpProblem =
  | { readonly code: 'no-players' }
  /** Only computer players sit at the table. */
  | { readonly code: 'no-people' }
  | ({ readonly code: 'wrong-number' } & Range)
  /** The device has no secure random generator. */
  | { readonly code: 'no-entropy' }
  | { readonly code: SetupError }
