import { webcrypto } from 'node:crypto'
import type * as Entropy from '../../device/entropy'
import { loadFresh, missing } from './fresh-module'

const load = (crypto: () => unknown) =>
  loadFresh(() => require('../../device/entropy') as typeof Entropy, { 'expo-crypto': crypto })

const secure = () => ({
  getRandomValues: (bytes: Uint8Array) => webcrypto.getRandomValues(bytes),
  getRandomBytes: missing,
})

test('gives 32 bytes from the secure generator, never the same', () => {
  const { newSeed } = load(secure)
  const [one, two] = [newSeed(), newSeed()]
  if (!one.ok || !two.ok) throw new Error('no seed')
  expect(one.value).toHaveLength(32)
  expect(Buffer.from(one.value).equals(Buffer.from(two.value))).toBe(false)
})

test.each<[string, () => unknown]>([
  ['is missing', missing],
  ['throws', () => ({ getRandomValues: missing })],
  ['does nothing', () => ({ getRandomValues: (bytes: Uint8Array) => bytes })],
  ['has no such function', () => ({})],
])('says so when the generator %s, and makes nothing up', (_, crypto) => {
  const random = jest.spyOn(Math, 'random')
  expect(load(crypto).newSeed()).toEqual({ ok: false, error: 'no-entropy' })
  expect(random).not.toHaveBeenCalled()
})

test.each<[string, () => unknown]>([
  ['secure numbers', secure],
  ['none', missing],
])('an id is of 16 digits and never the same, with %s', (_, crypto) => {
  const { newId } = load(crypto)
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/)
})
