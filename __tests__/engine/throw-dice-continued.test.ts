import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

import { throwDice } from '../../engine'

jest.mock('@noble/hashes/hmac.js', () => ({ hmac: jest.fn() }))

const mocked = jest.mocked(hmac as (...args: unknown[]) => Uint8Array)
const seed = new Uint8Array(32).fill(7)

/** Makes each call answer with these bytes, the rest of its 32 too high to be used. */
const answerWith = (...blocks: readonly number[][]) => {
  mocked.mockReset()
  for (const bytes of blocks)
    mocked.mockReturnValueOnce(
      Uint8Array.from({ length: 32 }, (_, at) => bytes[at] ?? 255 - (at % 4)),
    )
}

const messages = () =>
  mocked.mock.calls.map(([, , message]) => Buffer.from(message as Uint8Array).toString('ascii'))

test('goes on with /1 and /2 when all 32 bytes are too high', () => {
  answerWith([], [], [252, 251, 0])
  expect(throwDice(seed, 41, 2)).toEqual([6, 1])
  expect(messages()).toEqual(['shut-the-box/1/41', 'shut-the-box/1/41/1', 'shut-the-box/1/41/2'])
})

test('keeps the die it has when the bytes run out before the second', () => {
  answerWith([3], [8])
  expect(throwDice(seed, 0, 2)).toEqual([4, 3])
  expect(messages()).toEqual(['shut-the-box/1/0', 'shut-the-box/1/0/1'])
})

test('does not go on when the last byte of 32 is the last die', () => {
  const high = new Array<number>(31).fill(252)
  answerWith([...high, 5], [0])
  expect(throwDice(seed, 9, 1)).toEqual([6])
  expect(messages()).toEqual(['shut-the-box/1/9'])
})

test.each([
  [251, [6]],
  [246, [1]],
  [0, [1]],
])('takes byte %i, the face %j', (byte, faces) => {
  answerWith([byte], [0])
  expect(throwDice(seed, 0, 1)).toEqual(faces)
  expect(mocked).toHaveBeenCalledTimes(1)
})

test.each([252, 253, 254, 255])('passes over byte %i', (byte) => {
  answerWith([byte, 4])
  expect(throwDice(seed, 0, 1)).toEqual([5])
})

test('uses SHA-256 and the seed as key in every block', () => {
  answerWith([], [1, 2])
  throwDice(seed, 5, 2)
  expect(mocked.mock.calls.map(([hash, key]) => [hash, key])).toEqual([
    [sha256, seed],
    [sha256, seed],
  ])
})
