import fc from 'fast-check'
import { sentence } from './sentence.ts'
import german from './messages/de.json'
import english from './messages/en.json'

const keys = Object.keys(english) as (keyof typeof english)[]

const elementIn = (language?: string): Element => {
  const part = document.createElement('section')
  if (language !== undefined) part.lang = language
  return part.appendChild(document.createElement('div'))
}

afterEach(() => {
  jest.restoreAllMocks()
})

test('has texts in every language of the generator', () => {
  expect(LANGUAGES).toContain('de')
  for (const language of LANGUAGES) {
    for (const key of keys) expect(sentence(elementIn(language), key).language).toBe(language)
  }
})

test('has the same placeholders in every language', () => {
  for (const language of LANGUAGES) {
    for (const key of keys) {
      const { text } = sentence(elementIn(language), key)
      expect(text.includes('{{name}}')).toBe(english[key].includes('{{name}}'))
    }
  }
})

test("prefers the language around the element, then the browser's, then English", () => {
  const inGerman = { text: german.notLoaded, language: 'de' }
  expect(sentence(elementIn('de-AT'), 'notLoaded')).toEqual(inGerman)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl', 'de'])
  expect(sentence(elementIn('nl'), 'notLoaded')).toEqual(inGerman)
  expect(sentence(elementIn(), 'notLoaded')).toEqual(inGerman)
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['nl'])
  expect(sentence(elementIn(), 'notLoaded')).toEqual({ text: english.notLoaded, language: 'en' })
})

test('has a text whatever language the page declares', () => {
  fc.assert(
    fc.property(fc.string(), (language) => {
      expect(sentence(elementIn(language), 'loading').text).not.toBe('')
    }),
  )
})
