import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

const BYTES = 256

/** Draws the next number from 0 up to `below`, which is at most 256; every one as likely. */
export type Draw = (below: number) => number

function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/**
 * Returns the draws that belong to a seed and a message, always the same ones. Their bytes are HMAC-SHA-256 with
 * the seed as key over the message, and if they do not suffice over the message with `/1`, `/2` and so
 * on behind it. Bytes from the largest multiple of `below` on are skipped: with them, low numbers would come more
 * often.
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
