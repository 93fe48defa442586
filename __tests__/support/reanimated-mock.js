// The mock by which the router replaces Reanimated where screens are opened. Its own file loads a second copy of
// Reanimated, from its sources, for every file of tests.
const actual = jest.requireActual('react-native-reanimated')
const mock = require('react-native-reanimated/lib/module/mock')

/** It takes these from Reanimated, which is what it replaces here. */
const TAKEN = [
  'advanceAnimationByFrame',
  'advanceAnimationByTime',
  'Extrapolation',
  'getAnimatedStyle',
  'InterfaceOrientation',
  'IOSReferenceFrame',
  'KeyboardState',
  'reanimatedVersion',
  'ReduceMotion',
  'SensorType',
  'setUpTests',
  'withReanimatedTimer',
]

module.exports = {
  ...mock,
  ...require('react-native-reanimated/lib/module/mock-svg'),
  ...Object.fromEntries(TAKEN.map((name) => [name, actual[name]])),
  default: { ...mock.default },
  // It lacks this one.
  useReducedMotion: () => false,
}
