import { describe as describeCharacter } from '../../src/understanding/describe.ts'
import { characters } from '../../src/understanding/lexicon/characters.ts'
import { Kernel } from '../../src/kernel/Kernel.ts'
import * as at from '../../src/kernel/layout.ts'
import { project, type Point } from '../../src/sculpted/camera.ts'
import { naturalProportions } from '../../src/sculpted/proportions/naturalProportions.ts'
import { setScene, type Scene } from '../../src/sculpted/scene.ts'
import { cutOf } from '../../src/garments/cuts.ts'
import { FITTED_COLLARS } from '../../src/garments/GarmentCut.ts'
import { type CharacterSpec, GARMENTS } from '../../src/spec/CharacterSpec.ts'

const WIDTH = 96
const HEIGHT = 144
const DRAWN = 400

/** What the kernel's rays hit: at each pixel, the kind of part and its depth code. */
interface Hits {
  readonly kinds: Uint8Array
  readonly depths: Uint16Array
}

const kernel = Kernel.load()

const trace = (scene: Scene): Hits => {
  const backdrop = new Float32Array(scene.backdrop.columns * scene.backdrop.rows * 3)
  kernel.place({ tape: scene.bake(), camera: scene.camera, backdrop })
  const kinds = new Uint8Array(WIDTH * HEIGHT)
  const depths = new Uint16Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y += at.TILE) {
    for (let x = 0; x < WIDTH; x += at.TILE) {
      kernel.macro(x - (x % at.MACRO_TILE), y - (y % at.MACRO_TILE))
      kernel.tile(x, y)
      const { guide, nearest } = kernel.buffers
      for (let q = 0; q < at.TILE * at.TILE; q++) {
        const pixel = (y + Math.floor(q / at.TILE)) * WIDTH + x + (q % at.TILE)
        kinds[pixel] = (guide[q] ?? 0) & at.GUIDE_KIND_MASK
        depths[pixel] = nearest[q] ?? at.NO_DEPTH
      }
    }
  }
  return { kinds, depths }
}

/** The sizes of the parts that stand apart from the largest in the picture, without those that its edge cuts off. */
const partsApart = ({ depths }: Hits): readonly number[] => {
  const seen = new Uint8Array(depths.length)
  const isNew = (pixel: number): boolean => !seen[pixel] && depths[pixel] !== at.NO_DEPTH
  const parts: (readonly number[])[] = []
  for (let start = 0; start < depths.length; start++) {
    if (!isNew(start)) continue
    const part = [start]
    seen[start] = 1
    for (const pixel of part) {
      for (const next of around(pixel).filter(isNew)) {
        seen[next] = 1
        part.push(next)
      }
    }
    parts.push(part)
  }
  const [, ...apart] = parts.sort((a, b) => b.length - a.length)
  return apart.filter((part) => !part.some(isAtEdge)).map((part) => part.length)
}

const isAtEdge = (pixel: number): boolean => {
  const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
  return x === 0 || x === WIDTH - 1 || y === 0 || y === HEIGHT - 1
}

const around = (pixel: number): readonly number[] => {
  const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)]
  const near: number[] = []
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const inside = x + dx >= 0 && x + dx < WIDTH && y + dy >= 0 && y + dy < HEIGHT
      if (inside) near.push(pixel + dy * WIDTH + dx)
    }
  }
  return near
}

/** The pixels of the line down the middle of the neck, from below the chin to the chest. */
const neckLine = (spec: CharacterSpec, { view }: Scene): readonly number[] => {
  const { chinY, neckZ, neckWidth } = naturalProportions(spec)
  const points = Array.from({ length: 24 }, (_, i): Point => {
    const y = chinY - 0.1 - i * 0.03
    return project([0, y, neckZ + neckWidth], view, WIDTH, HEIGHT)
  })
  const inside = points.filter(({ x, y }) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT)
  return [...new Set(inside.map(({ x, y }) => Math.floor(y) * WIDTH + Math.floor(x)))]
}

/** Smaller parts are the tips of hairs, which are thinner than a pixel. */
const SPECK = 12
/** What floats on purpose. */
const FLOATING = new Set(['halo'])

test(`of ${DRAWN} characters, none has a floating part or sees the scene through the neck`, () => {
  const every = Math.floor(characters().length / DRAWN)
  const broken: string[] = []
  for (let i = 0; i < DRAWN; i++) {
    const entry = characters()[i * every]
    if (entry === undefined) throw new RangeError('The lexicon has too few characters.')
    const spec = describeCharacter([entry.name, entry.source].filter(Boolean).join(', '))
    const scene = setScene(spec, 'portrait', WIDTH, HEIGHT)
    const hits = trace(scene)
    const loose = partsApart(hits).filter((size) => size >= SPECK)
    if (loose.length > 0 && !spec.marks.some((mark) => FLOATING.has(mark))) {
      broken.push(`${entry.name}: parts of ${loose.join(', ')} pixels float`)
    }
    if (spec.companions === undefined && spec.garment) {
      const gaps = neckLine(spec, scene).filter((p) => hits.kinds[p] === at.BRUSH_BACKDROP)
      if (gaps.length > 0)
        broken.push(`${entry.name}: ${gaps.length} pixels of the neck are missing`)
    }
  }
  expect(broken).toEqual([])
}, 900_000)

const COLLARED = GARMENTS.flatMap((kind) => {
  const { collar, neckline } = cutOf({ garment: { kind, color: '#c0322e', trim: '#2348b0' } })
  return FITTED_COLLARS.has(collar?.kind) && neckline === 'closed' ? [kind] : []
})

test.each(COLLARED)('no skin parts the collar from the front: %s', (kind) => {
  for (const who of ['a girl', 'a woman', 'a heavy man', 'an old man']) {
    const { prop: _, ...empty } = describeCharacter(who)
    const spec: CharacterSpec = {
      ...empty,
      garment: { kind, color: '#c0322e', trim: '#2348b0' },
    }
    const scene = setScene(spec, 'portrait', WIDTH, HEIGHT)
    const { kinds } = trace(scene)
    const down = neckLine(spec, scene).map((pixel) => kinds[pixel])
    const collar = down.findIndex((part) => part !== at.BRUSH_SKIN)
    expect(collar).toBeGreaterThanOrEqual(0)
    // One pixel is finer than anybody sees.
    const skin = down.slice(collar).filter((part) => part === at.BRUSH_SKIN)
    expect({ who, gap: Math.max(skin.length, 1) }).toEqual({ who, gap: 1 })
  }
})
