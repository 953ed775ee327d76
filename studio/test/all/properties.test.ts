import fc from 'fast-check'
import { cielab } from '../difference.ts'
import { CHARACTERS } from '../characters.ts'
import { GROUPS } from '../groups.ts'
import type { CharacterSpec } from '../../src/spec/CharacterSpec.ts'
import { paintFlat } from '../../src/flat/paintFlat.ts'
import { southpark } from '../../src/flat/southpark/southpark.ts'
import { createStudio, type Studio } from '../../src/render/paint.ts'
import { type Picture } from '../../src/spec/Picture.ts'
import { STYLES, type Style } from '../../src/render/styles.ts'
import { RenderPool } from '../../src/render/RenderPool.ts'
import { SKIN_COLORS } from '../../src/understanding/colorWords.ts'
import { describe as describeCharacter } from '../../src/understanding/describe.ts'
import { characters } from '../../src/understanding/lexicon/characters.ts'

let studio: Studio
beforeAll(() => {
  studio = createStudio({ threads: 1 })
})
afterAll(() => studio.close())

test('any Unicode text gives a picture, in any style', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom(...STYLES), async (text, style) => {
      const options = { style, aspect: 'portrait', shortSide: 16 } as const
      const { pixels } = await studio.paint(describeCharacter(text), options)
      expect(new Set(new Uint32Array(pixels.buffer)).size).toBeGreaterThan(40)
    }),
    { numRuns: 10 },
  )
})

test('any picture and any preview is the same with one thread as with three', async () => {
  const three = createStudio({ threads: 3 })
  const options = fc.record({
    style: fc.constantFrom('realistic', 'pixar'),
    aspect: fc.constantFrom('portrait', 'landscape', 'square'),
    shortSide: fc.integer({ min: 60, max: 330 }),
  })
  const figures = fc.constantFrom(...Object.values(CHARACTERS), ...Object.values(GROUPS))
  const drawing = fc.tuple(figures, options, fc.constantFrom('paint', 'preview'))
  await fc.assert(
    fc.asyncProperty(drawing, async ([spec, options, draw]) => {
      const alone = await studio[draw](spec, options)
      const shared = await three[draw](spec, options)
      expect(Buffer.compare(Buffer.from(alone.pixels), Buffer.from(shared.pixels))).toBe(0)
    }),
    { numRuns: 12 },
  )
  await three.close()
})

describe('no two known characters give the same picture, even with the same seed', () => {
  const looks = characters().map(({ name, source }) => ({
    name,
    spec: { ...describeCharacter(`${name}, ${source}`), name: '', source: '', seed: 1 },
  }))

  test('compared as descriptions: all', () => {
    const byLooks = new Map<string, string>()
    for (const { name, spec } of looks) {
      const all = JSON.stringify(spec)
      expect([name, byLooks.get(all)]).toEqual([name, undefined])
      byLooks.set(all, name)
    }
  })

  test('compared as drawings: some that share a body and clothes', () => {
    const bodyOf = ({ spec: { species, skin, headwear, garment } }: (typeof looks)[number]) =>
      JSON.stringify([species, skin, headwear?.kind, garment?.kind, garment?.color])
    const groups = new Map<string, typeof looks>()
    for (const one of looks) {
      const body = bodyOf(one)
      groups.set(body, [...(groups.get(body) ?? []), one])
    }
    const alike = Array.from(groups.values()).filter(({ length }) => length > 1)
    const [some = []] = fc.sample(fc.shuffledSubarray(alike, { minLength: 30, maxLength: 30 }), 1)
    for (const group of some) {
      const byDrawing = new Map<string, string>()
      for (const { name, spec } of group) {
        const svg = southpark.draw(spec, 300, 300)
        expect([name, byDrawing.get(svg)]).toEqual([name, undefined])
        byDrawing.set(svg, name)
      }
    }
  })

  test('compared as small pictures: any hundred', () => {
    const [hundred = []] = fc.sample(
      fc.shuffledSubarray(looks, { minLength: 100, maxLength: 100 }),
      1,
    )
    const byPixels = new Map<string, string>()
    for (const { name, spec } of hundred) {
      const pixels = Buffer.from(paintFlat(southpark, spec, 32, 32).pixels).toString('latin1')
      expect([name, byPixels.get(pixels)]).toEqual([name, undefined])
      byPixels.set(pixels, name)
    }
  })
})

