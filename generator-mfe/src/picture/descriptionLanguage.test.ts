import type { Portrait } from '@dramatis/store'
import { altLanguageOf, descriptionLanguageOf } from './descriptionLanguage.ts'

type Written = Pick<Portrait, 'alt' | 'rewritten'>

test.each<[Written, string, string]>([
  [{}, 'en', 'en'],
  [{ alt: 'A plumber.' }, 'en', 'en'],
  [{ rewritten: true }, '', ''],
  [{ rewritten: true, alt: 'A plumber.' }, '', 'en'],
])('%j', (written, description, alt) => {
  expect(descriptionLanguageOf(written)).toBe(description)
  expect(altLanguageOf(written)).toBe(alt)
})
