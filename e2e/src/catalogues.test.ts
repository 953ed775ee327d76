import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, REMOTE_NAMES } from '@dramatis/remotes'

/** A catalogue's texts, by dotted path. */
type Texts = ReadonlyMap<string, string>

const ROOT = join(__dirname, '../..')
const ENGLISH = 'en.json'
/** The texts about characters, which are loaded on demand. */
const CAST = 'generator-mfe/src/cast/messages'

const catalogues = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `${name}/src/messages`)
  .concat(CAST)
  .map((name) => ({ name, folder: join(ROOT, name) }))
  .flatMap(({ name, folder }) => filesIn(folder).map((file) => ({ name, folder, file })))

it('[language-1] every package of the page has catalogues in the same languages', () => {
  const languages = new Map<string, string[]>()
  for (const { name, file } of catalogues)
    languages.set(name, [...(languages.get(name) ?? []), file])
  const packages = ['shell', 'embed', ...REMOTE_NAMES.map(folderOf)]
  const folders = packages.map((name) => `${name}/src/messages`)
  expect([...languages.keys()].sort()).toEqual([...folders, CAST].sort())
  const sets = [...languages.values()].map((files) => files.sort())
  for (const set of sets) expect(set).toEqual(sets[0])
  expect(sets[0]).toEqual(expect.arrayContaining([ENGLISH, 'de.json']))
})

it.each(catalogues)(
  '[language-1] $name/$file has the keys and placeholders of the English catalogue',
  ({ folder, file }) => {
    const english = textsOf(join(folder, ENGLISH))
    const other = textsOf(join(folder, file))
    expect(keysOf(other)).toEqual(keysOf(english))
    for (const [key, text] of other) {
      expect([key, text.trim()]).not.toEqual([key, ''])
      expect([key, text.trim()]).toEqual([key, text])
      // A language may have plural forms that English lacks. Each must have the placeholders of the English plural.
      const counterpart = english.get(key) ?? english.get(`${singleKeyOf(key)}_other`) ?? ''
      const expected = placeholdersOf(counterpart)
      const inWords = expected.filter((placeholder) => !/^\{\{count\b/.test(placeholder))
      const isInWords = isOfOneNumber(languageOf(file), key) && !text.includes('{{count')
      expect([key, placeholdersOf(text)]).toEqual([key, isInWords ? inWords : expected])
    }
  },
)

it.each(catalogues)('$name/$file has the plural forms of its language', (catalogue) => {
  const language = languageOf(catalogue.file)
  const formsOf = (type: Intl.PluralRuleType) =>
    new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
  const keys = [...textsOf(join(catalogue.folder, catalogue.file)).keys()]
  const plurals = keys.filter((key) => key !== singleKeyOf(key)).map(singleKeyOf)
  for (const key of new Set(plurals)) {
    const present = keys.filter((other) => singleKeyOf(other) === key)
    const forms = formsOf(key.endsWith('_ordinal') ? 'ordinal' : 'cardinal')
    expect(present.sort()).toEqual(forms.map((form) => `${key}_${form}`).sort())
  }
})

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Returns a catalogue's texts without the style names: a translation has only those that differ from English. */
const textsOf = (file: string): Texts =>
  new Map(
    leaves(JSON.parse(readFileSync(file, 'utf8')), []).filter(
      ([key]) => !key.startsWith('styles.'),
    ),
  )

const leaves = (value: unknown, path: readonly string[]): [string, string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value as object).flatMap(([key, inner]) => leaves(inner, [...path, key]))

/** Returns the keys without their plural suffixes, which differ between languages. */
const keysOf = (texts: Texts): readonly string[] =>
  [...new Set([...texts.keys()].map(singleKeyOf))].sort()

const singleKeyOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')

const languageOf = (file: string): string => file.replace('.json', '')

/** Whether a plural form is for one number only, which its text may have in words: Arabic has a dual. */
const isOfOneNumber = (language: string, key: string): boolean => {
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: 200 }, (_, number) => number)
  return numbers.filter((number) => key.endsWith(`_${rules.select(number)}`)).length === 1
}

/** Returns a text's placeholders with their formats: if one language formats a number, so must the other. */
const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{.*?\}\}/g)].map(([placeholder]) => placeholder).sort()
