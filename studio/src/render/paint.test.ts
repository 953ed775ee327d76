import { dyesOf } from '../garments/cuts.ts'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHARACTERS } from '../../test/characters.ts'
import {
  AGES,
  BEARD_CUTS,
  BUILDS,
  type CharacterSpec,
  EXPRESSIONS,
  EYE_SHAPES,
  GARMENTS,
  HAIR_CUTS,
  HEAD_SHAPES,
  HEADWEARS,
  MARKS,
  MOODS,
  MOUTHS,
  NOSES,
  PRESENTATIONS,
  PROPS,
  SCENES,
  SPECIES,
  TIMES,
} from '../spec/CharacterSpec.ts'
import { createStudio, paint, type Studio } from './paint.ts'
import { ASPECTS, type Picture } from '../spec/Picture.ts'
import { type Style, STYLES } from './styles.ts'

/** The nth item of a list, starting over at its end. */
const nth = <A>(list: readonly A[], n: number): A => {
  const value = list[n % list.length]
  if (value === undefined) throw new RangeError('The list is empty.')
  return value
}

/** Sixteen characters, each with the next value of every list; short lists start over. */
const everything = Array.from({ length: 16 }, (_, i): CharacterSpec => {
  const { color, trim } = dyesOf(CHARACTERS.plain)
  return {
    ...CHARACTERS.plain,
    seed: i,
    species: nth(SPECIES, i),
    age: nth(AGES, i),
    presentation: nth(PRESENTATIONS, i),
    build: nth(BUILDS, i),
    face: {
      head: nth(HEAD_SHAPES, i),
      nose: nth(NOSES, i),
      mouth: nth(MOUTHS, i),
      eyes: nth(EYE_SHAPES, i),
      eyeColor: '#3f7fae',
      expression: nth(EXPRESSIONS, i),
    },
    hair: { cut: nth(HAIR_CUTS, i), color: '#4a2a18' },
    beard: { cut: nth(BEARD_CUTS, i), color: '#4a2a18' },
    headwear: { kind: nth(HEADWEARS, i), color, trim },
    garment: { kind: nth(GARMENTS, i), color, trim },
    prop: { kind: nth(PROPS, i), color: '#c8ac4c' },
    marks: [nth(MARKS, i)],
    background: { scene: nth(SCENES, i), time: nth(TIMES, i), mood: nth(MOODS, i + 1) },
  }
})

/** The mean difference, 0 to 255, between a picture and one of twice the size, in blocks of 8 by 8 small pixels. */
const meanDifference = (small: Picture, large: Picture): number => {
  const block = 8
  let sum = 0
  let count = 0
  for (let y = 0; y + block <= small.height; y += block) {
    for (let x = 0; x + block <= small.width; x += block) {
      for (let channel = 0; channel < 3; channel++) {
        const a = blockMean(small, x, y, block, channel)
        sum += Math.abs(a - blockMean(large, x * 2, y * 2, block * 2, channel))
        count += 1
      }
    }
  }
  return sum / count
}

const blockMean = (
  { pixels, width }: Picture,
  left: number,
  top: number,
  side: number,
  channel: number,
): number => {
  let sum = 0
  for (let y = top; y < top + side; y++) {
    for (let x = left; x < left + side; x++) sum += pixels[(y * width + x) * 4 + channel] ?? 0
  }
  return sum / side ** 2
}

