/** @jest-environment node */
import fc from 'fast-check'
import { newPicture } from '../../test/newPicture.ts'
import type { Character, Look } from './Character.ts'
import { isLookOf, lookFor, picturesByRecipe, requestFor, undrawn, withLook } from './looks.ts'

const look = fc.record({
  description: fc.constantFrom('a', 'b', 'c'),
  style: fc.constantFrom('realistic', 'lego'),
  aspect: fc.constantFrom('portrait', 'square'),
  words: fc.array(fc.constantFrom('smiling', 'sad', 'old'), { maxLength: 2 }),
}) satisfies fc.Arbitrary<Look>

const empty: Character = {
  key: '0'.repeat(32),
  name: 'Ada',
  character: 'Ada',
  at: 1,
  looks: [{ description: 'a', style: 'realistic', aspect: 'portrait', words: [] }],
  cover: 0,
  seed: 7,
}

test('no two looks of a character are drawn from the same request, and no words are lost', () => {
  fc.assert(
    fc.property(fc.array(look), (added) => {
      const character = added.reduce(withLook, empty)
      const requests = character.looks.map((one) => requestFor(character, one))
      expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(requests.length)
      for (const request of requests) expect(isLookOf(character, request)).toBe(true)
      for (const { words } of added) {
        for (const asked of words) expect(lookFor(character, asked)).toBeDefined()
      }
      expect(character.looks[0]).toMatchObject({ description: 'a', style: 'realistic' })
    }),
  )
})

test('a look has the newest picture of its request, whatever else the gallery has', () => {
  const character = withLook(empty, {
    description: 'a, smiling',
    style: 'realistic',
    aspect: 'portrait',
    words: ['smiling'],
  })
  const picture = { ...newPicture('Ada'), description: 'a, smiling' }
  const others = [
    { ...picture, id: 1, seed: 8 },
    { ...picture, id: 2, aspect: 'square' as const },
    { ...picture, id: 3, character: 'Bob' },
  ]
  const words = ['smiling', 'sad']
  expect(undrawn(character, words, picturesByRecipe(others))).toEqual(words)
  const all = picturesByRecipe([{ ...picture, id: 5 }, { ...picture, id: 4 }, ...others])
  expect(undrawn(character, words, all)).toEqual(['sad'])
  expect([...all.values()].map(({ id }) => id).sort()).toEqual([1, 2, 3, 5])
})
