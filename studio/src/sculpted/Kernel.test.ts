import { CAST } from '../cast.fixture.ts'
import { Kernel } from './Kernel.ts'
import { MACRO_TILE, TILE } from './layout.ts'
import { setScene } from './scene.ts'

const WIDTH = 160
const HEIGHT = 240

type Character = keyof typeof CAST

const drawWith = (kernel: Kernel, character: Character, culling: boolean): Uint8Array => {
  const scene = setScene(CAST[character], 'portrait', WIDTH, HEIGHT)
  const texels = scene.backdrop.columns * scene.backdrop.rows * 3
  const backdrop = new Float32Array(texels).fill(0.2)
  kernel.place({ tape: scene.sculpture.tape.bake(), camera: scene.camera, backdrop }, { culling })
  const { colors } = kernel.buffers
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4)
  for (let y = 0; y < HEIGHT; y += TILE) {
    for (let x = 0; x < WIDTH; x += TILE) {
      kernel.macro(x - (x % MACRO_TILE), y - (y % MACRO_TILE))
      kernel.tile(x, y)
      for (let row = 0; row < TILE; row++) {
        const from = row * TILE * 4
        pixels.set(colors.subarray(from, from + TILE * 4), ((y + row) * WIDTH + x) * 4)
      }
    }
  }
  return pixels
}

/** Mean difference of the green channel, and the share of pixels that differ by more than 8 of 255. */
const difference = (a: Uint8Array, b: Uint8Array): { mean: number; share: number } => {
  let sum = 0
  let far = 0
  for (let i = 1; i < a.length; i += 4) {
    const d = Math.abs((a[i] ?? 0) - (b[i] ?? 0))
    sum += d
    if (d > 8) far += 1
  }
  return { mean: sum / (a.length / 4), share: far / (a.length / 4) }
}

describe('Kernel', () => {
  it.each(['mario', 'robot'] as const)(
    'draws %s with culling as it does without, but for less than one percent of the pixels',
    (character) => {
      const kernel = Kernel.load()
      const { mean, share } = difference(
        drawWith(kernel, character, true),
        drawWith(kernel, character, false),
      )
      expect(mean).toBeLessThan(0.7)
      expect(share).toBeLessThan(0.01)
    },
  )

  it('draws with one lane what it draws with four', () => {
    const { mean, share } = difference(
      drawWith(Kernel.load('simd'), 'mario', true),
      drawWith(Kernel.load('scalar'), 'mario', true),
    )
    expect(mean).toBeLessThan(0.3)
    expect(share).toBeLessThan(0.01)
  })
})