/** Skins with scenes, most of them of about the same color and lightness. */
const RISKY: readonly (readonly [keyof typeof SKIN_COLORS, CharacterSpec['background']])[] = [
  ['steel gray', { scene: 'sea', time: 'dawn', mood: 'stormy' }],
  ['steel gray', { scene: 'ruins', time: 'dawn', mood: 'calm' }],
  ['blue', { scene: 'city', time: 'day', mood: 'bright' }],
  ['green', { scene: 'hills', time: 'dusk', mood: 'stormy' }],
  ['light', { scene: 'desert', time: 'dusk', mood: 'bright' }],
  ['light', { scene: 'interior', time: 'dusk', mood: 'stormy' }],
  ['porcelain', { scene: 'studio', time: 'dawn', mood: 'calm' }],
  ['porcelain', { scene: 'arctic', time: 'day', mood: 'bright' }],
  ['brown', { scene: 'city', time: 'dusk', mood: 'ominous' }],
  ['ebony', { scene: 'mountains', time: 'dawn', mood: 'ominous' }],
  ['deep brown', { scene: 'interior', time: 'day', mood: 'calm' }],
  ['ebony', { scene: 'space', time: 'night', mood: 'ominous' }],
]

/** A just noticeable difference between two colors, in CIELAB units. */
const JUST_NOTICEABLE = 2.3

test.each(STYLES)('%s keeps contrast between skin and backdrop', async (style) => {
  const places = await placesOf(style)
  const contrasts = []
  for (const [skin, background] of RISKY) {
    const spec = { ...CHARACTERS.percy, skin: SKIN_COLORS[skin], background }
    contrasts.push(contrastOf(await studio.paint(spec, { style, ...SMALL }), places))
  }
  expect(Math.min(...contrasts)).toBeGreaterThan(JUST_NOTICEABLE)
  const usual = contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length / 2)]
  expect(usual).toBeGreaterThan(5 * JUST_NOTICEABLE)
})

test('a picture whose worker dies twice is rejected with the reason', async () => {
  const script = new URL('data:text/javascript,process.exit(7)')
  const crashing = new RenderPool({ threads: 1, script })
  const job = { id: 1, spec: CHARACTERS.percy, style: 'realistic', aspect: 'square' } as const
  await expect(crashing.render({ ...job, width: 16, height: 16 })).rejects.toThrow(
    'A worker died: it exited with code 7.',
  )
  await crashing.close()
})

const SMALL = { aspect: 'square', shortSide: 48 } as const

interface Places {
  readonly skin: readonly number[]
  readonly beside: readonly number[]
}

/**
 * The indexes of the pixels that are skin, and of those beside it, near the left and right edges. Skin pixels are
 * those that change when only the skin color changes; in front of a dark sky, neither skin color affects the backdrop.
 */
const placesOf = async (style: Style): Promise<Places> => {
  const spec = {
    ...CHARACTERS.percy,
    background: { scene: 'space', time: 'night', mood: 'ominous' },
  } as const
  const picture = await studio.paint({ ...spec, skin: '#ffe8d8' }, { style, ...SMALL })
  const changed = await studio.paint({ ...spec, skin: '#b06a48' }, { style, ...SMALL })
  const every = Array.from({ length: 48 * 48 }, (_, pixel) => pixel)
  const skin = every.filter((pixel) => change(picture, changed, pixel) > 60)
  const rows = skin.map((pixel) => Math.floor(pixel / 48))
  const top = Math.min(...rows)
  const beside = every.filter((pixel) => {
    const [x, y] = [pixel % 48, Math.floor(pixel / 48)]
    const edge = x < 6 || x >= 42
    return edge && y >= top && y < top + 20 && change(picture, changed, pixel) < 12
  })
  expect(Math.min(skin.length, beside.length)).toBeGreaterThan(60)
  return { skin, beside }
}

/** The distance between the mean color of the skin and that of the pixels beside it. */
const contrastOf = (picture: Picture, { skin, beside }: Places): number => {
  const [a, b] = [cielab(meanOf(picture, skin)), cielab(meanOf(picture, beside))]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

const channel = ({ pixels }: Picture, pixel: number, c: number): number =>
  pixels[pixel * 4 + c] ?? 0

const change = (a: Picture, b: Picture, pixel: number): number =>
  [0, 1, 2].reduce((sum, c) => sum + Math.abs(channel(a, pixel, c) - channel(b, pixel, c)), 0)

const meanOf = (picture: Picture, pixels: readonly number[]): [number, number, number] => {
  const mean = (c: number) =>
    pixels.reduce((sum, pixel) => sum + channel(picture, pixel, c), 0) / pixels.length
  return [mean(0), mean(1), mean(2)]
}
