import { type CreatureGrowth, SMALL_EYES } from '../../spec/creatures.ts'
import { albedo, darker, linear } from '../color.ts'
import { sculptHorns } from '../growths.ts'
import type { Material } from '../../kernel/Material.ts'
import { blend, rotation, type Vector } from '../../kernel/vector.ts'
import { MIRRORED, placed, SKULL_Z, type CreatureContext } from './CreatureContext.ts'
import { tipOf } from './tipOf.ts'

/** Growths on the head besides ears, as separate groups. */
export const sculptFeatures = (s: CreatureContext): void => {
  for (const growth of s.creature.growths ?? []) {
    // Only what is near the face fits into a space helmet.
    if (s.spec.headwear?.kind === 'space-helmet' && !NEAR_THE_FACE.has(growth)) continue
    FEATURES[growth](s)
  }
}

const NEAR_THE_FACE: ReadonlySet<CreatureGrowth> = new Set<CreatureGrowth>([
  'whiskers',
  'incisors',
  'small eyes',
  'disc of feathers',
])

const IVORY: Material = {
  ...{ kind: 'tooth', color: [0.8, 0.76, 0.64], gloss: 0.3, power: 40, fresnel: 0.15 },
}

const BEAD: Material = { color: [0.012, 0.01, 0.012], gloss: 0.7, power: 60, fresnel: 0.3 }

/** Fur of a different color from the coat's. */
const furOf = (color: Vector): Material => ({
  ...{ kind: 'coat', coat: 'fur', color, gloss: 0.04, power: 12 },
  ...{ fresnel: 0.3, subsurface: 0.2, texture: 0.95, frequency: 30 },
})

/** The middle of each curl of wool: across in head widths, up and forward. */
const CURLS = [
  ...([[0, 0.84, 0.3] as const, [0.4, 0.8, 0.2] as const, [0.2, 0.98, -0.1] as const] as const),
  ...([[0.72, 0.62, -0.1] as const, [0.9, 0.3, -0.4] as const, [0.6, 0.8, -0.4] as const] as const),
  ...([[0.94, -0.1, -0.5] as const, [0.9, -0.5, -0.5] as const] as const),
] as const

