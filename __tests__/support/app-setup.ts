import { configure } from '@testing-library/react-native'
import { setUpTests } from 'react-native-reanimated'

jest.mock('react-native-worklets', () => require('react-native-worklets/src/mock'))
jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
)
// Where screens are opened, the router replaces Reanimated by this mock, which lacks one of its hooks.
jest.mock('react-native-reanimated/mock', () => ({
  ...jest.requireActual<object>('react-native-reanimated/mock'),
  useReducedMotion: () => false,
}))

setUpTests()

// The first screen of a file loads the whole app, which a busy machine takes its time over.
jest.setTimeout(60_000)
configure({ asyncUtilTimeout: 20_000 })
