import fc from 'fast-check'
import sharp from 'sharp'
import { lettering, LETTERS, type Line } from './lettering.ts'

const LINE: Line = { left: 20, base: 70, width: 560, size: 60, least: 30 }
const CANVAS = { width: 600, height: 100 }

/** The first and last columns of the canvas that the text touches. */
const columnsOf = async (text: string): Promise<readonly [number, number]> => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.width}" height="${CANVAS.height}">
    <rect width="100%" height="100%" fill="#fff"/>${lettering(text, LINE)}</svg>`
  const { info } = await sharp(Buffer.from(drawing)).trim().toBuffer({ resolveWithObject: true })
  const left = -(info.trimOffsetLeft ?? 0)
  return [left, left + info.width]
}

const word = fc.string({
  unit: fc.constantFrom(...LETTERS.keys()).filter((letter) => letter.trim() !== ''),
  minLength: 1,
  maxLength: 300,
})

test('no text extends beyond its line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), async (words) => {
      const [first, last] = await columnsOf(words.join(' '))
      // A letter may reach a little beyond its width.
      expect(first).toBeGreaterThanOrEqual(LINE.left - 10)
      expect(last).toBeLessThanOrEqual(LINE.left + LINE.width + 10)
    }),
    { numRuns: 30 },
  )
})

test('a long text shrinks to the width of the line', async () => {
  const text = 'Elizabeth Bennet of Longbourn in Hertfordshire'
  const [first, last] = await columnsOf(text)
  expect(last - first).toBeGreaterThan(LINE.width - 10)
  expect(lettering(text, LINE)?.match(/<path/g)).toHaveLength(text.length)
})

test('a longer text ends in an ellipsis, whatever its length', () => {
  const [cut, longer] = [400, 40_000].map((length) => lettering('Ada '.repeat(length), LINE))
  expect(cut?.match(/<path/g)?.length).toBeLessThan(100)
  expect(cut).toBe(longer)
  expect(cut).toContain(LETTERS.get('…')?.outline)
})

test.each(['ナウシカ', 'Zoë 🧙', 'Ωmega'])('%s has letters that the typeface lacks', (text) => {
  expect(lettering(text, LINE)).toBeUndefined()
})

test('a combining accent is one letter with its base', () => {
  expect(lettering('Zoe\u0308', LINE)).toBe(lettering('Zoë', LINE))
})
