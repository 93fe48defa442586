import { phoneLanguages, setPageLanguage } from '../../device/languages.web'
import { define } from './fake-page'

test('the languages of the browser are told in its order', () => {
  define(globalThis, 'navigator', { languages: ['fr', 'en'] })
  expect(phoneLanguages()).toEqual(['fr', 'en'])
})

test('the page says which language it is in', () => {
  const documentElement = { lang: 'en' }
  define(globalThis, 'document', { documentElement })
  setPageLanguage('fr')
  expect(documentElement.lang).toBe('fr')
})
