import fc from 'fast-check'
import sharp from 'sharp'
import { CHARACTERS } from '../../test/characters.ts'
import { ENGINE } from './engine.ts'
import { altText } from '../understanding/altText.ts'
import { writeDescription } from '../understanding/writeDescription.ts'
import { southpark } from '../flat/southpark/southpark.ts'
import { paintFlat } from '../flat/paintFlat.ts'
import { encode, FORMATS } from './encode.ts'

const spec = CHARACTERS.gandalf
const picture = paintFlat(southpark, spec, 64, 96)
const style = 'southpark'

describe.each(FORMATS)('encode as %s', (format) => {
  it('keeps the picture, and records the engine, the method and a description', async () => {
    const file = await encode(picture, { format, spec, style })
    const { exif, xmp, ...found } = await sharp(file).metadata()
    expect(found).toMatchObject({ width: 64, height: 96, space: 'srgb', hasAlpha: false })
    expect(found.format).toBe(format === 'avif' ? 'heif' : format)
    expect(exif?.toString('latin1')).toContain(`${ENGINE.name} ${ENGINE.version}`)
    expect(exif?.toString('latin1')).toContain('Gandalf, The Lord of the Rings')
    const said = xmp?.toString('utf8') ?? ''
    expect(said).toContain('digitalsourcetype/algorithmicMedia')
    expect(said).toContain(`${ENGINE.name} ${ENGINE.version}`)
    expect(said).toContain(writeDescription(spec).replaceAll('"', '&#34;'))
    expect(said).toContain(altText(spec))
    const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    const red = (at: number): number =>
      Math.abs((data[at * 3] ?? 0) - (picture.pixels[at * 4] ?? 0))
    const distance = Array.from({ length: 64 * 96 }, (_, at) => red(at))
    expect(distance.reduce((sum, value) => sum + value, 0) / distance.length).toBeLessThan(6)
  })

  it('gives the same bytes for the same input', async () => {
    const options = { format, spec, style } as const
    expect(await encode(picture, options)).toEqual(await encode(picture, options))
  })
})

describe('encode', () => {
  it('escapes the markup in any name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (name) => {
        const file = await encode(picture, {
          ...{ format: 'webp', style },
          spec: { ...spec, name: `<&"${name}`, source: '' },
        })
        const { xmp } = await sharp(file).metadata()
        expect(xmp?.toString('utf8')).toContain('&#60;&#38;&#34;')
      }),
      { numRuns: 20 },
    )
  })

  it('refuses an invalid quality', async () => {
    const options = { format: 'jpeg', spec, style } as const
    await expect(encode(picture, { ...options, quality: 0 })).rejects.toThrow('from 1 to 100')
  })
})
