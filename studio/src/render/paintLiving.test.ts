import { createHash } from 'node:crypto'
import { CHARACTERS } from '../../test/characters.ts'
import { GROUPS } from '../../test/groups.ts'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import type { EyeTile, LivingPicture } from '../spec/LivingPicture.ts'
import type { Picture } from '../spec/Picture.ts'
import { createStudio, type PaintOptions, type Studio } from './paint.ts'
import type { Style } from './styles.ts'

const SQUARE = { aspect: 'square', shortSide: 224 } as const
const options = (style: Style): PaintOptions => ({ style, ...SQUARE })

/** Eyes of a color that nothing else in the picture has. */
const greenEyed = (spec: CharacterSpec): CharacterSpec => ({
  ...spec,
  face: { ...spec.face, eyeColor: '#00e000', expression: 'neutral', gaze: 'ahead' },
})

const isGreen = ([red = 0, green = 0, blue = 0]: Uint8ClampedArray): boolean =>
  green > 60 && green > 1.6 * red && green > 1.6 * blue

/** The columns of a picture's green pixels, one for each pixel. */
const greenColumns = ({ width, pixels }: Picture): readonly number[] =>
  Array.from({ length: pixels.length / 4 }, (_, i) => i)
    .filter((i) => isGreen(pixels.subarray(i * 4, i * 4 + 4)))
    .map((i) => i % width)

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** The picture while a tile is shown. */
const withTile = (still: Picture, { left, top, picture }: EyeTile): Picture => {
  const pixels = new Uint8ClampedArray(still.pixels)
  for (let y = 0; y < picture.height; y++) {
    const row = picture.pixels.subarray(y * picture.width * 4, (y + 1) * picture.width * 4)
    pixels.set(row, ((top + y) * still.width + left) * 4)
  }
  return { ...still, pixels }
}

/** The pictures of a loop that show something else than the still, in the order of the tiles. */
const moments = ({ still, tiles }: LivingPicture): readonly Picture[] =>
  tiles.map((tile) => withTile(still, tile))

const hashOf = ({ still, tiles, frames }: LivingPicture): string => {
  const hash = createHash('sha256').update(still.pixels).update(JSON.stringify(frames))
  for (const { left, top, picture } of tiles) hash.update(`${left},${top}`).update(picture.pixels)
  return hash.digest('hex')
}

describe('paintLiving', () => {
  let studio: Studio
  beforeAll(() => {
    studio = createStudio({ threads: 1 })
  })
  afterAll(() => studio.close())

  it.each(['realistic', 'pixar', 'nintendo', 'fortnite', 'dispo'] as const)(
    '%s: begins and ends with the picture that paint draws, and changes only the eyes',
    async (style) => {
      const { still, tiles, frames } = await studio.paintLiving(CHARACTERS.lyra, options(style))
      expect(still).toEqual(await studio.paint(CHARACTERS.lyra, options(style)))
      expect(frames.at(0)).not.toHaveProperty('tile')
      expect(frames.at(-1)).not.toHaveProperty('tile')
      const shown = new Set(frames.flatMap(({ tile }) => tile ?? []))
      expect([...shown].sort()).toEqual([...tiles.keys()])
      for (const { left, top, picture } of tiles) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + picture.width).toBeLessThan(still.width)
        expect(top + picture.height).toBeLessThan(still.height * 0.8)
        expect(picture.width * picture.height).toBeLessThan(0.15 * still.width * still.height)
      }
    },
  )

  it('closes the lids over the irises', async () => {
    const living = await studio.paintLiving(greenEyed(CHARACTERS.lyra), options('pixar'))
    const [shut] = moments(living)
    if (shut === undefined) throw new Error('Nothing moves.')
    expect(greenColumns(living.still).length).toBeGreaterThan(60)
    expect(greenColumns(shut)).toEqual([])
  })

  it('turns the irises aside without hiding them', async () => {
    const living = await studio.paintLiving(greenEyed(CHARACTERS.lyra), options('pixar'))
    const before = greenColumns(living.still)
    const [, , aside] = moments(living)
    if (aside === undefined) throw new Error('Nothing moves.')
    const after = greenColumns(aside)
    expect(Math.abs(mean(after) - mean(before))).toBeGreaterThan(2)
    expect(after.length).toBeGreaterThan(0.75 * before.length)
  })

  it('draws the same bytes on any number of threads, whatever they drew before', async () => {
    const three = createStudio({ threads: 3 })
    await three.paintLiving(CHARACTERS.gandalf, options('realistic'))
    const [one, other, again] = await Promise.all([
      studio.paintLiving(CHARACTERS.lyra, options('realistic')),
      three.paintLiving(CHARACTERS.lyra, options('realistic')),
      three.paintLiving(CHARACTERS.lyra, options('realistic')),
    ])
    await three.close()
    expect(one.tiles.length).toBeGreaterThan(0)
    expect([hashOf(other), hashOf(again)]).toEqual([hashOf(one), hashOf(one)])
  })

  it.each<[string, CharacterSpec, Style]>([
    ['a flat style', CHARACTERS.lyra, 'ghibli'],
    ['a style that prints eyes', CHARACTERS.lyra, 'lego'],
    ['a group', GROUPS.pair, 'realistic'],
    ['a robot', CHARACTERS.robot, 'realistic'],
    ['sunglasses', { ...CHARACTERS.percy, marks: ['sunglasses'] }, 'realistic'],
  ])('leaves %s a still', async (_what, spec, style) => {
    const { still, tiles, frames } = await studio.paintLiving(spec, options(style))
    expect(still.width).toBe(SQUARE.shortSide)
    expect([tiles, frames]).toEqual([[], []])
  })

  it('can be aborted while it draws, and the studio draws the next picture', async () => {
    const controller = new AbortController()
    const large = studio.paintLiving(CHARACTERS.lyra, {
      ...{ style: 'realistic', aspect: 'square', shortSide: 1024 },
      signal: controller.signal,
    })
    controller.abort()
    await expect(large).rejects.toMatchObject({ name: 'AbortError' })
    const next = await studio.paint(CHARACTERS.lyra, { ...options('realistic'), shortSide: 64 })
    expect(next.width).toBe(64)
  })
})
