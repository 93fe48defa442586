import { arrive, openApp, wait } from '../support/app-screens'
import { heard, listen } from '../support/heard'

jest.mock('@/components/ui/move-focus')

beforeEach(() => jest.useFakeTimers())

test.each([
  ['the first', []],
  ['a later', ['Ann', 'Ben']],
])('%s start says nothing by itself: no error is told that is none', async (_, names) => {
  listen()
  await openApp(names)
  await arrive()
  await wait(2000)
  expect(heard()).toEqual([])
})
