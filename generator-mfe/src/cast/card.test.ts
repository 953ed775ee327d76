/** @jest-environment node */
import { STYLE_IDS } from '@dramatis/catalogue'
import { CharacterName, Description, MAX_SEED } from '@dramatis/functions/contract'
import fc from 'fast-check'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import sharp from 'sharp'
import { detailsOf } from '../gallery/ArchivedPicture.ts'
import { jsonCard, MAX_CARD_BYTES, pngCard, readCard, type Card } from './Card.ts'
import { Character, MAX_CHARACTERS, type Look } from './Character.ts'
import { requestFor, withoutTwins } from './looks.ts'
import { mergeCasts } from './mergeCasts.ts'

const png = sharp({ create: { width: 4, height: 3, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
const name = text.map((it) => it.trim()).filter(CharacterName.is)
const look = fc.record({
  description: text.filter(Description.is),
  style: fc.constantFrom(...STYLE_IDS),
  aspect: fc.constantFrom('portrait', 'landscape', 'square'),
  words: fc.array(text, { maxLength: 3 }),
}) satisfies fc.Arbitrary<Look>
const character: fc.Arbitrary<Character> = fc
  .record(
    {
      key: fc.stringMatching(/^[\da-f]{32}$/),
      name,
      character: name,
      at: fc.date({ min: new Date(0), noInvalidDate: true }).map(Number),
      looks: fc.array(look, { minLength: 1, maxLength: 4 }),
      cover: fc.nat(3),
      seed: fc.nat(MAX_SEED),
      rewritten: fc.boolean(),
    },
    {
      noNullPrototype: true,
      requiredKeys: ['key', 'name', 'character', 'at', 'looks', 'cover'],
    },
  )
  .map(withoutTwins)

const cardOf = async (kept: Character): Promise<Card> => {
  const look = kept.looks[kept.cover] ?? kept.looks[0]
  if (!look) throw new Error('A character has a look')
  const file = new Blob([new Uint8Array(await png)], { type: 'image/png' })
  const picture = { ...requestFor(kept, look), premium: true, file, at: 7 }
  return { character: kept, picture: detailsOf(picture), file }
}

const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())]
const pngBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])
const problemIn = async (file: Blob) => {
  const read = await readCard(file)
  return isRight(read) ? undefined : read.left
}

test('[cast-4] whoever it is, a character is read from its file as it was saved, in both forms', async () => {
  await fc.assert(
    fc.asyncProperty(character, async (kept) => {
      expect(Character.is(kept)).toBe(true)
      const card = await cardOf(kept)
      for (const file of [pngBlob(pngCard(card, await png)), new Blob([await jsonCard(card)])]) {
        const read = await readCard(file)
        if (isLeft(read)) throw new Error(read.left)
        expect({ ...read.right, file: card.file }).toEqual(card)
        expect(await bytesOf(read.right.file)).toEqual([...(await png)])
      }
    }),
  )
})

const ada: Character = {
  key: '0'.repeat(32),
  name: 'Ada',
  character: 'Ada, of Adaland',
  at: 1,
  looks: [{ description: 'Ada is old.', style: 'realistic', aspect: 'portrait', words: [] }],
  cover: 0,
  seed: 7,
}

test('[cast-4] a file that was cut off or changed is answered with a problem, and never with a wrong character', async () => {
  const card = await cardOf(ada)
  const files = [pngCard(card, await png), new TextEncoder().encode(await jsonCard(card))]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), fc.nat(), async (whole, cut) => {
      const part = whole.subarray(0, cut % whole.length)
      expect(await problemIn(pngBlob(part))).toMatch(/^(?:noCard|cardDamaged)$/)
    }),
  )
  const [whole] = files
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const altered = new Uint8Array(whole ?? [])
      const place = at % altered.length
      altered[place] = (altered[place] ?? 0) ^ change
      const read = await readCard(pngBlob(altered))
      // A change of the pixels is found when they are decoded.
      if (isRight(read)) expect(read.right.character).toEqual(ada)
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
      expect(await problemIn(pngBlob(bytes))).toBe('noCard')
    }),
  )
})

const changed = async (change: object) => {
  const json: unknown = JSON.parse(await jsonCard(await cardOf(ada)))
  return new Blob([JSON.stringify({ ...Object(json), ...change })])
}

test.each([
  ['a newer version', { version: 2, character: 'in another form' }, 'cardNewer'],
  ['something else', { kind: 'deck' }, 'noCard'],
  ['no name', { character: { ...ada, name: ' ' } }, 'cardDamaged'],
  ['no look', { character: { ...ada, looks: [] } }, 'cardDamaged'],
  ['another one’s picture', { character: { ...ada, character: 'Bob' } }, 'cardDamaged'],
  ['no picture', { image: undefined }, 'cardDamaged'],
  ['a picture elsewhere', { image: 'https://example.com/ada.jpg' }, 'cardDamaged'],
  ['a drawing with a script', { image: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'cardDamaged'],
])('[cast-4] refuses a card with %s', async (_, change, problem) => {
  expect(await problemIn(await changed(change))).toBe(problem)
})

test('[cast-4] refuses what is too large, by its bytes and by its pixels', async () => {
  expect(await problemIn(new Blob([new Uint8Array(MAX_CARD_BYTES + 1)]))).toBe('cardTooLarge')
  const huge = new Uint8Array(await png)
  new DataView(huge.buffer).setUint32(16, 100_000)
  new DataView(huge.buffer).setUint32(20, 100_000)
  expect(await problemIn(pngBlob(pngCard(await cardOf(ada), huge)))).toBe('cardTooLarge')
})

test('drops what is no part of a card', async () => {
  const read = await readCard(
    await changed({ character: { ...ada, junk: 1, looks: [{ ...ada.looks[0], junk: 1 }] } }),
  )
  expect(read).toMatchObject({ right: { character: ada } })
})

test('[cast-4] the same character is never added twice, however often its file is', () => {
  fc.assert(
    fc.property(fc.array(character), fc.array(character), (kept, others) => {
      const own = mergeCasts([], kept).changed
      const first = mergeCasts(own, [...others, ...others])
      expect(first.added + first.known + first.left).toBe(2 * others.length)
      const all = new Map([...own, ...first.changed].map((one) => [one.key, one]))
      expect(all.size).toBe(own.length + first.added)
      expect([...all.values()].every(Character.is)).toBe(true)
      expect(mergeCasts([...all.values()], others)).toMatchObject({
        changed: [],
        added: 0,
        left: 0,
      })
    }),
  )
})

test('whoever is kept gains the looks of the file; more than fit are left', () => {
  const smiling = { ...ada, looks: [...ada.looks, { ...ada.looks[0], words: ['smiling'] }] }
  expect(smiling.looks).toHaveLength(2)
  const other = {
    ...ada,
    key: '1'.repeat(32),
    looks: [
      ...ada.looks,
      { description: 'b', style: 'realistic', aspect: 'portrait', words: ['sad'] },
    ],
  } satisfies Character
  expect(mergeCasts([ada], [other])).toEqual({
    changed: [{ ...ada, looks: other.looks }],
    added: 0,
    known: 1,
    left: 0,
  })
  const full = Array.from({ length: MAX_CHARACTERS }, (_, at) => ({
    ...ada,
    seed: at + 100,
    key: String(at).padStart(32, '0'),
  }))
  expect(mergeCasts(full, [{ ...ada, key: 'f'.repeat(32) }])).toMatchObject({
    changed: [],
    left: 1,
  })
})
