import { CHARACTERS } from '../../test/characters.ts'
import { GROUPS } from '../../test/groups.ts'
import { Kernel } from './Kernel.ts'
import {
  BRUSH_BACKDROP,
  BRUSH_BROW,
  BRUSH_CLOTH,
  BRUSH_HAIR,
  BRUSH_KEPT,
  BRUSH_SKIN,
  GUIDE_DIRECTION,
  GUIDE_KIND_MASK,
  GUIDE_TURN,
  MACRO_TILE,
  TILE,
} from './layout.ts'
import { setScene } from '../sculpted/scene.ts'
import { animalCrossing } from '../sculpted/styles/animalCrossing/animalCrossing.ts'

const WIDTH = 320
const HEIGHT = 480
/** One in this many tiles is drawn: without culling, a whole picture takes half a minute. */
const SAMPLE = 7

const DRAWN = { ...CHARACTERS, ...GROUPS }

type Drawn = keyof typeof DRAWN

const drawWith = (kernel: Kernel, name: Drawn, culling: boolean): Uint8Array => {
  const scene = setScene(DRAWN[name], 'portrait', WIDTH, HEIGHT)
  const texels = scene.backdrop.columns * scene.backdrop.rows * 3
  const backdrop = new Float32Array(texels).fill(0.2)
  kernel.place({ tape: scene.bake(), camera: scene.camera, backdrop }, { culling })
  const { colors } = kernel.buffers
  const across = WIDTH / TILE
  const tiles = Math.ceil((across * (HEIGHT / TILE)) / SAMPLE)
  const pixels = new Uint8Array(tiles * colors.length)
  for (let n = 0; n < tiles; n++) {
    drawTile(kernel, n * SAMPLE, across)
    pixels.set(colors, n * colors.length)
  }
  return pixels
}

const drawTile = (kernel: Kernel, n: number, across: number): void => {
  const x = (n % across) * TILE
  const y = Math.floor(n / across) * TILE
  kernel.macro(x - (x % MACRO_TILE), y - (y % MACRO_TILE))
  kernel.tile(x, y)
}

/**
 * The fraction of pixels with a channel that differs by more than 8 of 255, and the mean over all pixels of
 * the largest difference between channels.
 */
const difference = (a: Uint8Array, b: Uint8Array): { mean: number; share: number } => {
  let sum = 0
  let far = 0
  for (let i = 0; i < a.length; i += 4) {
    const channel = (c: number): number => Math.abs((a[i + c] ?? 0) - (b[i + c] ?? 0))
    const largest = Math.max(channel(0), channel(1), channel(2))
    sum += largest
    if (largest > 8) far += 1
  }
  return { mean: sum / (a.length / 4), share: far / (a.length / 4) }
}

describe('Kernel', () => {
  it.each(['mario', 'robot', 'percy', 'paul', 'leia', 'grandmother', 'lyra', 'trio'] as const)(
    'draws %s the same with and without culling, except for two pixels in a thousand',
    (character) => {
      const kernel = Kernel.load()
      const culled = drawWith(kernel, character, true)
      const { mean, share } = difference(culled, drawWith(kernel, character, false))
      expect(new Set(culled).size).toBeGreaterThan(100)
      expect(share).toBeLessThan(0.002)
      expect(mean).toBeLessThan(0.4)
    },
  )

  it('draws a tile the same, whatever it drew before', () => {
    const across = 5
    const [width, height] = [across * TILE, across * TILE]
    const scene = setScene(CHARACTERS.lyra, 'square', width, height, animalCrossing)
    const backdrop = new Float32Array(scene.backdrop.columns * scene.backdrop.rows * 3)
    const kernel = Kernel.load()
    kernel.place({ tape: scene.bake(), camera: scene.camera, backdrop })
    const draw = (n: number): string => {
      drawTile(kernel, n, across)
      return Buffer.from(kernel.buffers.colors).toString('base64')
    }
    const tiles = Array.from({ length: across ** 2 }, (_, n) => n)
    expect(tiles.toReversed().map(draw).toReversed()).toEqual(tiles.map(draw))
  })

  it('tells a brush what each pixel shows, and which way hair grows', () => {
    const scene = setScene(CHARACTERS.lyra, 'square', 160, 160)
    const backdrop = new Float32Array(scene.backdrop.columns * scene.backdrop.rows * 3)
    const kernel = Kernel.load()
    kernel.place({ tape: scene.bake(), camera: scene.camera, backdrop })
    const kinds = new Set<number>()
    const directions = new Set<number>()
    for (let n = 0; n < 100; n++) {
      drawTile(kernel, n, 10)
      for (const guide of kernel.buffers.guide) {
        const kind = guide & GUIDE_KIND_MASK
        kinds.add(kind)
        if (kind === BRUSH_HAIR) directions.add((guide >> GUIDE_DIRECTION) % GUIDE_TURN)
      }
    }
    const shown = [BRUSH_BACKDROP, BRUSH_KEPT, BRUSH_SKIN, BRUSH_HAIR, BRUSH_BROW, BRUSH_CLOTH]
    expect([...kinds]).toEqual(expect.arrayContaining(shown))
    expect(directions.size).toBeGreaterThan(GUIDE_TURN / 4)
  })

  it('draws the same with one lane as with four', () => {
    const { mean, share } = difference(
      drawWith(Kernel.load('simd'), 'mario', true),
      drawWith(Kernel.load('scalar'), 'mario', true),
    )
    expect(mean).toBeLessThan(0.3)
    expect(share).toBeLessThan(0.01)
  })
})
