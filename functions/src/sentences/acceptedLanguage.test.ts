import fc from 'fast-check'
import { acceptedLanguage, WRITTEN } from './acceptedLanguage.ts'

const languageFor = (accept: string) => acceptedLanguage(new Headers({ 'accept-language': accept }))

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, ja-JP', 'ja'],
  ['nl-NL,nl;q=0.9,ES-mx;q=0.8,en;q=0.7', 'es'],
  ['de;q=0,nl', 'en'],
  ['fr-CA,fr;q=0.9', 'fr'],
  ['pt-PT,pt;q=0.9', 'pt-BR'],
  ['PT', 'pt-BR'],
  ['ar-SA,en;q=0.8', 'ar'],
  ['*', 'en'],
  ['', 'en'],
])('reads %s as %s', (accept, language) => {
  expect(languageFor(accept)).toBe(language)
})

test('finds a language in whatever is sent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (accept) => {
      expect(WRITTEN).toContain(languageFor(accept))
    }),
  )
})
