import type { Growth, Species } from '../spec/CharacterSpec.ts'
import { hidesFace } from '../spec/coverage.ts'
import { flesh, linear } from './color.ts'
import { hairLine, SCALP_CENTER } from './hair/scalp.ts'
import type { Material } from '../kernel/Material.ts'
import type { SculptContext } from './SculptContext.ts'
import type { Tape } from '../kernel/Tape.ts'
import { blend, rotation, type Vector } from '../kernel/vector.ts'

/** Species whose ears are always pointed. */
export const LONG_EARED: ReadonlySet<Species> = new Set(['elf', 'orc', 'goblin', 'troll'])

const MIRRORED = { mirrored: true } as const
const IVORY: Material = { color: [0.5, 0.44, 0.32], gloss: 0.25, power: 30, fresnel: 0.2 }
const HORN: Material = { color: [0.12, 0.085, 0.06], gloss: 0.25, power: 26, fresnel: 0.25 }
const ANTLER: Material = { color: [0.3, 0.2, 0.12], gloss: 0.1, power: 16, fresnel: 0.15 }

/** Horns that rise from the temples and bend back. */
export const sculptHorns = ({ tape, form }: SculptContext, material: Material = HORN): void => {
  const x = form.headWidth * 0.6
  const path: readonly Vector[] = [
    [x, 0.76, 0.12],
    [x + 0.24, 1.12, 0.06],
    [x + 0.34, 1.46, -0.14],
    [x + 0.22, 1.76, -0.3],
  ]
  tape.group(tape.material(material), { scale: 0.9 })
  path.slice(1).forEach((end, i) => {
    const radius = 0.16 - i * 0.045
    tape.cone(path[i] ?? end, end, radius, Math.max(0.012, radius - 0.045), {
      ...MIRRORED,
      blend: 0.03,
    })
  })
  // Growth rings.
  for (let i = 0; i < 4; i++) {
    const at = 0.86 + i * 0.13
    tape.groove([x - 0.1, at, 0.2], [x + 0.4, at - 0.1, 0.2], 0.04, [-0.014, -0.014], MIRRORED)
  }
}

/** The lower canines, over the upper lip. */
export const sculptTusks = ({ tape, form }: SculptContext): void => {
  const x = form.mouthWidth * 0.66
  const y = form.mouthY + form.smile * 0.4
  tape
    .group(tape.material(IVORY), { scale: 0.9 })
    .cone([x, y - 0.05, 0.7], [x * 1.12, y + 0.06, 0.79], 0.048, 0.036, MIRRORED)
    .cone([x * 1.12, y + 0.06, 0.79], [x * 1.16, y + 0.17, 0.8], 0.036, 0.008, {
      ...MIRRORED,
      blend: 0.02,
    })
}

