import { createCipheriv } from 'node:crypto'

import { throwDice } from '../../engine'
import { volume } from '../support/volumes'

// All of them in the full run too: the more dice are counted together, the smaller the bias that shows.
const DICE = volume('dice').to

/** How far the counts are from all being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** What fair counts exceed once in a thousand times, by degrees of freedom. */
const ONE_IN_A_THOUSAND: Readonly<Record<number, number>> = { 5: 20.515, 35: 66.619 }

function looksFair(counts: readonly number[]): boolean {
  return chiSquare(counts) < ONE_IN_A_THOUSAND[counts.length - 1]!
}

/** How often each face came, and each pair of faces in a throw of two. */
function countFaces(throws: number, thrown: (index: number) => readonly number[]) {
  const faces = new Array<number>(6).fill(0)
  const pairs = new Array<number>(36).fill(0)
  for (let index = 0; index < throws; index++) {
    const [first, second] = thrown(index) as [number, number]
    faces[first - 1]!++
    faces[second - 1]!++
    pairs[(first - 1) * 6 + second - 1]!++
  }
  return { faces, pairs }
}

test(`${DICE} dice favour no face and no pair`, () => {
  const seed = Uint8Array.from({ length: 32 }, (_, byte) => byte * 7 + 1)
  const { faces, pairs } = countFaces(DICE / 2, (index) => throwDice(seed, index, 2))
  expect(faces.reduce((sum, count) => sum + count)).toBe(DICE)
  expect(looksFair(faces)).toBe(true)
  expect(looksFair(pairs)).toBe(true)
}, 900_000)

describe('the test itself, on bytes of a stream cipher', () => {
  const stream = createCipheriv('aes-256-ctr', Buffer.alloc(32, 3), Buffer.alloc(16))
  const bytes = stream.update(Buffer.alloc(DICE + DICE / 20))

  test('finds the bias of dice that take every byte modulo six', () => {
    const biased = (index: number) => [(bytes[2 * index]! % 6) + 1, (bytes[2 * index + 1]! % 6) + 1]
    const { faces, pairs } = countFaces(DICE / 2, biased)
    expect(looksFair(faces)).toBe(false)
    expect(looksFair(pairs)).toBe(false)
  })

  test('finds no fault with the same bytes once those from 252 on are left out', () => {
    const fair = bytes.filter((byte) => byte < 252)
    const unbiased = (index: number) => [(fair[2 * index]! % 6) + 1, (fair[2 * index + 1]! % 6) + 1]
    const { faces, pairs } = countFaces(DICE / 2, unbiased)
    expect(looksFair(faces)).toBe(true)
    expect(looksFair(pairs)).toBe(true)
  })
})
