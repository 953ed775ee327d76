/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import fc from 'fast-check'
import sharp from 'sharp'
import { photoProblem } from './photoProblem.ts'

const named = (bytes: Uint8Array, type: string, name = 'photo') =>
  new File([new Uint8Array(bytes)], name, { type })

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'red', noise } })

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'accepts a whole %s, and no part',
  async (format) => {
    const whole = await picture().toFormat(format).toBuffer()
    const type = `image/${format}`
    expect(await photoProblem(named(whole, type))).toBeUndefined()
    const anyLength = fc.integer({ min: 0, max: whole.length - (format === 'png' ? 12 : 1) })
    await fc.assert(
      fc.asyncProperty(anyLength, async (length) => {
        expect(await photoProblem(named(whole.subarray(0, length), type))).toBeDefined()
      }),
    )
  },
)

test('recognizes AVIF and HEIC that call themselves by the brand of both', async () => {
  const withBrand = (file: Uint8Array, brand: string) =>
    file.map((byte, i) => brand.charCodeAt(i - 8) || byte)
  const avif = withBrand(await picture().avif().toBuffer(), 'mif1')
  expect(await photoProblem(named(avif, 'image/avif'))).toBeUndefined()
  const heic = new TextEncoder().encode('\0\0\0\u0018ftypmif1\0\0\0\0mif1heic')
  expect(await photoProblem(named(heic, 'image/jpeg'))).toBe('photoHeic')
})

test('says that a text is no picture, whatever it is called', async () => {
  const text = new TextEncoder().encode('This is no picture at all.')
  expect(await photoProblem(named(text, 'image/png', 'photo.png'))).toBe('photoOfOtherType')
})

test.each([
  ['image/heic', 'photo.heic'],
  ['', 'IMG_1.HEIC'],
  ['image/jpeg', 'photo.jpg'],
])('recognizes HEIC of type "%s" called %s', async (type, name) => {
  const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0')
  expect(await photoProblem(named(heic, type, name))).toBe('photoHeic')
})
