import { languageFor } from '../../model/language'

test.each([
  [['fr-FR', 'en-GB'], 'fr'],
  [['fr'], 'fr'],
  [['fr-CA'], 'fr'],
  [['FR_be'], 'fr'],
  [['en-US', 'fr-FR'], 'en'],
  [['de-DE', 'fr-FR', 'en-GB'], 'fr'],
  [['de-DE', 'en-GB'], 'en'],
  [['frr-DE'], 'en'],
  [['ja-JP'], 'en'],
  [[], 'en'],
] as const)('a phone set to %j is spoken to in %s', (phone, language) => {
  expect(languageFor('system', phone)).toBe(language)
})

test('the language of the settings comes before those of the phone', () => {
  expect(languageFor('en', ['fr-FR'])).toBe('en')
  expect(languageFor('fr', ['en-GB'])).toBe('fr')
})
