import { CHARACTERS } from '../../../test/characters.ts'
import {
  AGES,
  BEARD_CUTS,
  BUILDS,
  type CharacterSpec,
  EXPRESSIONS,
  GARMENTS,
  HAIR_CUTS,
  HEAD_SHAPES,
  HEADWEARS,
  MARKS,
  PROPS,
  SCENES,
  SPECIES,
  TIMES,
} from '../../spec/CharacterSpec.ts'
import { createStudio, type Studio } from '../../render/paint.ts'
import { ASPECTS } from '../../spec/Picture.ts'
import { RENDERERS, STYLES, type Style } from '../../render/styles.ts'
import { type Box, frame, posed, projectedBox } from '../camera.ts'
import { sculpt } from '../sculpt.ts'
import type { SculptedStyle } from './SculptedStyle.ts'

const SCULPTED = STYLES.flatMap((name) => {
  const style = RENDERERS[name]
  return style.kind === 'sculpted' ? [{ name, style }] : []
})

/** The nth item of a list, wrapping around at its end. */
const nth = <A>(list: readonly A[], n: number): A => {
  const value = list[n % list.length]
  if (value === undefined) throw new RangeError('The list is empty.')
  return value
}

/** Sixteen characters, no two with the same species, hair, headwear, garment, prop, mark or scene. */
const varied = Array.from({ length: 16 }, (_, i): CharacterSpec => {
  const dyes = { color: '#3a6ea8', trim: '#d8ac3c' } as const
  return {
    ...CHARACTERS.plain,
    seed: i,
    species: nth(SPECIES, i),
    face: { ...CHARACTERS.plain.face, expression: nth(EXPRESSIONS, i) },
    hair: { cut: nth(HAIR_CUTS, i), color: '#4a2a18' },
    beard: { cut: nth(BEARD_CUTS, i), color: '#4a2a18' },
    headwear: { kind: nth(HEADWEARS, i + 3), ...dyes },
    garment: { kind: nth(GARMENTS, i), ...dyes },
    prop: { kind: nth(PROPS, i), color: '#c8ac4c' },
    marks: [nth(MARKS, i)],
    background: { scene: nth(SCENES, i), time: nth(TIMES, i), mood: 'calm' },
  }
})

/** One character for every combination of age, build and head. */
const people = AGES.flatMap((age) =>
  BUILDS.flatMap((build) =>
    HEAD_SHAPES.map((head): CharacterSpec => ({
      ...CHARACTERS.plain,
      age,
      build,
      hair: { cut: 'buzz', color: '#4a2a18' },
      face: { ...CHARACTERS.plain.face, head },
    })),
  ),
)

/** For some traits, one character for every value of the trait. */
const TRAITS = {
  age: AGES.map((age): CharacterSpec => ({ ...CHARACTERS.percy, age })),
  build: BUILDS.map((build): CharacterSpec => ({ ...CHARACTERS.percy, build })),
  head: HEAD_SHAPES.map((head): CharacterSpec => face({ head })),
  expression: EXPRESSIONS.map((expression): CharacterSpec => face({ expression })),
} as const

function face(features: Partial<CharacterSpec['face']>): CharacterSpec {
  return { ...CHARACTERS.percy, face: { ...CHARACTERS.percy.face, ...features } }
}

/** A character's bounding box in the picture, for every aspect. */
const boxes = (spec: CharacterSpec, style: SculptedStyle): readonly Box[] => {
  const { extents } = sculpt(spec, style).tape
  return ASPECTS.map((aspect) =>
    projectedBox(extents, frame(extents, aspect, posed(style.framing, spec))),
  )
}

/** The mean difference between two pictures of the same size, 0 to 255. */
const difference = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

describe('sculpted styles', () => {
  let studio: Studio

  beforeAll(() => {
    studio = createStudio({ threads: 1 })
  })

  afterAll(() => studio.close())

  const draw = async (
    style: Style,
    spec: CharacterSpec,
    shortSide: number,
  ): Promise<Uint8ClampedArray> =>
    (await studio.paint(spec, { style, aspect: 'portrait', shortSide })).pixels

  it.each(SCULPTED)(
    '$name draws each of sixteen varied characters differently',
    async ({ name }) => {
      const seen = new Set<string>()
      for (const spec of varied) {
        seen.add(Buffer.from(await draw(name, spec, 32)).toString('base64'))
      }
      expect(seen.size).toBe(varied.length)
    },
  )

  it.each(SCULPTED)(
    '$name shows the whole head, headwear and prop in every aspect',
    ({ style }) => {
      for (const spec of varied.filter((_, i) => i % 2 === 1)) {
        for (const { left, right, top } of boxes(spec, style)) {
          expect(Math.max(-left, right, top)).toBeLessThan(0.97)
        }
      }
    },
  )

  it.each(SCULPTED)(
    '$name shows the whole figure of every age, build and head in every aspect',
    ({ style }) => {
      for (const [seed, spec] of people.entries()) {
        for (const { left, right, top } of boxes({ ...spec, seed }, style)) {
          expect(Math.max(-left, right, top)).toBeLessThan(0.97)
          // Nobody is too small in the picture either.
          expect(right - left).toBeGreaterThan(0.4)
        }
      }
    },
  )

  it.each([
    ['age', 0.7],
    ['build', 1],
    ['head', 0.7],
    ['expression', 0.2],
  ] as const)('shows each %s differently at thumbnail size', async (trait, least) => {
    for (const style of ['realistic', 'pixar', 'nintendo', 'fortnite'] as const) {
      const pictures = await Promise.all(TRAITS[trait].map((spec) => draw(style, spec, 48)))
      for (const [i, one] of pictures.entries()) {
        for (const other of pictures.slice(i + 1)) {
          expect(difference(one, other)).toBeGreaterThan(least)
        }
      }
    }
  })

  it.each(['percy', 'king', 'robot'] as const)(
    'draws %s clearly differently in any two styles',
    async (name) => {
      const pictures = await Promise.all(
        SCULPTED.map(({ name: style }) => draw(style, CHARACTERS[name], 64)),
      )
      for (const [i, one] of pictures.entries()) {
        for (const other of pictures.slice(i + 1)) {
          expect(difference(one, other)).toBeGreaterThan(12)
        }
      }
    },
  )
})
