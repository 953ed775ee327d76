import fc from 'fast-check'
import { CHARACTERS } from '../../test/characters.ts'
import { SCENES, TIMES, type Scene } from '../spec/CharacterSpec.ts'
import { seededRandom } from '../spec/random.ts'
import { paintedScene } from '../sculpted/backdrop/paintedScene.ts'
import { EDGE } from './patches.ts'
import { lightOf, SKETCHES } from './sketches.ts'

/** Each patch costs time in every picture. */
const MAX_PATCHES = 800

const placeOf = (seed: number, night: boolean) => ({
  random: seededRandom(seed),
  dark: night,
  night,
})

/** The part of a scene that is visible beside and above a head. */
const seen = (scene: Scene, seed = 7): readonly number[] => {
  const spec = {
    ...CHARACTERS.percy,
    seed,
    background: { scene, time: 'day', mood: 'calm' },
  } as const
  const paint = paintedScene(spec)
  const columns = [-0.32, -0.28, -0.24, -0.2, 0.2, 0.24, 0.28, 0.32]
  const rows = Array.from({ length: 12 }, (_, i) => -0.1 + i * 0.05)
  return rows.flatMap((y) => columns.flatMap((x) => [...paint(x, y)]))
}

const difference = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length

describe.each(SCENES)('%s', (scene) => {
  test('draws few patches, all finite, and walls up to the edges indoors, for any seed', () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), fc.boolean(), (seed, night) => {
        const patches = SKETCHES[scene].draw(placeOf(seed, night))
        expect(patches.length).toBeLessThan(MAX_PATCHES)
        const numbers = patches.flatMap(({ outline }) =>
          outline.kind === 'polygon' ? outline.points.flat() : [...outline.center],
        )
        expect(numbers.every(Number.isFinite)).toBe(true)
        if (SKETCHES[scene].open) return
        const [wall] = patches
        const points = wall?.outline.kind === 'polygon' ? wall.outline.points : []
        expect(Math.min(...points.map(([x]) => x))).toBeLessThanOrEqual(-EDGE)
        expect(Math.max(...points.map(([, y]) => y))).toBeGreaterThan(0.5)
      }),
      { numRuns: 5 },
    )
  })

  test('is painted with finite light', () => {
    expect(seen(scene).every((value) => Number.isFinite(value) && value >= 0)).toBe(true)
  })
})

test('no two scenes look alike', () => {
  const pictures = SCENES.map((scene) => seen(scene))
  const alike = SCENES.flatMap((scene, i) =>
    SCENES.slice(i + 1)
      .filter((_, j) => difference(pictures[i] ?? [], pictures[i + 1 + j] ?? []) < 0.01)
      .map((other) => [scene, other]),
  )
  expect(alike).toEqual([])
})

test('the lamps of a street cast no light by day', () => {
  for (const time of TIMES) {
    const light = lightOf({ scene: 'old-town', time, mood: 'calm' })
    expect(light === undefined).toBe(time === 'day')
  }
})
