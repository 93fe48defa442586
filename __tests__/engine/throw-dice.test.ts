import { createHmac } from 'node:crypto'

import { throwDice } from '../../engine'
import { randomFrom } from '../support/seeded-random'

/** The throw as anybody can check it: HMAC-SHA-256 by Node, bytes from 252 on thrown away. */
function throwByNode(seed: Uint8Array, index: number, count: number) {
  const digest = createHmac('sha256', seed).update(`shut-the-box/1/${index}`, 'ascii').digest()
  const fair = [...digest].filter((byte) => byte < 252)
  const isRejecting = [...digest.subarray(0, count)].some((byte) => byte >= 252)
  return { faces: fair.slice(0, count).map((byte) => (byte % 6) + 1), isRejecting }
}

test('agrees with HMAC-SHA-256 of Node on ten thousand throws, rejected bytes included', () => {
  const random = randomFrom(77)
  let rejecting = 0
  for (let sample = 0; sample < 10_000; sample++) {
    const seed = Uint8Array.from({ length: 32 }, () => random.below(256))
    const index = random.below(random.pick([10, 1_000, 100_000, 2 ** 31]))
    const count = random.pick([1, 2] as const)
    const { faces, isRejecting } = throwByNode(seed, index, count)
    if (isRejecting) rejecting++
    if (throwDice(seed, index, count).join() !== faces.join())
      throw new Error(`Seed ${Buffer.from(seed).toString('hex')}, throw ${index} of ${count} dice`)
  }
  // About 1.6 bytes in a hundred are rejected.
  expect(rejecting).toBeGreaterThan(100)
})

test('a throw is the same for ever', () => {
  const seed = Uint8Array.from({ length: 32 }, (_, byte) => byte)
  // Made with: printf %s shut-the-box/1/0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102…1f
  const known = [
    [1, 5],
    [3, 6],
    [2, 2],
    [3, 6],
    [3, 2],
  ]
  expect(known.map((_, index) => throwDice(seed, index, 2))).toEqual(known)
})

test('one die is the first of two', () => {
  const seed = new Uint8Array(32).fill(9)
  for (let index = 0; index < 200; index++)
    expect(throwDice(seed, index, 1)).toEqual(throwDice(seed, index, 2).slice(0, 1))
})

test('leaves the seed as it is', () => {
  const seed = new Uint8Array(32).fill(200)
  throwDice(seed, 3, 2)
  expect(seed).toEqual(new Uint8Array(32).fill(200))
})