/** Parts of the body that people do not have; they are sculpted along with the marks. */
export const GROWTHS_SCULPTED: Readonly<Record<Growth, (s: SculptContext) => void>> = {
  horns: (s) => {
    sculptHorns(s)
  },
  'horn-stumps': ({ tape, skin }) => {
    tape
      .group(tape.material({ ...HORN, color: [0.3, 0.1, 0.06] }), { scale: 0.9 })
      .cylinder([0.31, 0.66, 0.72], 0.17, 0.1, 0.05, {
        ...MIRRORED,
        rotation: rotation(64, 12, 0),
      })
      .cylinder([0.32, 0.69, 0.8], 0.12, 0.06, 0.04, {
        ...MIRRORED,
        rotation: rotation(64, 12, 0),
      })
    tape.paint(skin, 'spot', {
      ...{ center: [0.31, 0.64, 0.7], radii: [0.26, 0.24, 0.3], color: [0.1, 0.03, 0.02] },
      ...{ opacity: 0.5, mirrored: true },
    })
  },
  antlers: ({ tape, form }) => {
    const x = form.headWidth * 0.44
    const beam: readonly Vector[] = [
      [x, 0.9, -0.06],
      [x + 0.3, 1.34, -0.14],
      [x + 0.56, 1.72, -0.1],
      [x + 0.52, 2.16, 0.06],
    ]
    tape.group(tape.material(ANTLER), { scale: 0.9 })
    beam.slice(1).forEach((end, i) => {
      tape.cone(beam[i] ?? end, end, 0.09 - i * 0.02, 0.07 - i * 0.022, {
        ...MIRRORED,
        blend: 0.03,
      })
    })
    for (const [from, to] of [
      [beam[1], [x + 0.12, 1.62, 0.12]],
      [beam[2], [x + 0.86, 2.02, 0.02]],
      [beam[2], [x + 0.32, 2.0, 0.04]],
    ] as const) {
      if (from) tape.cone(from, to, 0.055, 0.014, { ...MIRRORED, blend: 0.04 })
    }
  },
  tusks: sculptTusks,
  halo: ({ tape, addBloom }) => {
    const light: Vector = [2.2, 1.7, 0.75]
    tape
      .group(tape.material({ kind: 'glow', color: light }))
      .torus([0, 1.62, -0.24], 0.56, 0.04, { rotation: rotation(14, 0, 0) })
    addBloom({
      from: [-0.5, 1.62, -0.24],
      to: [0.5, 1.62, -0.24],
      radius: 0.6,
      color: [0.4, 0.3, 0.12],
    })
  },
  wings: ({ tape, form }) => {
    const feathers = tape.material({
      ...{ kind: 'coat', coat: 'feathers', color: [0.66, 0.64, 0.6], gloss: 0.04, power: 12 },
      ...{ fresnel: 0.25, subsurface: 0.3, texture: 0.4, frequency: 5 },
    })
    const x = form.shoulder * 0.62
    tape
      .group(feathers, { scale: 0.9 })
      .cone([x, -2.3, -0.8], [x + 0.72, -0.96, -0.96], 0.3, 0.26, { ...MIRRORED, blend: 0.1 })
      .cone([x + 0.72, -0.96, -0.96], [x + 1.08, -0.84, -0.96], 0.26, 0.18, {
        ...MIRRORED,
        blend: 0.1,
      })
    for (let i = 0; i < 6; i++) {
      const share = i / 5
      tape.cone(
        [x + 1.06 - share * 0.5, -0.94 - share * 0.3, -0.94 + i * 0.012],
        [x + 1.36 - share * 0.56, -2.0 - share * 1.1, -0.9 + i * 0.03],
        ...([0.17, 0.05, { ...MIRRORED, blend: 0.015 }] as const),
      )
    }
  },
  'cat-ears': ({ tape, spec }) => {
    if (hidesFace(spec.headwear)) {
      sculptMaskEars(tape, linear(spec.hair.color))
      return
    }
    const color = linear(spec.hair.cut === 'bald' ? '#3a3034' : spec.hair.color)
    tape
      .group(tape.material({ kind: 'coat', coat: 'fur', color, texture: 0.7, frequency: 46 }), {
        scale: 0.9,
      })
      .cone([0.46, 0.92, -0.02], [0.64, 1.5, -0.06], 0.26, 0.03, { ...MIRRORED, blend: 0.06 })
      .cone([0.46, 1.0, 0.26], [0.6, 1.38, 0.14], 0.16, 0.02, {
        ...{ operation: 'cut', blend: 0.05, mirrored: true },
      })
    tape
      .group(tape.material({ color: [0.5, 0.22, 0.2], gloss: 0.02 }), { scale: 0.9 })
      .cone([0.47, 0.98, 0.06], [0.6, 1.34, 0.0], 0.16, 0.02, MIRRORED)
  },
  'pointed-ears': ({ tape, skin, form, spec }) => {
    if (LONG_EARED.has(spec.species)) return
    const x = form.headWidth * 0.98
    const inner = blend(flesh(spec.skin), [0.3, 0.09, 0.07], 0.4)
    tape
      .group(skin, { scale: 0.9 })
      .cone([x, 0.0, -0.1], [x + 0.36, 0.34, -0.32], 0.15, 0.02, { ...MIRRORED, blend: 0.04 })
      .ellipsoid([x, -0.08, -0.08], [0.08, 0.22, 0.16], { ...MIRRORED, blend: 0.1 })
      .cone([x + 0.06, 0.0, 0.04], [x + 0.3, 0.28, -0.18], 0.07, 0.012, {
        ...{ operation: 'cut', blend: 0.05, mirrored: true },
      })
    tape.paint(skin, 'spot', {
      ...{ center: [x + 0.14, 0.1, -0.06], radii: [0.22, 0.24, 0.2], color: inner },
      ...{ opacity: 0.5, mirrored: true },
    })
  },
  'unicorn-horn': ({ tape }) => {
    const [root, tip]: readonly [Vector, Vector] = [
      [0, 0.66, 0.4],
      [0, 1.9, 1.02],
    ]
    tape
      .group(tape.material({ ...IVORY, color: [0.62, 0.5, 0.26] }), { scale: 0.9 })
      .cone(root, tip, 0.17, 0.012)
    for (let i = 1; i < 9; i++) {
      const share = i / 9
      tape.torus(blend(root, tip, share), 0.165 * (1 - share), 0.022, {
        ...{ blend: 0.03, rotation: rotation(27, 0, 16) },
      })
    }
  },
  snakes: ({ tape, random, form }) => {
    const scales = tape.material({
      ...{ kind: 'coat', coat: 'scales', color: [0.09, 0.17, 0.06], gloss: 0.35, power: 30 },
      ...{ fresnel: 0.3, texture: 0.7, frequency: 14 },
    })
    const heads: { readonly at: Vector; readonly out: Vector }[] = []
    const { normal, offset } = hairLine(false)
    tape
      .group(scales, { scale: 0.86 })
      .ellipsoid(SCALP_CENTER, [form.headWidth + 0.05, 0.9, 1])
      .plane(normal, offset, { operation: 'keep', blend: 0.08 })
    const count = 22
    for (let i = 0; i < count; i++) {
      const angle = (i / (count - 1) - 0.5) * 4.3
      // Every other snake rises over the forehead.
      const forward = i % 2
      const out: Vector = [Math.sin(angle), Math.cos(angle), forward * 0.62 - 0.3 * random()]
      const sway = (random() - 0.5) * 0.5
      const joint = (far: number, side: number): Vector => [
        out[0] * far + Math.cos(angle) * side,
        0.42 + out[1] * far * 0.9 - Math.sin(angle) * side,
        -0.1 + out[2] * far * 0.7,
      ]
      const path = [
        joint(0.6, 0),
        joint(0.9, sway * 0.7),
        joint(1.12, -sway * 0.4),
        joint(1.4, sway),
      ]
      path.slice(1).forEach((end, at) => {
        tape.cone(path[at] ?? end, end, 0.12 - at * 0.02, 0.1 - at * 0.018, { blend: 0.03 })
      })
      const at = joint(1.44, sway * 1.05)
      heads.push({ at, out })
      tape.ellipsoid(at, [0.1, 0.085, 0.13], { blend: 0.05 })
    }
    tape.group(tape.material({ kind: 'glow', color: [0.9, 0.7, 0.08] }))
    for (const { at } of heads) {
      tape.sphere([at[0] - 0.05, at[1] + 0.03, at[2] + 0.1], 0.02)
      tape.sphere([at[0] + 0.05, at[1] + 0.03, at[2] + 0.1], 0.02)
    }
  },
}

/** The short, smooth ears of a mask. */
const sculptMaskEars = (tape: Tape, color: Vector): void => {
  tape
    .group(tape.material({ color, gloss: 0.1, power: 20, texture: 0.1 }), { scale: 0.9 })
    .cone([0.5, 0.84, 0.06], [0.66, 1.26, 0.0], 0.2, 0.03, { ...MIRRORED, blend: 0.1 })
    .cone([0.5, 0.96, 0.28], [0.64, 1.2, 0.16], 0.11, 0.02, {
      ...{ operation: 'cut', blend: 0.05, mirrored: true },
    })
}
