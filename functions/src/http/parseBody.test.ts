import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { right } from 'fp-ts/lib/Either.js'
import { MAX_BODY_BYTES } from '../contract/route.ts'
import { parseBody } from './parseBody.ts'

const parse = (text: string) => parseBody(Uint8Array.from(Buffer.from(text)))

const LONG = 'iVBORw0KGgo/'.repeat(MAX_BODY_BYTES / 8)

/** Long data URLs, also such as no photo is. */
const anyUrl = fc
  .tuple(
    fc.constantFrom('image/png;base64,', ''),
    fc.constantFrom('', '"', '\\', 'ß', '男', 'data:'),
  )
  .map(([type, end]) => `data:${type}${LONG}${end}`)

const anyName = fc.constantFrom('photo', 'prompt', '__proto__', 'é')
const anyField = fc.tuple(anyName, fc.jsonValue({ maxDepth: 1 }))
/** What looks like a photo, which none before it may. */
const anyFieldAfter = fc.oneof(
  anyField,
  fc.tuple(anyName, fc.constantFrom('data:', '"data:')),
  fc.constant(['data:', ''] as const),
)

const anySpelling = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.replaceAll('/', '\\/'),
  (text: string) => text.replaceAll('":', '" : '),
)

test('reads what JSON.parse reads, with a photo of any length', () => {
  fc.assert(
    fc.property(
      fc.array(anyField, { maxLength: 3 }),
      fc.tuple(fc.constantFrom('photo', 'change', '__proto__'), anyUrl),
      fc.array(anyFieldAfter, { maxLength: 3 }),
      anySpelling,
      (before, photo, after, spell) => {
        const fields = [...before, photo, ...after].map(
          ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
        )
        const text = spell(`{${fields.join(',')}}`)
        // Not as a matcher, whose message would have the whole photo.
        expect(isDeepStrictEqual(parse(text), right(JSON.parse(text)))).toBe(true)
      },
    ),
  )
})

test.each([
  ['another field', `{"change":"data:${LONG}","photo":"data:"}`],
  ['a field inside another', `{"change":{"photo":"data:${LONG}"},"photo":"data:"}`],
])('takes no long data URL of %s for the photo', (_, text) => {
  expect(isDeepStrictEqual(parse(text), right(JSON.parse(text)))).toBe(true)
})

test.each([
  ['a long text', JSON.stringify({ photo: LONG })],
  ['a photo without an end', `{"photo":"data:image/png;base64,${LONG}`],
  ['a second long text', JSON.stringify({ photo: `data:${LONG}`, prompt: LONG })],
])('refuses %s', (_, text) => {
  expect(parse(text)).toMatchObject({ left: { status: 413 } })
})
