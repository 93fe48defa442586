import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

const BYTES = 256

/** Draws the next number from 0 to below `below`, which is at most 256; all are equally likely. */
export type Draw = (below: number) => number

function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/**
 * Returns the draws for a seed and a message, always the same. Their bytes are HMAC-SHA-256 with the seed as
 * key over the message; further blocks are over the message with `/1`, `/2` and so on appended. Bytes from
 * the largest multiple of `below` on are skipped: otherwise low numbers would be more likely.
 */
export function seededDraws(seed: Uint8Array, message: string): Draw {
  let bytes = hmac(sha256, seed, ascii(message))
  let [block, at] = [0, 0]
  return (below) => {
    for (;;) {
      if (at === bytes.length) {
        bytes = hmac(sha256, seed, ascii(`${message}/${++block}`))
        at = 0
      }
      const byte = bytes[at++]!
      if (byte < BYTES - (BYTES % below)) return byte % below
    }
  }
}
