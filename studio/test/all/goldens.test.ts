import sharp, { type Sharp } from 'sharp'
import { difference } from '../difference.ts'
import { type Golden, GOLDEN_SIZE, goldenFile, GOLDENS } from '../goldens.ts'
import { createStudio, type Studio } from '../../src/render/paint.ts'
import { type Picture } from '../../src/spec/Picture.ts'

/** Above what compression and another processor's rounding cause, below what any change to a shape causes. */
const LIMIT = 6

const readGolden = async (golden: Golden, at: number): Promise<Picture> => {
  const side = GOLDEN_SIZE.shortSide
  const { data, info } = await sharp(goldenFile(golden))
    .extract({ left: at * side, top: 0, width: side, height: side })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: Uint8ClampedArray.from(data) }
}

const goldenOf = (name: string): Golden => {
  const golden = GOLDENS.find((golden) => golden.name === name)
  if (golden === undefined) throw new RangeError(`There is no golden file named ${name}.`)
  return golden
}

describe('golden pictures (npm run goldens -w studio repaints them)', () => {
  let studio: Studio
  beforeAll(() => {
    studio = createStudio({ threads: 1 })
  })
  afterAll(() => studio.close())

  it.each(GOLDENS)('$name: unchanged', async (golden) => {
    for (const [at, { style, who, spec }] of golden.pictures.entries()) {
      const painted = await studio.paint(spec, { style, ...GOLDEN_SIZE })
      const far = difference(painted, await readGolden(golden, at))
      expect([style, who, far < LIMIT ? 'alike' : far]).toEqual([style, who, 'alike'])
    }
  })
})

describe('difference', () => {
  it('is far over the limit for any other character or group, in every style', async () => {
    for (const golden of GOLDENS) {
      const pictures = await Promise.all(golden.pictures.map((_, at) => readGolden(golden, at)))
      for (const [i, one] of pictures.entries()) {
        for (const other of pictures.slice(i + 1)) {
          expect(difference(one, other)).toBeGreaterThan(2 * LIMIT)
        }
      }
    }
  })

  it('is over the limit for a shifted hue and a moved figure, and 0 for the same picture', async () => {
    const picture = await readGolden(goldenOf('southpark'), 0)
    const changed = async (change: (image: Sharp) => Sharp): Promise<Picture> => {
      const { width, height } = picture
      const image = sharp(picture.pixels, { raw: { width, height, channels: 4 } })
      const pixels = Uint8ClampedArray.from(await change(image).raw().toBuffer())
      return { width, height, pixels }
    }
    const hue = await changed((image) => image.modulate({ hue: 25 }).ensureAlpha())
    const moved = await changed((image) => image.affine([1, 0, 0, 1], { odx: 5 }).resize(96, 96))
    expect(difference(picture, picture)).toBe(0)
    expect(difference(picture, hue)).toBeGreaterThan(LIMIT)
    expect(difference(picture, moved)).toBeGreaterThan(LIMIT)
  })

  it('refuses pictures of different sizes', async () => {
    const picture = await readGolden(goldenOf('ghibli'), 0)
    expect(() => difference(picture, { ...picture, height: 95 })).toThrow(RangeError)
  })
})
