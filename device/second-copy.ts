import type { KeyValue } from './stored'

// Only Android needs copies: see second-copy.android.ts. On iOS AsyncStorage itself uses files.

export const HAS_COPIES: boolean = false

export const writeCopies: (pairs: readonly KeyValue[]) => void = () => {}

export const removeCopies: (keys: readonly string[]) => void = () => {}

export const readCopies = (): Promise<readonly KeyValue[] | undefined> => Promise.resolve([])
