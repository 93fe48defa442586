import { act, renderHook } from '@testing-library/react-native'
import { en, useWords } from '../../../i18n'
import { useLanguage, type Language } from '../../../i18n/language'

jest.mock('../../../i18n/fr', () => {
  throw new Error('no network')
})

test('without a network the app opens, and goes on, in the language it has', async () => {
  const props: { language: Language; isChosen: boolean } = { language: 'fr', isChosen: false }
  const { result, rerender } = renderHook(
    ({ language, isChosen }: typeof props) => ({
      isReady: useLanguage(language, isChosen),
      words: useWords(),
    }),
    { initialProps: props },
  )
  await act(async () => {})
  expect(result.current.isReady).toBe(false)
  rerender({ language: 'fr', isChosen: true })
  await act(async () => {})
  expect(result.current).toEqual({ isReady: true, words: en })
  rerender({ language: 'en', isChosen: true })
  expect(result.current).toEqual({ isReady: true, words: en })
})
