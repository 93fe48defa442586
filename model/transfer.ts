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
] as const
type ImportError = (typeof IMPORT_ERRORS)[number]

/** What an import did with the matches of a file. */
type ImportReport = {
  /** New to this phone. */
  readonly added: number
  /** Abandoned here, and played on in the file. */
  readonly continued: number
  /** Known here already. */
  readonly skipped: number
  /** An error for each match that the rules do not allow. */
  readonly refused: readonly MatchError[]
}

export type Imported = Result<ImportReport, ImportError>

/** An export or import: under way, or how the last one ended. */
export type Transfer =
  | { readonly kind: 'none' | 'exporting' | 'exported' | 'not-exported' | 'importing' }
  | { readonly kind: 'imported'; readonly imported: Imported }
