import fc from 'fast-check'
import { characterGroups } from '../characterGroups.ts'
import type { CharacterSpec, Hex, Tilt } from '../../src/spec/CharacterSpec.ts'
import { GROUPS } from '../groups.ts'
import { membersOf } from '../../src/spec/membersOf.ts'
import { createStudio, type Studio } from '../../src/render/paint.ts'
import { ASPECTS, type Picture } from '../../src/spec/Picture.ts'
import { projectedBox } from '../../src/sculpted/camera.ts'
import { setScene } from '../../src/sculpted/scene.ts'
import { sculptGroup } from '../../src/sculpted/sculptGroup.ts'
import type { Vector } from '../../src/kernel/vector.ts'
import { seated } from '../../src/figure/seating.ts'
import { RENDERERS, STYLES } from '../../src/render/styles.ts'

let studio: Studio
beforeAll(() => {
  studio = createStudio({ threads: 1 })
})
afterAll(() => studio.close())

/** The same group with one member's clothes in another color. */
const dyed = (group: CharacterSpec, member: number, color: Hex): CharacterSpec => {
  const dye = <Looks extends Pick<CharacterSpec, 'garment'>>(looks: Looks): Looks => ({
    ...looks,
    garment: { kind: 'sweater', ...looks.garment, color, trim: color },
  })
  const companions = group.companions?.map((one, at) => (at + 1 === member ? dye(one) : one)) ?? []
  return { ...(member === 0 ? dye(group) : group), companions }
}

/** The mean column, from 0 to 1, of the pixels that differ clearly; NaN if none does. */
const middleOfChange = (one: Picture, other: Picture): number => {
  const columns = Array.from(one.pixels).flatMap((value, at) =>
    Math.abs(value - (other.pixels[at] ?? 0)) > 90 ? [(at >> 2) % one.width] : [],
  )
  return columns.reduce((sum, column) => sum + column, 0) / columns.length / one.width
}

describe('a group', () => {
  test('shows every member in its place, in any style and aspect', async () => {
    await fc.assert(
      fc.asyncProperty(
        characterGroups.map(clothed),
        fc.constantFrom(...STYLES),
        fc.constantFrom(...ASPECTS),
        async (group, style, aspect) => {
          const draw = (spec: CharacterSpec): Promise<Picture> =>
            studio.preview(spec, { style, aspect, shortSide: 64 })
          const order = seated(membersOf(group), aspect).map(({ spec }) => spec.seed)
          const middles: number[] = []
          for (const seed of order) {
            const member = membersOf(group).findIndex((one) => one.seed === seed)
            const [black, white] = [dyed(group, member, '#000000'), dyed(group, member, '#ffffff')]
            middles.push(middleOfChange(await draw(black), await draw(white)))
          }
          expect(middles).not.toContain(NaN)
          expect(middles).toEqual([...middles].sort((a, b) => a - b))
        },
      ),
      { numRuns: 6 },
    )
  })

  test('fits inside the picture, heads included', () => {
    const sculpted = fc.constantFrom(
      ...Object.values(RENDERERS).flatMap((style) => (style.kind === 'sculpted' ? [style] : [])),
    )
    fc.assert(
      fc.property(
        characterGroups,
        sculpted,
        fc.constantFrom(...ASPECTS),
        (group, style, aspect) => {
          const { view } = setScene(group, aspect, 96, 96, style)
          const { extents } = sculptGroup(group, aspect, style)
          const { left, right, top } = projectedBox(extents, view)
          expect(left).toBeGreaterThan(-1)
          expect(right).toBeLessThan(1)
          expect(top).toBeLessThan(1)
        },
      ),
      { numRuns: 6 },
    )
  })

  test('leans every head to the side that its spec says, even if the figure is mirrored', () => {
    const tilted = <Looks extends Pick<CharacterSpec, 'face'>>(
      looks: Looks,
      tilt: Tilt,
    ): Looks => ({
      ...looks,
      face: { ...looks.face, tilt },
    })
    const centers = (tilt: Tilt): readonly Vector[] => {
      const { pair } = GROUPS
      const companions = pair.companions.map((one) => tilted(one, tilt))
      const both = { ...tilted(pair, tilt), companions }
      return sculptGroup(both, 'landscape', RENDERERS.realistic).extents.map(({ center }) => center)
    }
    const right = centers('right')
    const pairs = centers('left').map((center, at) => [center, right[at] ?? center] as const)
    for (const side of [-1, 1]) {
      const own = pairs.filter(([[x]]) => x * side > 0)
      const middle = own.reduce((sum, [[, y]]) => sum + y, 0) / own.length
      // The higher a shape is, the farther to the left it moves.
      const moved = own.reduce(
        (sum, [left, right]) => sum + (left[0] - right[0]) * (left[1] - middle),
        0,
      )
      expect(moved).toBeLessThan(-1)
    }
  })

  test('with the same members gives the same picture', async () => {
    const options = { style: 'realistic', aspect: 'square', shortSide: 48 } as const
    const [one, other] = [
      await studio.paint(GROUPS.trio, options),
      await studio.paint(GROUPS.trio, options),
    ]
    expect(other.pixels).toEqual(one.pixels)
  })
})

/** The group in plain clothes, without anything that hides them. */
const clothed = (group: CharacterSpec): CharacterSpec => {
  const plain = <Looks extends Pick<CharacterSpec, 'garment' | 'marks' | 'beard'>>(
    looks: Looks,
  ): Looks => ({
    ...looks,
    garment: { color: '#f1efe9', trim: '#f1efe9', ...looks.garment, kind: 'sweater' },
    beard: { ...looks.beard, cut: 'none' },
    marks: [],
  })
  return { ...plain(group), companions: group.companions?.map(plain) ?? [] }
}
