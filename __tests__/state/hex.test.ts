import { bytesOf, hexOf } from '../../state/hex'

test.each([
  [[], ''],
  [[0], '00'],
  [[1, 15, 16, 255], '010f10ff'],
])('writes %j as %s, and reads it back', (bytes, hex) => {
  expect(hexOf(Uint8Array.from(bytes))).toBe(hex)
  expect([...bytesOf(hex)]).toEqual(bytes)
})

test('every byte comes back from its text', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(bytesOf(hexOf(bytes))).toEqual(bytes)
})
