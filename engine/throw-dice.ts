import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

import type { DiceCount } from './dice-counts'

/**
 * The largest multiple of six in a byte: with bytes from here on, low faces would come more often.
 */
const FAIR_BYTES = 252

function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/**
 * Returns the dice of throw `index` in the match with this seed, always the same. Uses HMAC-SHA-256
 * with the seed as key: without the seed no throw can be predicted, with it every throw can be
 * checked.
 */
export function throwDice(seed: Uint8Array, index: number, count: DiceCount): readonly number[] {
  const faces: number[] = []
  const message = `shut-the-box/1/${index}`
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, seed, ascii(block === 0 ? message : `${message}/${block}`))
    for (const byte of bytes) {
      if (byte < FAIR_BYTES) faces.push((byte % 6) + 1)
      if (faces.length >= count) return faces
    }
  }
}
