import './quick-rendering'
import { configure } from '@testing-library/react-native'
import { setUpTests } from 'react-native-reanimated'

jest.mock('react-native-worklets', () => require('react-native-worklets/src/mock'))
jest.mock('@react-native-async-storage/async-storage', () =>
  require('@react-native-async-storage/async-storage/jest/async-storage-mock'),
)

/** The screens that are drawn in full; elsewhere it is the taps and the words that count, and drawing took half the time. */
const DRAWN = ['drawn-on-phones', 'setup-screen', 'start-up']
const path = expect.getState().testPath ?? ''
if (path.includes('/app/') && !DRAWN.some((name) => path.includes(`/app/${name}.test`)))
  jest.doMock('react-native-svg', () => jest.requireActual<object>('./undrawn-svg'))

setUpTests()

// Whatever Reanimated warns of is slow on a phone: a value that is read while React renders has its JavaScript wait
// for the thread that draws.
const { console } = globalThis
const { warn } = console
console.warn = (...words: readonly unknown[]) => {
  if (String(words[0]).includes('[Reanimated]')) throw new Error(String(words[0]))
  warn(...words)
}

// A clock that moves with the fake timers and only goes forward, from test to test too. Each use of
// fake timers would start its own at 0 again.
let startOfTest = 0
beforeEach(() => {
  startOfTest += 1e9
})
performance.now = () => startOfTest + Date.now()

// The first screen of a file loads the whole app, which a busy machine takes its time over.
jest.setTimeout(60_000)
configure({ asyncUtilTimeout: 20_000 })
