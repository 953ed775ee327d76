import { ASPECTS, MAX_NAME_LENGTH, STYLE_IDS } from '@dramatis/catalogue'
import fc from 'fast-check'
import { CharacterName } from './characterName.ts'
import { MAX_SEED } from './seed.ts'
import { MAX_LINK_LENGTH, readShareLink, shareLinkPath } from './shareLink.ts'

const PAGE = 'https://page.example'

const word = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom('.', '..', '/', '//', '~', '~s', '_', ' ', '%', '%2F', '\\', '?', '#', "'", '"'),
)
const character = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((words) => words.join('').trim())
  .filter((name) => CharacterName.is(name) && name.length <= MAX_NAME_LENGTH)

const portraits = fc.record(
  {
    character,
    style: fc.constantFrom(...STYLE_IDS),
    aspect: fc.constantFrom(...Object.keys(ASPECTS)),
    seed: fc.integer({ min: 0, max: MAX_SEED }),
  },
  { requiredKeys: ['character'] },
)

test('[picture-36] a short link reads back as it was written, also once a browser has resolved it', () => {
  fc.assert(
    fc.property(portraits, (portrait) => {
      const path = shareLinkPath(portrait)
      expect(readShareLink(path)).toEqual(portrait)
      const resolved = new URL(path, PAGE)
      expect([resolved.origin, resolved.search, resolved.hash]).toEqual([PAGE, '', ''])
      expect(readShareLink(resolved.pathname)).toEqual(portrait)
    }),
  )
})

test('a short link is readable, and ends in a letter or digit, so that messengers include all of it', () => {
  const portrait = {
    character: 'Dr. Who?, T.A.R.D.I.S. (Time)',
    style: 'animal crossing',
    aspect: 'square',
    seed: 7,
  }
  expect(shareLinkPath(portrait)).toBe(
    '/s/Dr._Who%3F,_T.A.R.D.I.S._%28Time%29/animal_crossing-square-7',
  )
  expect(shareLinkPath({ character: 'Ada' })).toBe('/s/Ada')
})

test.each(['エ', '\u{1F9D9}', '%', '~', '/'])(
  'a short link has a limited length, with a name of %s only, too',
  (letter) => {
    const name = letter.repeat(MAX_NAME_LENGTH / letter.length)
    const longest = { style: 'animal crossing', aspect: 'landscape', seed: MAX_SEED }
    expect(shareLinkPath({ character: name, ...longest }).length).toBeLessThan(MAX_LINK_LENGTH)
  },
)

test('half a letter does not break a link', () => {
  expect(readShareLink(shareLinkPath({ character: 'Ada \uD83E' }))).toEqual({
    character: 'Ada \uFFFD',
  })
})

test('[security-functions-10] any path is read as a valid portrait, or as nothing', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webPath(),
    fc.constantFrom('..', '%2e%2e', '%', '%ff', '/', '-', '_', '~', 'lego', 'square', '-1', '1e9'),
  )
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom('', '/', '/s', '/s/'), (parts, start) => {
      const shared = readShareLink(start + parts.join(''))
      if (shared === undefined) return
      expect(CharacterName.is(shared.character)).toBe(true)
      expect(readShareLink(shareLinkPath(shared))).toEqual(shared)
    }),
  )
})

test.each([
  ['/', undefined],
  ['/s/', undefined],
  ['/s/_', undefined],
  ['/s/%ff', undefined],
  ['/t/Ada', undefined],
  ['/s/Ada/lego/square', undefined],
  [`/s/${'x'.repeat(MAX_NAME_LENGTH + 1)}`, undefined],
  ['/s/Ada/', { character: 'Ada' }],
  ['/s/Ada/oil-16:9-x1', { character: 'Ada' }],
  ['/s/Ada/square-2147483648', { character: 'Ada', aspect: 'square' }],
  ['/s/Ada/7-lego', { character: 'Ada', style: 'lego', seed: 7 }],
])('reads %s as %j', (path, shared) => {
  expect(readShareLink(path)).toEqual(shared)
})
