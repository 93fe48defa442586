import type { Result } from '@/engine'
import type { MatchError } from './played-match'

export const IMPORT_ERRORS = [
  'too-large',
  'not-json',
  'poisoned',
  'not-an-export',
  'version-unknown',
  'unreadable',
  'not-written',
  'stopped',
] as const
type ImportError = (typeof IMPORT_ERRORS)[number]

/** What an import did with the matches of a file. */
type ImportReport = {
  /** Not in the history before. */
  readonly added: number
  /** Abandoned in the history, with more events in the file. */
  readonly continued: number
  /** Already in the history, or live. */
  readonly skipped: number
  /** An error for each match that is malformed or breaks the rules. */
  readonly refused: readonly MatchError[]
}

export type ImportResult = Result<ImportReport, ImportError>

/** The state of an export or import: in progress, or the result of the last one. */
export type Transfer =
  | { readonly kind: 'none' | 'exporting' | 'exported' | 'not-exported' | 'importing' }
  | { readonly kind: 'imported'; readonly imported: ImportResult }

/** Sharing a text, and what is to be told of the last time: a share sheet speaks for itself. */
export type Sharing = {
  readonly share: () => void
  readonly outcome: 'copied' | 'failed' | undefined
}