const FEATURES: Readonly<Record<CreatureGrowth, (s: CreatureContext) => void>> = {
  whiskers: (s) => {
    const { tape } = s
    const { y, z, width } = tipOf(s)
    tape.group(tape.material({ color: [0.6, 0.58, 0.54], gloss: 0.1 }), { scale: 0.9 })
    for (const [dy, rise] of [
      [0.02, 0.1],
      [-0.05, -0.02],
      [-0.11, -0.14],
    ] as const) {
      tape.cone(
        [width * 0.8, y + dy, z - 0.16],
        [width * 0.8 + 0.62, y + dy + rise, z - 0.34],
        ...([0.009, 0.004, MIRRORED] as const),
      )
    }
  },
  mane: (s) => {
    const { tape, spec, form, random, up } = s
    const color = blend(darker(albedo(spec.skin), 0.5), linear('#5a2a12'), 0.55)
    tape
      .group(tape.material(furOf(color)), { scale: 0.84 })
      .ellipsoid([0, 0.06, -0.42], [form.headWidth * 1.5, 1.16, 0.62])
      .ellipsoid([0, up(-0.9), -0.3], [form.headWidth * 1.3, 0.8, 0.6], { blend: 0.3 })
    for (let ring = 0; ring < 2; ring++) {
      const count = 22
      for (let i = 0; i < count; i++) {
        const angle = ((i + ring * 0.5) / count) * 2 * Math.PI
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
        const long = 0.36 + 0.16 * random() + (cos < 0 ? 0.24 : 0)
        const near = 0.98 + ring * 0.26
        const root: Vector = [
          sin * form.headWidth * near,
          0.04 + cos * 0.92 * near,
          0.14 - ring * 0.3,
        ]
        tape.cone(
          root,
          [
            root[0] + sin * long * 0.72,
            root[1] + cos * long * 0.44 - 0.3,
            root[2] - 0.06 + 0.1 * random(),
          ],
          ...([0.21, 0.09, { blend: 0.09 }] as const),
        )
      }
    }
  },
  ossicones: (s) => {
    const { tape, skin, spec } = s
    tape
      .group(skin, { scale: 0.9 })
      .cone([0.2, 0.7, -0.1], [0.26, 1.18, -0.14], 0.09, 0.07, MIRRORED)
    tape
      .group(tape.material(furOf(darker(albedo(spec.skin), 0.85))), { scale: 0.9 })
      .sphere([0.265, 1.22, -0.14], 0.11, MIRRORED)
  },
  'chin beard': (s) => {
    const { tape, spec } = s
    const { y, z } = tipOf(s)
    tape
      .group(tape.material(furOf(darker(albedo(spec.skin), 0.25))), { scale: 0.88 })
      .cone([0, y - 0.16, z - 0.2], [0, y - 0.96, z - 0.16], 0.19, 0.02)
      .cone([0.1, y - 0.16, z - 0.24], [0.06, y - 0.76, z - 0.14], 0.12, 0.02, {
        ...MIRRORED,
        blend: 0.05,
      })
  },
  wool: (s) => {
    const { tape, spec, form } = s
    tape.group(tape.material(furOf(blend(albedo(spec.skin), [0.7, 0.68, 0.62], 0.6))), {
      scale: 0.88,
    })
    for (const [x, y, z] of CURLS)
      tape.sphere([x * form.headWidth, y, z], 0.27, { ...MIRRORED, blend: 0.06 })
  },
  comb: (s) => {
    const { tape } = s
    const { y, z } = tipOf(s)
    tape.group(tape.material({ color: [0.5, 0.02, 0.02], gloss: 0.15, power: 20 }), { scale: 0.9 })
    for (const [at, tall, size] of [
      [0.34, 0.82, 0.15],
      [0.1, 0.96, 0.2],
      [-0.18, 0.92, 0.17],
    ] as const) {
      tape.ellipsoid([0, tall, at], [0.08, size * 1.2, size], { blend: 0.06 })
    }
    tape.ellipsoid([0.09, y - 0.3, z - 0.4], [0.09, 0.2, 0.07], { ...MIRRORED, blend: 0.04 })
  },
  tongue: (s) => {
    const { tape } = s
    const { y, z } = tipOf(s)
    tape
      .group(tape.material({ color: [0.5, 0.03, 0.05], gloss: 0.3 }), { scale: 0.9 })
      .cone([0, y - 0.06, z - 0.06], [0, y - 0.2, z + 0.26], 0.035, 0.03)
      .cone([0, y - 0.2, z + 0.26], [0.09, y - 0.36, z + 0.38], 0.03, 0.008, MIRRORED)
  },
  'butterfly wings': ({ tape, spec }) => {
    const color = albedo(spec.skin)
    for (const [shade, size, z] of [
      [darker(color, 0.85), 1, -0.92],
      [color, 0.82, -0.88],
      [blend(color, [0.7, 0.66, 0.5], 0.6), 0.3, -0.84],
    ] as const) {
      tape
        .group(tape.material({ color: shade, gloss: 0.2, power: 24 }), { scale: 0.88 })
        .ellipsoid([1.36, -0.7, z], [1.05 * size, 0.8 * size, 0.06], {
          ...MIRRORED,
          rotation: rotation(0, 0, 34),
        })
        .ellipsoid([1.08, -2, z], [0.74 * size, 0.66 * size, 0.06], {
          ...MIRRORED,
          rotation: rotation(0, 0, -38),
        })
    }
  },
  shell: ({ tape }) => {
    const scute = linear('#7d6a37')
    tape
      .group(
        tape.material({ kind: 'coat', coat: 'scales', color: scute, gloss: 0.2, frequency: 5 }),
        {
          scale: 0.85,
          framed: false,
        },
      )
      .ellipsoid([0, -2.3, -0.8], [1.66, 1.7, 0.62])
  },
  forelock: (s) => {
    const { tape, spec, random } = s
    const color = darker(albedo(spec.skin), 0.75)
    tape.group(tape.material(furOf(color)), { scale: 0.86 })
    for (let i = 0; i < 9; i++) {
      const x = (i - 4) * 0.075
      const long = 0.34 + 0.3 * random()
      tape.cone(
        [x * 0.7, 0.94, s.front(x, 0.8) - 0.26],
        [x * 1.5 + 0.05, 0.9 - long, s.front(x, 0.5) + 0.04],
        ...([0.12, 0.02, { blend: 0.05 }] as const),
      )
    }
    for (let i = 0; i < 5; i++) {
      tape.cone(
        [0, 0.9 - i * 0.34, -0.6 - i * 0.08],
        [0.36 - i * 0.1, 0.5 - i * 0.4, -0.8],
        ...([0.26, 0.08, { ...MIRRORED, blend: 0.12 }] as const),
      )
    }
  },
  horns: (s) => {
    const color = linear(s.creature.horn ?? '#d8cba8')
    sculptHorns(s, { color: darker(color, 0.3), gloss: 0.25, power: 26, fresnel: 0.25 })
  },
  spines: (s) => {
    const { tape, spec, front } = s
    const color = darker(albedo(spec.skin), 0.55)
    tape.group(tape.material({ color, gloss: 0.25, power: 26, fresnel: 0.25 }), { scale: 0.9 })
    for (let i = 0; i < 5; i++) {
      const y = 0.4 + i * 0.14
      const z = front(0, y) - 0.06 - i * 0.08
      tape.cone([0, y, z], [0, y + 0.2 + i * 0.03, z - 0.06], 0.07, 0.008)
    }
  },
  frill: (s) => {
    const { tape, spec, form } = s
    const color = darker(albedo(spec.skin), 0.35)
    tape.group(tape.material({ color, gloss: 0.2, power: 22, fresnel: 0.3 }), { scale: 0.9 })
    for (let i = 0; i < 4; i++) {
      const y = -0.04 - i * 0.17
      const far = 0.4 - Math.abs(i - 1) * 0.07
      tape.cone(
        [form.headWidth * 0.8, y, 0.0],
        [form.headWidth * 0.9 + far, y - 0.06 - i * 0.04, -0.34],
        ...([0.09, 0.012, { ...MIRRORED, blend: 0.03 }] as const),
      )
    }
  },
  fin: (s) => {
    s.tape
      .group(s.skin, { scale: 0.9 })
      .cone([0, 0.62, -0.1], [0, 1.36, -0.56], 0.24, 0.03, { blend: 0.05 })
      .cone([0, 0.5, -0.5], [0, 1.3, -0.62], 0.22, 0.03, { blend: 0.1 })
      .plane([1, 0, 0], 0.07, { operation: 'keep', blend: 0.06, mirrored: true })
  },
  crest: (s) => {
    const { tape, spec } = s
    tape.group(tape.material({ ...furOf(albedo(spec.skin)), coat: 'feathers' }), { scale: 0.9 })
    for (let i = 0; i < 4; i++) {
      tape.cone(
        [0, 0.74 - i * 0.02, 0.28 - i * 0.18],
        [0, 1.36 - i * 0.08, -0.1 - i * 0.26],
        ...([0.12, 0.02, { blend: 0.03 }] as const),
      )
    }
  },
  antennae: (s) => {
    const { tape } = s
    tape
      .group(s.skin, { scale: 0.9 })
      .cone([0.2, 0.7, 0.3], [0.34, 1.2, 0.42], 0.045, 0.03, MIRRORED)
      .cone([0.34, 1.2, 0.42], [0.7, 1.56, 0.5], 0.03, 0.02, { ...MIRRORED, blend: 0.02 })
      .sphere([0.72, 1.58, 0.5], 0.06, { ...MIRRORED, blend: 0.02 })
  },
  'small eyes': (s) => {
    s.tape.group(s.tape.material(BEAD), { scale: 0.9 })
    for (const [x, y, radius] of SMALL_EYES) {
      s.tape.sphere([x, y, s.front(x, y)], radius, MIRRORED)
    }
  },
  aerial: ({ tape }) => {
    tape
      .group(tape.material({ kind: 'metal', color: [0.4, 0.4, 0.42] }), { scale: 0.9 })
      .cone([0, 0.8, -0.1], [0, 1.4, -0.1], 0.035, 0.025)
      .sphere([0, 1.46, -0.1], 0.09)
  },
  branches: (s) => {
    const { tape, random } = s
    const twigs: Vector[] = []
    tape.group(s.skin, { scale: 0.86, grow: 0.05 })
    for (let i = 0; i < 7; i++) {
      const angle = (i / 6 - 0.5) * 2.4
      const root: Vector = [Math.sin(angle) * 0.46, 0.76 + Math.cos(angle) * 0.2, SKULL_Z]
      const far = 0.5 + 0.34 * random()
      const end: Vector = [
        root[0] + Math.sin(angle) * far,
        root[1] + Math.cos(angle * 0.7) * far,
        SKULL_Z + 0.4 * (random() - 0.5),
      ]
      const twig: Vector = [end[0] + 0.24 * (random() - 0.5), end[1] + 0.26, end[2] + 0.1]
      tape
        .cone(root, end, 0.15, 0.06, { blend: 0.12 })
        .cone(blend(root, end, 0.7), twig, 0.06, 0.015, { blend: 0.05 })
      twigs.push(end, twig)
    }
    tape.group(tape.material({ color: [0.1, 0.2, 0.035], gloss: 0.08, power: 14 }), { scale: 0.9 })
    for (const [x, y, z] of twigs) {
      for (let leaf = 0; leaf < 4; leaf++) {
        tape.ellipsoid(
          [x + 0.26 * (random() - 0.5), y + 0.22 * (random() - 0.5), z + 0.2 * (random() - 0.5)],
          [0.1, 0.06, 0.05],
        )
      }
    }
  },
  quills: (s) => {
    const { tape, spec, random } = s
    const color = darker(albedo(spec.skin), 0.15)
    tape.group(tape.material(furOf(color)), { scale: 0.86 })
    for (let row = 0; row < 3; row++) {
      for (let i = 0; i < 9; i++) {
        const angle = (i / 8 - 0.5) * (3.6 - row * 0.3)
        const root = placed(
          s,
          Math.sin(angle) * 0.66,
          0.12 + Math.cos(angle) * (0.62 - row * 0.1),
          0.04 - row * 0.3,
        )
        const far = 0.52 + 0.16 * random()
        tape.cone(
          root,
          [root[0] + Math.sin(angle) * far, root[1] + Math.cos(angle) * far * 0.9, root[2] - 0.34],
          ...([0.2, 0.014, { blend: 0.03 }] as const),
        )
      }
    }
  },
  incisors: (s) => {
    const { tape } = s
    const { y, z, width, height } = tipOf(s)
    tape
      .group(tape.material(IVORY), { scale: 0.9 })
      .box([width * 0.2, y - height * 1.05, z - 0.1], [width * 0.17, 0.085, 0.03], 0.02, MIRRORED)
  },
  'disc of feathers': (s) => {
    const { tape, skin, spec, form } = s
    const pale = blend(albedo(spec.skin), [0.6, 0.54, 0.44], 0.7)
    const { eyeX, eyeZ } = form
    for (const [radius, color] of [
      [0.5, darker(albedo(spec.skin), 0.6)],
      [0.46, pale],
      [0.34, blend(pale, darker(albedo(spec.skin), 0.4), 0.5)],
    ] as const) {
      tape.paint(skin, 'patch', {
        ...{ center: [eyeX + 0.03, -0.03, eyeZ + 0.1], radii: [radius, radius * 1.12, 0.6], color },
        ...{ opacity: 0.85, mirrored: true, parameters: [0.2] },
      })
    }
  },
}
