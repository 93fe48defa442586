import { allowedAngle, turnedInsets, turnedPlace } from '../../../components/ui/turned-place'

const NOTCH = { top: 47, right: 0, bottom: 34, left: 5 }

test.each([
  [0, NOTCH],
  [90, { top: 0, right: 34, bottom: 5, left: 47 }],
  [180, { top: 34, right: 5, bottom: 47, left: 0 }],
  [270, { top: 5, right: 47, bottom: 0, left: 34 }],
] as const)('turned by %i° the notch is at another side', (angle, insets) => {
  expect(turnedInsets(NOTCH, angle)).toEqual(insets)
})

test.each([90, 270] as const)('turned by %i° it is as wide as the window is high', (angle) => {
  const { left, right, top, bottom, transform } = turnedPlace(angle, 390, 844)
  expect([390 - left - right, 844 - top - bottom]).toEqual([844, 390])
  expect(transform).toEqual([{ rotate: `${angle}deg` }])
})

test('upright and upside down it fills the window', () => {
  const filling = { position: 'absolute', left: 0, right: 0, bottom: 0 }
  expect(turnedPlace(0, 390, 844)).toMatchObject(filling)
  expect(turnedPlace(0, 390, 844).transform).toBeUndefined()
  expect(turnedPlace(180, 390, 844)).toMatchObject({
    ...filling,
    transform: [{ rotate: '180deg' }],
  })
})

test('a window that is too low makes half turns only', () => {
  expect([0, 90, 180, 270].map((angle) => allowedAngle(angle as 0, 256, 320))).toEqual([
    0, 0, 180, 0,
  ])
  expect(allowedAngle(90, 320, 568)).toBe(90)
})
