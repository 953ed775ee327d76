import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { embedMessage } from './embedMessage.ts'
import german from './messages/de.json'
import english from './messages/en.json'

const languages = readdirSync(join(__dirname, '../messages'), 'utf8').map((file) =>
  file.replace('.json', ''),
)

test('there are texts in every language of the generator', () => {
  expect(languages).toContain('de')
  for (const language of languages) {
    expect(embedMessage('notLoaded', language).language).toBe(language)
  }
})

test.each(languages)('every text of %s has the places that English has', (language) => {
  for (const key of Object.keys(english) as (keyof typeof english)[]) {
    const { text } = embedMessage(key, language, 'functions')
    expect(text.includes('functions')).toBe(english[key].includes('{{name}}'))
    expect(text).not.toContain('{{')
  }
})

test("the element's language comes first, then the browser's, then English", () => {
  expect(embedMessage('notLoaded', 'de-AT')).toEqual({ text: german.notLoaded, language: 'de' })
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'de'])
  expect(embedMessage('notLoaded', 'fr').language).toBe('de')
  expect(embedMessage('notLoaded', undefined).language).toBe('de')
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr'])
  expect(embedMessage('notLoaded', undefined)).toEqual({ text: english.notLoaded, language: 'en' })
})
