import sharp, { type Sharp } from 'sharp'
import { difference } from '../test/difference.ts'
import { CHARACTERS } from './characters.fixture.ts'
import { goldenFile, GOLDENS } from './goldens.fixture.ts'
import { createStudio, type Studio } from './paint.ts'
import { type Picture } from './Picture.ts'
import { STYLES, type Style } from './styles.ts'

/** More than compression and another processor's rounding change, less than any change of a shape. */
const LIMIT = 6

const readGolden = async (style: Style, at: number): Promise<Picture> => {
  const side = GOLDENS.shortSide
  const { data, info } = await sharp(goldenFile(style))
    .extract({ left: at * side, top: 0, width: side, height: side })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: Uint8ClampedArray.from(data) }
}

describe('golden pictures (npm run goldens -w studio repaints them)', () => {
  let studio: Studio
  beforeAll(() => {
    studio = createStudio()
  })
  afterAll(() => studio.close())

  it.each(STYLES)('%s is unchanged', async (style) => {
    const { names, aspect, shortSide } = GOLDENS
    for (const [at, name] of names.entries()) {
      const painted = await studio.paint(CHARACTERS[name], { style, aspect, shortSide })
      const far = difference(painted, await readGolden(style, at))
      expect([name, far < LIMIT ? 'alike' : far]).toEqual([name, 'alike'])
    }
  })
})

describe('difference', () => {
  it('is far over the limit for any other character, in every style', async () => {
    for (const style of STYLES) {
      const pictures = await Promise.all(GOLDENS.names.map((_, at) => readGolden(style, at)))
      for (const [i, one] of pictures.entries()) {
        for (const other of pictures.slice(i + 1)) {
          expect(difference(one, other)).toBeGreaterThan(2 * LIMIT)
        }
      }
    }
  })

  it('is over the limit for a shifted hue and a moved figure, and 0 for the same picture', async () => {
    const picture = await readGolden('southpark', 0)
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
    const picture = await readGolden('ghibli', 0)
    expect(() => difference(picture, { ...picture, height: 95 })).toThrow(RangeError)
  })
})
