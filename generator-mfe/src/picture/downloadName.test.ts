/** @jest-environment node */
import fc from 'fast-check'
import { downloadName } from './downloadName.ts'

test.each([
  ['Gandalf, The Lord of the Rings', 'dramatis-gandalf-the-lord-of-the-rings.jpg'],
  ['R2-D2!', 'dramatis-r2-d2.jpg'],
  ['Éowyn, Þórr & Strauß', 'dramatis-eowyn-thorr-strauss.jpg'],
  ['Łukasz Œdipe Øystein', 'dramatis-lukasz-oedipe-oystein.jpg'],
  ['İstanbullu Ilgın', 'dramatis-istanbullu-ilgin.jpg'],
  ['李小龍', 'dramatis-李小龍.jpg'],
  ['ガンダルフ', 'dramatis-ガンダルフ.jpg'],
  ['شَهرزاد, ألف ليلة وليلة', 'dramatis-شَهرزاد-ألف-ليلة-وليلة.jpg'],
  ['Ольга', 'dramatis-ольга.jpg'],
  ['🧙‍♂️', 'dramatis-character.jpg'],
  ['\ud800x', 'dramatis-x.jpg'],
  ['', 'dramatis-character.jpg'],
  [`${'a'.repeat(77)}𠮷`, `dramatis-${'a'.repeat(77)}.jpg`],
])('[result-10] saves %p as %p', (character, name) => {
  expect(downloadName({ character })).toBe(name)
})

const seeds = fc.oneof(fc.constant({}), fc.record({ seed: fc.nat(2 ** 31 - 1) }))
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme' }),
)

test('turns every name into a plain file name of at most 100 characters and 255 bytes', () => {
  fc.assert(
    fc.property(names, seeds, (character, take) => {
      const name = downloadName({ character, ...take })
      expect(name).toMatch(/^dramatis(-[\p{L}\p{N}][\p{L}\p{M}\p{N}]*)+\.jpg$/u)
      const numbered = `500-${name}`
      expect(numbered.length).toBeLessThanOrEqual(100)
      expect(Buffer.byteLength(numbered)).toBeLessThanOrEqual(255)
    }),
  )
})

test('keeps a short name in a script without upper and lower case', () => {
  const others = fc.stringMatching(/^[ぁ-んァ-ヶ一-龠ء-ي가-힣]{1,20}$/)
  fc.assert(
    fc.property(others, (character) => {
      expect(downloadName({ character })).toBe(`dramatis-${character.normalize('NFC')}.jpg`)
    }),
  )
})

test('gives a character the same file name however its accents are encoded', () => {
  fc.assert(
    fc.property(names, (character) => {
      expect(downloadName({ character: character.normalize('NFD') })).toBe(
        downloadName({ character: character.normalize('NFC') }),
      )
    }),
  )
})

test('gives two takes of a character different file names', () => {
  fc.assert(
    fc.property(
      names,
      fc.uniqueArray(fc.nat(2 ** 31 - 1), { minLength: 2 }),
      (character, seeds) => {
        const files = seeds.map((seed) => downloadName({ character, seed }))
        expect(new Set([...files, downloadName({ character })]).size).toBe(seeds.length + 1)
      },
    ),
  )
})
