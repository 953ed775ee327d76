/** @jest-environment jsdom */
import { STYLE_IDS } from '@dramatis/catalogue'
import fc from 'fast-check'
import { sharedPortraitQuery, type SharedPortrait } from '../contract/index.ts'
import { shareDocument } from './shareDocument.ts'

const PAGE = 'https://page.example/'

const documentOf = async (shared: SharedPortrait): Promise<Document> => {
  const query = sharedPortraitQuery(shared)
  const text = await shareDocument(
    shared,
    {
      page: `${PAGE}?${query}`,
      card: `https://functions.example/card?${query}`,
      link: `https://functions.example/share?${query}`,
    },
    'en',
  )
  return new DOMParser().parseFromString(text, 'text/html')
}

const shapeOf = (document: Document) =>
  [...document.querySelectorAll('*')].map((element) => [
    element.localName,
    ...element.getAttributeNames(),
  ])

const metaIn = (document: Document, name: string) =>
  document
    .querySelector(`meta[property="${name}"], meta[http-equiv="${name}"]`)
    ?.getAttribute('content')

const MARKUP = [
  '"',
  "'",
  '<',
  '>',
  '&',
  ';',
  '</title>',
  '-->',
  '<script>',
  '; url=',
  'javascript:',
]

const shared = fc.record(
  {
    character: fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
      fc
        .array(fc.oneof(fc.constantFrom(...MARKUP), fc.string({ maxLength: 5 })), { minLength: 1 })
        .map((parts) => parts.join('')),
    ),
    style: fc.constantFrom(...STYLE_IDS),
    seed: fc.nat(),
  },
  { requiredKeys: ['character'] },
)

test('[picture-37, security-functions-10] nothing in a link becomes markup or leads away from the page', async () => {
  const shape = shapeOf(await documentOf({ character: 'Ada' }))
  await fc.assert(
    fc.asyncProperty(shared, async (portrait) => {
      const document = await documentOf(portrait)
      expect(shapeOf(document)).toEqual(shape)
      const address = `${PAGE}?${sharedPortraitQuery(portrait)}`
      expect(document.querySelector('a')?.getAttribute('href')).toBe(address)
      expect(metaIn(document, 'refresh')).toBe(`0; url=${address}`)
      expect(metaIn(document, 'refresh')).not.toMatch(/; url=.*[;'"\s]/)
      // NUL and line ends in an attribute are parsed specially (WHATWG HTML, 13.2.3.5).
      const parsed = portrait.character.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD')
      expect(metaIn(document, 'og:title')).toBe(`${parsed} created with Dramatis`)
    }),
  )
})
