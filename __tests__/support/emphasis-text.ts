import type { Emphasis } from '../../components/ui/emphasis'

/** A line as it is read, whichever part of it is set in another face. */
export const textOf = (line: Emphasis | string): string =>
  typeof line === 'string' ? line : line.before + line.score + line.after
