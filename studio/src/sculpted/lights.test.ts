import { CHARACTERS } from '../../test/characters.ts'
import { createStudio } from '../render/paint.ts'
import type { Hex } from '../spec/CharacterSpec.ts'

const studio = createStudio({ threads: 1 })
afterAll(() => studio.close())

const SIDE = 64

/** How much redder than blue a character is beside a light that they carry, as the mean difference of the channels. */
const warmthBeside = async (color: Hex): Promise<number> => {
  const spec = {
    ...CHARACTERS.percy,
    prop: { kind: 'lightsaber', color },
    background: { scene: 'studio', time: 'night', mood: 'calm' },
  } as const
  const { pixels } = await studio.paint(spec, {
    style: 'nintendo',
    aspect: 'square',
    shortSide: SIDE,
  })
  let warmth = 0
  // The cheek and shoulder between the middle of the picture and the blade.
  for (let y = SIDE * 0.4; y < SIDE * 0.9; y++) {
    for (let x = SIDE * 0.5; x < SIDE * 0.62; x++) {
      const at = (Math.floor(y) * SIDE + Math.floor(x)) * 4
      warmth += (pixels[at] ?? 0) - (pixels[at + 2] ?? 0)
    }
  }
  return warmth / (SIDE * 0.5 * SIDE * 0.12)
}

test('a blade lights the face and clothes in its own color', async () => {
  const [red, blue] = [await warmthBeside('#e01818'), await warmthBeside('#1838e0')]
  expect(red - blue).toBeGreaterThan(12)
})
