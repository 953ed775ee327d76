import type { Glove } from '../spec/CharacterSpec.ts'
import { cutOf } from '../garments/cuts.ts'
import type { GarmentCut } from '../garments/GarmentCut.ts'
import { isHeld } from '../spec/props.ts'
import { albedo } from './color.ts'
import { front } from './garment/front.ts'
import type { Material } from '../kernel/Material.ts'
import { leather, metal, silk, wool } from './materials.ts'
import type { Arm, SculptContext } from './SculptContext.ts'
import { add, scale, subtract, unit, type Vector } from '../kernel/vector.ts'

/** How a kind of glove changes a hand and the wrist behind it. */
interface GloveShape {
  readonly material: (color: Vector) => Material
  /** How much thicker the fingers are, and how far they merge. */
  readonly thick: number
  readonly joined: number
  /** The cuff: its length, and its radius at the hand and at its end. */
  readonly cuff: readonly [length: number, from: number, to: number]
  /** Whether the hand is one padded ball instead of fingers. */
  readonly padded?: boolean
  /** Whether the glove reaches up to the elbow and replaces the sleeve. */
  readonly long?: boolean
}

export const GLOVE_SHAPES: Readonly<Record<Glove, GloveShape>> = {
  gloves: { material: leather, thick: 1.08, joined: 0, cuff: [0.26, 0.2, 0.255] },
  mittens: { material: wool, thick: 1.22, joined: 0.12, cuff: [0.3, 0.21, 0.26] },
  'boxing-gloves': {
    material: (color) => ({ ...leather(color), gloss: 0.42, power: 34, texture: 0.2 }),
    ...{ thick: 1, joined: 0, cuff: [0.42, 0.25, 0.27], padded: true },
  },
  'long-gloves': { material: silk, thick: 1.04, joined: 0, cuff: [0.5, 0.16, 0.2], long: true },
  gauntlets: { material: metal, thick: 1.14, joined: 0, cuff: [0.5, 0.2, 0.4] },
}

/** The material of the gloves that somebody wears. */
export const gloveOf = ({ tape, spec: { gloves } }: SculptContext): number | undefined =>
  gloves && tape.material(GLOVE_SHAPES[gloves.kind].material(albedo(gloves.color)))

/** Sculpts the cuff of a glove, from the wrist towards the elbow, over the sleeve. */
export const sculptCuff = (s: SculptContext, { wrist, elbow, size }: Arm): void => {
  const { tape, spec } = s
  const glove = gloveOf(s)
  if (glove === undefined || spec.gloves === undefined) return
  const { cuff, long = false } = GLOVE_SHAPES[spec.gloves.kind]
  const [length, from, to] = cuff
  const over = long ? 0 : SLEEVES[cutOf(spec).sleeves]
  const along = unit(subtract(elbow, wrist))
  const end = add(wrist, scale(along, length * size))
  const rim = (to + over + 0.025) * size
  tape
    .group(glove, { scale: 0.85, grow: 0.05, framed: false })
    .cone(wrist, end, (from + over * 0.6) * size, (to + over) * size)
    .cone(end, add(end, scale(along, 0.03)), rim, rim)
}

/** How much wider a cuff is over each kind of sleeve. */
const SLEEVES: Readonly<Record<GarmentCut['sleeves'], number>> = {
  ...{ bare: 0, draped: 0, short: 0, puffed: 0 },
  ...{ long: 0.05, wide: 0.13 },
}

/** Sculpts empty hands in gloves; empty hands without gloves are not shown. */
export const sculptGlovedHands = (s: SculptContext): void => {
  const { gloves, prop } = s.spec
  if (gloves === undefined || isHeld(prop)) return
  if (gloves.kind === 'boxing-gloves') {
    for (const second of [false, true]) {
      s.hand(s, [second ? -0.74 : 0.74, -1.66, 1.1], [0, 1, 0], {
        ...{ pose: 'fist', second, shown: true },
      })
    }
    return
  }
  const [x, y, z] = front(s, 0.36, -2.02, 0.26)
  s.hand(s, [x, y, z], [0.3, 0.95, 0], { pose: 'edge', elbow: [0.9, -1, -0.5], shown: true })
}
