import { Platform } from 'react-native'
import type * as ShareText from '../../device/share-text'
import { loadFresh } from './fresh-module'

const SPECS = 'react-native/src/private/specs_DEPRECATED/modules'
const TEXT = 'Ben wins'

/** How the share sheet of a phone ended, as its native module tells React Native. */
type Ending = 'shared' | 'dismissed' | 'refused'

/** Shares the text on a phone whose native module answers so; returns what that was given, too. */
async function share(ending: Ending) {
  const given: unknown[] = []
  const ios = {
    showShareActionSheetWithOptions: (
      options: unknown,
      fail: (error: Error) => void,
      succeed: (isShared: boolean) => void,
    ) => {
      given.push(options)
      if (ending === 'refused') fail(new Error('no sheet'))
      else succeed(ending === 'shared')
    },
  }
  const android = {
    share: (content: unknown) => {
      given.push(content)
      return ending === 'refused'
        ? Promise.reject(new Error('Failed to open share dialog'))
        : Promise.resolve({ action: 'sharedAction' })
    },
  }
  const [name, module] =
    Platform.OS === 'ios' ? ['ActionSheetManager', ios] : ['ShareModule', android]
  const { shareText } = loadFresh(() => require('../../device/share-text') as typeof ShareText, {
    [`${SPECS}/Native${name}`]: () => ({ __esModule: true, default: module }),
  })
  return { result: await shareText(TEXT), given }
}

// React Native loads its modules when they are first used.
beforeEach(() => jest.resetModules())

test('the share sheet of the phone gets the text', async () => {
  expect(await share('shared')).toEqual({
    result: 'offered',
    given: [expect.objectContaining({ message: TEXT })],
  })
})

test('a sheet that is closed has spoken for itself', async () => {
  expect((await share('dismissed')).result).toBe('offered')
})

test('a phone that cannot open one says so', async () => {
  expect((await share('refused')).result).toBe('failed')
})
