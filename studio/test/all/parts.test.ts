import { dyesOf } from '../../src/garments/cuts.ts'
import fc from 'fast-check'
import { CHARACTERS } from '../characters.ts'
import {
  type CharacterSpec,
  EMBLEM_FRAMES,
  EMBLEMS,
  type Garment,
  type Gaze,
  GARMENT_PATTERNS,
  GARMENTS,
  GLOVES,
  type Headwear,
  HEADWEARS,
  MARKS,
  NECKWEARS,
  PROPS,
  type Tilt,
  TILTS,
} from '../../src/spec/CharacterSpec.ts'
import { createStudio, type Studio } from '../../src/render/paint.ts'
import { companionOf } from '../../src/spec/membersOf.ts'
import type { Picture } from '../../src/spec/Picture.ts'
import { STYLES, type Style } from '../../src/render/styles.ts'

/** A character in plain clothes, without the parts that the tests add and take away. */
const BARE: CharacterSpec = {
  ...CHARACTERS.plain,
  age: 'adult',
  hair: { cut: 'short', color: '#3a2a1c' },
  beard: { cut: 'none', color: '#3a2a1c' },
  marks: [],
  background: { scene: 'studio', time: 'day', mood: 'calm' },
}

const RED = '#c0322e'
const SIDE = 96

/** Whether a point of the picture, from 0 to 1 across and down, is in the region of a kind of part. */
type Region = (x: number, y: number) => boolean

interface Part {
  readonly name: string
  readonly spec: CharacterSpec
  /** The same character without the part; `BARE` by default. */
  readonly without?: CharacterSpec
}

let studio: Studio
beforeAll(() => {
  studio = createStudio({ threads: 1 })
})
afterAll(() => studio.close())

/** The pictures drawn so far, kept because nearly every test compares with the same few. */
const drawn = new Map<string, Promise<Picture>>()

const draw = (spec: CharacterSpec, style: Style): Promise<Picture> => {
  const key = JSON.stringify([spec, style])
  const picture = drawn.get(key) ?? studio.paint(spec, { style, aspect: 'square', shortSide: SIDE })
  drawn.set(key, picture)
  return picture
}

/** The number of pixels in a region that clearly differ between two pictures. */
const countChanged = (a: Picture, b: Picture, region: Region): number =>
  Array.from({ length: SIDE * SIDE }, (_, at) => at).filter((at) => {
    const [x, y] = [(at % SIDE) / SIDE, Math.floor(at / SIDE) / SIDE]
    const steps = [0, 1, 2].map((c) =>
      Math.abs((a.pixels[at * 4 + c] ?? 0) - (b.pixels[at * 4 + c] ?? 0)),
    )
    return region(x, y) && steps.reduce((sum, step) => sum + step, 0) > 14
  }).length

const FACELESS = ['full-mask', 'web-mask', 'grille-helmet', 'visored-helmet'] as const
const inMask = (kind: Headwear): Partial<CharacterSpec> => ({
  headwear: { kind, color: RED, trim: '#e8c43c' },
})

const inGarment = (kind: Garment): Partial<CharacterSpec> => ({
  garment: { ...dyesOf(BARE), kind },
})

const ASIDE = ['left', 'right', 'up', 'down'] as const
const withGaze = (gaze: Gaze): Partial<CharacterSpec> => ({ face: { ...BARE.face, gaze } })
const withTilt = (tilt: Tilt): Partial<CharacterSpec> => ({ face: { ...BARE.face, tilt } })

const beside = (looks: Partial<CharacterSpec>): Partial<CharacterSpec> => ({
  companions: [companionOf({ ...BARE, ...looks })],
})
const besideTilted = (tilt: Tilt): Partial<CharacterSpec> => beside(withTilt(tilt))
const besideUpright = (): Partial<CharacterSpec> => beside({})

const KINDS: readonly (readonly [
  kind: string,
  parts: readonly Part[],
  region: Region,
  least: number,
])[] = [
  [
    'headwear',
    partsOf(HEADWEARS, (kind) => ({ headwear: { kind, color: RED, trim: '#e8c43c' } })),
    (_, y) => y < 0.6,
    40,
  ],
  [
    'an emblem',
    partsOf(EMBLEMS, (kind) => ({ emblem: { kind, color: RED } })),
    (x, y) => x > 0.3 && x < 0.7 && y > 0.5,
    4,
  ],
  [
    'an emblem in a frame',
    partsOf(EMBLEM_FRAMES, (frame) => ({ emblem: { kind: 'K', frame, color: RED } })),
    (x, y) => x > 0.3 && x < 0.7 && y > 0.5,
    12,
  ],
  [
    'a cape',
    partsOf(GARMENTS, (kind) => ({ ...inGarment(kind), cape: { color: RED } }), inGarment),
    (_, y) => y > 0.5,
    30,
  ],
  [
    'wings behind a masked figure',
    partsOf(FACELESS, (kind) => ({ ...inMask(kind), marks: ['wings'] }), inMask),
    (x) => x < 0.3 || x > 0.7,
    20,
  ],
  [
    'stripes',
    partsOf(GARMENT_PATTERNS, (pattern) => ({
      garment: { kind: 'tunic', ...dyesOf(BARE), pattern },
    })),
    (_, y) => y > 0.5,
    20,
  ],
  [
    'neckwear',
    partsOf(NECKWEARS, (kind) => ({ neckwear: { kind, color: RED } })),
    (_, y) => y > 0.4,
    4,
  ],
  ['gloves', partsOf(GLOVES, (kind) => ({ gloves: { kind, color: RED } })), (_, y) => y > 0.5, 20],
  ['a prop', partsOf(PROPS, (kind) => ({ prop: { kind, color: RED } })), (x) => x > 0.4, 40],
  [
    'a long nose',
    partsOf(['long'], (nose) => ({ face: { ...BARE.face, nose } })),
    (x, y) => x > 0.2 && x < 0.8 && y < 0.8,
    8,
  ],
  ['an averted gaze', partsOf(ASIDE, withGaze, () => withGaze('ahead')), (_, y) => y < 0.7, 1],
  [
    'the tilt of a head, alone or beside another',
    [...partsOf(TILTS, withTilt), ...partsOf(TILTS, besideTilted, besideUpright)],
    (_, y) => y < 0.7,
    40,
  ],
  [
    'a mark',
    partsOf(MARKS, (mark) => ({ marks: [mark] })),
    (x, y) => x > 0.2 && x < 0.8 && y < 0.8,
    0,
  ],
]

function partsOf<Kind extends string>(
  kinds: readonly Kind[],
  withPart: (kind: Kind) => Partial<CharacterSpec>,
  without?: (kind: Kind) => Partial<CharacterSpec>,
): readonly Part[] {
  const part = (name: Kind): Part => ({
    name,
    spec: { ...BARE, ...withPart(name) },
    ...(without && { without: { ...BARE, ...without(name) } }),
  })
  return kinds.map(part)
}

describe.each(KINDS)('taking away %s', (_kind, parts, region, least) => {
  test.each(STYLES)('changes the picture where the part was, in %s', async (style) => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...parts), async ({ spec, without = BARE }) => {
        const before = await draw(without, style)
        expect(countChanged(before, await draw(spec, style), region)).toBeGreaterThan(least)
      }),
      { numRuns: Math.min(3, parts.length) },
    )
  })
})
