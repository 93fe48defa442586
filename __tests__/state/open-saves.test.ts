import AsyncStorage from '@react-native-async-storage/async-storage'
import { act, renderHook } from '@testing-library/react-native'
import { useSaves } from '../../state/open-saves'
import { usePeople } from '../../state/people/people'
import { importText } from '../../state/transfer/import-file'
import { exportOf } from '../support/browser/many-matches'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))

test('an import that was under way when the saves were lost adds nothing once they are taken back', async () => {
  const { result } = renderHook(useSaves)
  await act(async () => {})
  expect(result.current.status).toBe('open')
  // So many that they are read in several goes.
  const imported = importText(exportOf(120))
  await act(async () => {
    result.current.take()
    expect(await imported).toEqual({ ok: false, error: 'stopped' })
  })
  await act(async () => {})
  expect(result.current.status).toBe('open')
  expect(usePeople.getState().people).toEqual([])
  const keys = await AsyncStorage.getAllKeys()
  expect(keys.filter((key) => /match|people/.test(key))).toEqual([])
})
