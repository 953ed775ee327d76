import fc from 'fast-check'
import { characterGroups } from '../../../test/characterGroups.ts'
import { characterSpecs } from '../../../test/characterSpecs.ts'
import { altText } from '../altText.ts'
import { describe as describeCharacter } from '../describe.ts'
import { writeDescription } from '../writeDescription.ts'
import { LANGUAGE_TAGS } from './languages.ts'

const tags = LANGUAGE_TAGS.filter((tag) => tag !== 'en')

/** Words that only English has, except names. */
const ENGLISH = /\b(?:with|and|the|hair|beard|skin|eyes|old|gray|black|undefined|null)\b/iu

describe.each(tags)('in %s', (tag) => {
  test('a description is read back as the same character, and contains no English', () => {
    fc.assert(
      fc.property(characterSpecs, (spec) => {
        const text = writeDescription(spec, tag)
        expect({ ...describeCharacter(text), seed: spec.seed }).toEqual(spec)
        expect(writeDescription({ ...spec, name: 'X', source: '' }, tag)).not.toMatch(ENGLISH)
      }),
      { numRuns: 150 },
    )
  })

  test('a description of a group is read back as the same group, and its alternative text is short', () => {
    fc.assert(
      fc.property(characterGroups, (group) => {
        const text = writeDescription(group, tag)
        expect({ ...describeCharacter(text), seed: group.seed }).toEqual(group)
        expect(altText(group, tag).length).toBeLessThanOrEqual(150)
      }),
      { numRuns: 30 },
    )
  })

  test('a description gives the same picture as the English one', () => {
    const spec = describeCharacter('Gandalf, The Lord of the Rings')
    expect(describeCharacter(writeDescription(spec, tag))).toEqual(
      describeCharacter(writeDescription(spec)),
    )
  })

  test('an alternative text is one sentence of at most 150 characters that begins with the name', () => {
    fc.assert(
      fc.property(characterSpecs, fc.string({ unit: 'grapheme', maxLength: 200 }), (spec, name) => {
        expect(altText({ ...spec, name }, tag).length).toBeLessThanOrEqual(150)
        const text = altText({ ...spec, name: 'Gandalf' }, tag)
        expect(text).toMatch(/^Gandalf(?:\s?: |：)\p{L}[^.。]*[.。]$/u)
        expect(text).not.toMatch(ENGLISH)
      }),
      { numRuns: 150 },
    )
  })
})

test.each([
  [
    'de',
    'Gandalf: alter Mann, lange silberne Haare, langer silberner Bart, grauer Zaubererhut, graue Robe, Stab.',
  ],
  [
    'es',
    'Gandalf: hombre anciano, pelo largo plateado, barba larga plateada, sombrero de mago gris, túnica larga gris, bastón.',
  ],
  [
    'ja',
    'ガンダルフ：年老いた男性、長い銀色の髪、長い銀色のあごひげ、灰色の魔法使いの帽子、灰色のローブ、杖。',
  ],
  [
    'fr',
    'Gandalf\u00a0: homme âgé, cheveux longs argentés, barbe longue argentée, chapeau de magicien gris, robe de mage grise, bâton.',
  ],
  [
    'pt-BR',
    'Gandalf: homem idoso, cabelo comprido prateado, barba comprida prateada, chapéu de mago cinza, túnica longa cinza, cajado.',
  ],
  [
    'ar',
    'Gandalf: رجل مسنّ، شعر طويل فضي، لحية طويلة فضية، قبعة ساحر رمادية، رداء طويل رمادي، عصا.',
  ],
])('describes Gandalf in %s', (tag, text) => {
  expect(altText(describeCharacter('Gandalf'), tag)).toBe(text)
})

test.each([
  ['de', 'Graue Robe', 'Roter Umhang'],
  ['es', 'Túnica larga gris', 'Capa roja'],
  ['ja', '灰色のローブ', '赤いマント'],
  ['fr', 'Robe de mage grise', 'Cape rouge'],
  ['pt-BR', 'Túnica longa cinza', 'Capa vermelha'],
  ['ar', 'رداء طويل رمادي', 'عباءة حمراء'],
])('an edit in %s changes what it says and nothing else', (tag, before, after) => {
  const spec = describeCharacter('Gandalf')
  const text = writeDescription(spec, tag)
  expect(text).toContain(before)
  const { garment, ...rest } = describeCharacter(text.replace(before, after))
  const { garment: was, ...others } = spec
  expect(garment).toMatchObject({ kind: 'cloak', color: '#c0322e', trim: was?.trim })
  expect(rest).toEqual(others)
})

test('an edit in free wording is read as far as its words are known', () => {
  const text = writeDescription(describeCharacter('Gandalf'), 'de')
  const edited = text.replace('Grauer Zaubererhut, brauner Besatz', 'Er trägt eine rote Krone')
  expect(describeCharacter(edited).headwear).toMatchObject({ kind: 'crown', color: '#c0322e' })
})

test('an unsupported language falls back to English', () => {
  const spec = describeCharacter('Gandalf')
  expect(altText(spec, 'nl')).toBe(altText(spec))
  expect(writeDescription(spec, 'toString')).toBe(writeDescription(spec))
})
