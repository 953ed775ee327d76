import { MAX_SEED, readSharedPortrait } from '@dramatis/functions/contract'
import fc from 'fast-check'
import { shareLink } from './shareLink.ts'

const portraits = fc.record(
  {
    character: fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
      .map((text) => text.trim())
      .filter((text) => text !== '' && text.length <= 300),
    style: fc.constantFrom('realistic', 'animal crossing', 'dispo'),
    aspect: fc.constantFrom('portrait', 'landscape', 'square'),
    seed: fc.integer({ min: 0, max: MAX_SEED }),
  },
  { requiredKeys: ['character', 'style', 'aspect'] },
)

test('[picture-36] a link reads back as it was written', () => {
  fc.assert(
    fc.property(portraits, (portrait) => {
      const link = new URL(shareLink('https://dramatis.example/stage/', portrait))
      expect(readSharedPortrait(link.searchParams)).toEqual(portrait)
    }),
  )
})

test('a link has the page’s address, but not its query or hash', () => {
  const link = shareLink('https://dramatis.example/stage/?email=ada%40example.com#token', {
    character: 'Gandalf',
    style: 'realistic',
    aspect: 'portrait',
  })
  expect(link).toBe(
    'https://dramatis.example/stage/?character=Gandalf&style=realistic&aspect=portrait',
  )
})

test('[picture-36] no query breaks the form, which ignores invalid values', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('character', 'style', 'aspect', 'seed'), fc.string()),
      (query) => {
        const { character, seed } = readSharedPortrait(new URLSearchParams(query)) ?? {}
        expect(character === undefined || character === query.character?.trim()).toBe(true)
        expect(seed === undefined || (Number.isInteger(seed) && seed >= 0)).toBe(true)
      },
    ),
  )
})

test.each([
  ['?style=lego', undefined],
  ['?character=%20', undefined],
  [`?character=${'x'.repeat(301)}`, undefined],
  ['?character=Mario&style=oil&aspect=16:9&seed=-1', { character: 'Mario' }],
  ['?character=Mario&seed=2147483648', { character: 'Mario' }],
  ['?character=Mario&seed=1e3', { character: 'Mario' }],
])('reads the query %s as %j', (search, linked) => {
  expect(readSharedPortrait(new URLSearchParams(search))).toEqual(linked)
})
