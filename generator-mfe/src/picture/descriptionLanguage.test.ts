import type { Portrait } from '@dramatis/store'
import { altLanguageOf, descriptionLanguageOf } from './descriptionLanguage.ts'

type Written = Pick<Portrait, 'alt' | 'altLanguage' | 'rewritten' | 'descriptionLanguage'>

test.each<[Written, string, string]>([
  [{}, 'en', 'en'],
  [{ alt: 'A plumber.' }, 'en', 'en'],
  [{ descriptionLanguage: 'de', alt: 'Ein Klempner.', altLanguage: 'de' }, 'de', 'de'],
  [{ descriptionLanguage: 'de', rewritten: true }, '', ''],
  [{ rewritten: true }, '', ''],
  [{ rewritten: true, alt: 'A plumber.' }, '', 'en'],
])('%j has a description in "%s" and an alternative text in "%s"', (written, description, alt) => {
  expect(descriptionLanguageOf(written)).toBe(description)
  expect(altLanguageOf(written)).toBe(alt)
})
