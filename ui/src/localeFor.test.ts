import * as fc from 'fast-check'
import { bestLanguage } from './bestLanguage.ts'
import { localeFor } from './localeFor.ts'

const available = ['ar', 'de', 'en', 'pt', 'pt-BR']

it.each([
  ['en', ['en-GB', 'en-US', 'en'], 'en-GB'],
  ['en', ['en', 'de-AT', 'en-GB'], 'en-GB'],
  ['de', ['en-GB', 'DE-at'], 'de-AT'],
  ['de', ['de', 'en-GB'], 'de'],
  ['en', ['fr-CH'], 'en'],
  ['en', ['en-!', 'en-AU'], 'en-AU'],
  ['pt', ['pt-BR', 'pt-PT'], 'pt-PT'],
  ['pt-BR', ['pt-PT', 'pt-BR'], 'pt-BR'],
  ['en', [], 'en'],
  ['ar', [], 'ar-u-nu-latn'],
  ['ar', ['ar-EG'], 'ar-EG-u-nu-latn'],
  ['ar', ['ar-u-nu-arab'], 'ar-u-nu-latn'],
])('formats %s texts for %j as %s', (language, wanted, locale) => {
  expect(localeFor(language, wanted, available)).toBe(locale)
})

it('returns a locale that `Intl` accepts, in the language of the texts, whatever is wanted', () => {
  const tag = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom(...available), fc.string()).map((parts) => parts.join('-')),
  )
  fc.assert(
    fc.property(fc.constantFrom(...available), fc.array(tag), (language, wanted) => {
      const locale = localeFor(language, wanted, available)
      expect(bestLanguage([locale], available)).toBe(language)
      expect(() => new Intl.DateTimeFormat(locale)).not.toThrow()
    }),
  )
})
