import fc from 'fast-check'
import { acceptedLanguage } from './acceptedLanguage.ts'

const languageFor = (accept: string) => acceptedLanguage(new Headers({ 'accept-language': accept }))

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, ja-JP', 'ja'],
  ['fr-FR,fr;q=0.9,ES-mx;q=0.8,en;q=0.7', 'es'],
  ['de;q=0,fr', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('reads %s as %s', (accept, language) => {
  expect(languageFor(accept)).toBe(language)
})

test('finds a language in whatever is sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (accept) => {
      expect(['en', 'de', 'es', 'ja']).toContain(languageFor(accept))
    }),
  )
})
