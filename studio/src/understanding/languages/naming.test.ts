import { altText } from '../altText.ts'
import { describe as describeCharacter } from '../describe.ts'
import { characters } from '../lexicon/characters.ts'
import { nameTable } from '../lexicon/localNames.ts'
import { writeDescription } from '../writeDescription.ts'
import { understand } from '../understand.ts'
import { namingFrom, namingIn } from './naming.ts'

const TAGS = ['de', 'es', 'ja', 'fr', 'pt-BR', 'ar'] as const

test.each(TAGS)('in %s, every known name and source is read back as it was', (tag) => {
  const others = characters()
    .map(({ name, source }) => ({ name, source }))
    .filter((naming) => {
      const { name, source } = namingFrom(tag, namingIn(tag, naming))
      return name !== naming.name || source !== naming.source
    })
  expect(others).toEqual([])
})

test('every row of the names is a character of the lexicon', () => {
  const known = new Set(characters().map(({ name, source }) => `${name}, ${source}`))
  const unknown = nameTable().filter(({ name, source }) => !known.has(`${name}, ${source}`))
  expect(unknown).toEqual([])
  expect(nameTable().filter(({ locals }) => locals.length !== 3 && locals.length !== 6)).toEqual([])
})

test.each([
  ['de', 'Rotkäppchen aus „Märchen“: '],
  ['es', 'Caperucita Roja, de «Cuento de hadas»: '],
  ['ja', '『おとぎ話』の赤ずきん：'],
])('a description in %s begins with the names of that language', (tag, opening) => {
  const spec = describeCharacter('Little Red Riding Hood')
  const text = writeDescription(spec, tag)
  expect(text.startsWith(opening)).toBe(true)
  expect({ ...describeCharacter(text), seed: spec.seed }).toEqual(spec)
  expect(altText(spec, tag).startsWith(understand('Little Red Riding Hood', tag).name)).toBe(true)
})

test.each(TAGS)('in %s, companions have the names of that language, too', (tag) => {
  const spec = describeCharacter('Little Red Riding Hood and the Wolf')
  const text = writeDescription(spec, tag)
  expect(text).not.toContain('Wolf from')
  expect(text).not.toContain('Big Bad Wolf')
  expect({ ...describeCharacter(text), seed: spec.seed }).toEqual(spec)
})

test('a stranger keeps name and source, even those of a known character', () => {
  const stranger = { name: 'Rotkäppchen', source: 'Märchen aus Nebra' }
  expect(namingFrom('de', stranger)).toEqual(stranger)
  expect(namingIn('de', { name: 'Zeph', source: 'Fairy tale' })).toEqual({
    name: 'Zeph',
    source: 'Fairy tale',
  })
})

test.each([
  ['Rotkäppchen', 'Little Red Riding Hood'],
  ['Caperucita Roja', 'Little Red Riding Hood'],
  ['Bob Esponja', 'SpongeBob SquarePants'],
  ['Frodo Beutlin', 'Frodo Baggins'],
])('%p is known in its language', (typed, name) => {
  expect(understand(typed)).toMatchObject({ kind: 'known', name })
})

test('names in the language of the visitor are told of what is understood', () => {
  expect(understand('Snow White', 'de')).toMatchObject({ name: 'Schneewittchen' })
  expect(understand('Zorblax', 'de')).toMatchObject({ name: 'Zorblax', kind: 'invented' })
})
