import type * as ExpoCrypto from 'expo-crypto'
import { optionalModule } from './optional-module'

/** The same shape as the engine's Result, which this folder must not import. */
export type SeedResult = { ok: true; value: Uint8Array } | { ok: false; error: 'no-entropy' }

const SEED_BYTES = 32
const NO_ENTROPY: SeedResult = { ok: false, error: 'no-entropy' }

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const crypto = optionalModule<typeof ExpoCrypto>(() => require('expo-crypto'))

/**
 * Returns a match's seed from the system's secure random generator, or an error where there is
 * none: dice must not be predictable, so there is no weaker fallback. Not `getRandomBytes`, which
 * uses Math.random in development.
 */
export function newSeed(): SeedResult {
  try {
    const seed = crypto?.getRandomValues(new Uint8Array(SEED_BYTES))
    // All zeros means that the generator did not fill the array.
    return seed?.some((byte) => byte !== 0) ? { ok: true, value: seed } : NO_ENTROPY
  } catch {
    return NO_ENTROPY
  }
}

const ID_BYTES = 8

/**
 * Returns a unique id in hexadecimal. It need not be secret, so Math.random is a valid fallback.
 */
export function newId(): string {
  const bytes = new Uint8Array(ID_BYTES)
  try {
    crypto?.getRandomValues(bytes)
  } catch {
    // Filled below.
  }
  if (bytes.every((byte) => byte === 0))
    bytes.forEach((_, index) => (bytes[index] = Math.floor(Math.random() * 256)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