describe('createStudio', () => {
  let studio: Studio

  beforeAll(() => {
    studio = createStudio({ threads: 1 })
  })

  afterAll(() => studio.close())

  it('paints sixteen different characters as different pictures', async () => {
    const seen = new Set<string>()
    for (const spec of everything) {
      const options = { style: 'realistic', aspect: 'portrait', shortSide: 48 } as const
      const { pixels } = await studio.paint(spec, options)
      seen.add(Buffer.from(pixels).toString('base64'))
    }
    expect(seen.size).toBe(everything.length)
  })

  it.each(ASPECTS)('paints a %s of the requested size, sculpted and flat', async (aspect) => {
    const sizes = { portrait: [64, 96], landscape: [96, 64], square: [64, 64] }
    for (const style of ['realistic', 'ghibli'] as const) {
      const { width, height } = await studio.paint(CHARACTERS.percy, {
        style,
        aspect,
        shortSide: 64,
      })
      expect([width, height]).toEqual(sizes[aspect])
    }
  })

  it.each(ASPECTS)('previews a %s as a rough version of the same picture', async (aspect) => {
    const options = { style: 'realistic', aspect } as const
    const preview = await studio.preview(CHARACTERS.percy, options)
    const final = await studio.paint(CHARACTERS.percy, { ...options, shortSide: 512 })
    expect(Math.min(preview.width, preview.height)).toBe(256)
    const difference = meanDifference(preview, final)
    const another = await studio.preview(CHARACTERS.king, { ...options, shortSide: 512 })
    expect(difference).toBeLessThan(6)
    expect(difference).toBeLessThan(meanDifference(preview, another) / 4)
  })

  it('draws the same bytes in every style, whatever it drew before and on any number of threads', async () => {
    const pair = createStudio({ threads: 2 })
    const draw = async (by: Studio, style: Style): Promise<[Style, string]> => {
      const options = { style, aspect: 'square', shortSide: 80 } as const
      const { pixels } = await by.paint(CHARACTERS.lyra, options)
      return [style, createHash('sha256').update(pixels).digest('hex')]
    }
    const first = await Promise.all(STYLES.map((style) => draw(studio, style)))
    const again = await Promise.all(STYLES.toReversed().map((style) => draw(studio, style)))
    const shared = await Promise.all(STYLES.map((style) => draw(pair, style)))
    await pair.close()
    expect(again.toReversed()).toEqual(first)
    expect(shared).toEqual(first)
  })

  it('refuses a size out of range, and names the range', async () => {
    const options = { style: 'realistic', aspect: 'square', shortSide: 8000 } as const
    await expect(studio.paint(CHARACTERS.percy, options)).rejects.toThrow('from 16 to 4096')
  })

  it('rejects a flat picture when it is aborted, and paints the next', async () => {
    const controller = new AbortController()
    const flat = studio.paint(CHARACTERS.gandalf, {
      ...{ style: 'ghibli', aspect: 'portrait', shortSide: 2048 },
      signal: controller.signal,
    })
    controller.abort()
    await expect(flat).rejects.toMatchObject({ name: 'AbortError' })
    const next = { style: 'ghibli', aspect: 'square', shortSide: 64 } as const
    await expect(studio.paint(CHARACTERS.gandalf, next)).resolves.toMatchObject({ width: 64 })
  })
})

describe('paint', () => {
  it('draws the same picture as a separate studio', async () => {
    const options = { style: 'southpark', aspect: 'square', shortSide: 32 } as const
    const studio = createStudio({ threads: 1 })
    const [shared, own] = await Promise.all([
      paint(CHARACTERS.percy, options),
      studio.paint(CHARACTERS.percy, options),
    ])
    await studio.close()
    expect(Buffer.from(shared.pixels).equals(Buffer.from(own.pixels))).toBe(true)
  })

  it.each(['realistic', 'southpark'])(
    'lets a process that has drawn in the style %s exit',
    async (style) => {
      const index = join(__dirname, '../../dist/bundle/index.js')
      const script = `
        import { describe, paint } from ${JSON.stringify(index)}
        const options = { style: '${style}', aspect: 'square', shortSide: 16 }
        const pictures = await Promise.all(['Gandalf', 'Mario'].map((name) => paint(describe(name), options)))
        console.log(pictures.map(({ width }) => width).join())`
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--input-type=module', '--eval', script],
        // A process that does not exit on its own is killed, and execFile rejects.
        { timeout: 150_000 },
      )
      expect(stdout.trim()).toBe('16,16')
    },
  )
})
