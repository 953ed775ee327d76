import type { BeardCut, CharacterSpec, HairCut, Headwear } from '../CharacterSpec.ts'
import { sculptBeard } from './beard.ts'
import { darker, linear } from './color.ts'
import { metal } from './garment.ts'
import { sculptHair } from './hair/hair.ts'
import type { Sculpting } from './Sculpting.ts'
import type { Material } from './Tape.ts'
import { rotation, scale, type Vector } from './vector.ts'

/** Headwear under which no hair of the crown shows. */
const COVERS: Readonly<Record<Headwear, boolean>> = {
  'wizard-hat': true,
  cap: true,
  crown: false,
  tiara: false,
  hood: true,
  helmet: true,
  'horned-helmet': true,
  'top-hat': true,
  tricorne: true,
  'wide-brim': true,
  headband: false,
  'space-helmet': false,
  beanie: true,
  bandana: true,
}

const coversCrown = (headwear: { readonly kind: Headwear } | undefined): boolean =>
  headwear !== undefined && COVERS[headwear.kind]

/** How hair is worn where there is no room for its own cut. */
const INSIDE_HELMET: Readonly<Partial<Record<HairCut, HairCut>>> = {
  ...{ mohawk: 'buzz', tousled: 'short', afro: 'short', curly: 'slicked', dreadlocks: 'slicked' },
  ...{ bowl: 'slicked', bob: 'slicked', long: 'slicked', wavy: 'slicked' },
  ...{ bun: 'slicked', braid: 'slicked', ponytail: 'slicked' },
}
const INSIDE_HOOD: Readonly<Partial<Record<HairCut, HairCut>>> = {
  ...{ mohawk: 'buzz', tousled: 'short', afro: 'short', bowl: 'short', bun: 'slicked' },
  ...{ ponytail: 'slicked', curly: 'long', wavy: 'long', dreadlocks: 'long' },
}

const cutUnder = ({ hair, headwear }: CharacterSpec): HairCut => {
  const fitting =
    headwear?.kind === 'space-helmet'
      ? INSIDE_HELMET[hair.cut]
      : headwear?.kind === 'hood'
        ? INSIDE_HOOD[hair.cut]
        : undefined
  return fitting ?? hair.cut
}

/** Beard and hair of the head as far as the headwear leaves room for them. */
export const sculptFittingHair = (sculpting: Sculpting): void => {
  const { spec } = sculpting
  const hair = { ...spec.hair, cut: cutUnder(spec) }
  const tight = spec.headwear?.kind === 'space-helmet' && BUSHY.has(spec.beard.cut)
  const beard = tight ? { ...spec.beard, cut: 'short' as const } : spec.beard
  const fitting = { ...sculpting, spec: { ...spec, hair, beard } }
  sculptBeard(fitting)
  sculptHair(fitting, coversCrown(spec.headwear))
}

const BUSHY: ReadonlySet<BeardCut> = new Set(['full', 'long', 'braided'])

export const sculptHeadwear = (sculpting: Sculpting): void => {
  const { headwear } = sculpting.spec
  if (!headwear) return
  HEADWEARS_SCULPTED[headwear.kind](sculpting, {
    color: linear(headwear.color),
    trim: linear(headwear.trim),
  })
}

interface Dyes {
  readonly color: Vector
  readonly trim: Vector
}

const felt = (color: Vector): Material => ({
  kind: 'cloth',
  color,
  gloss: 0.02,
  power: 12,
  fresnel: 0.3,
  texture: 0.42,
  frequency: 40,
})

/** Hats sit a little back, tilted. */
const TILT = rotation(-9, 0, 2)
const BRIM_TILT = rotation(-5, 0, 2)

/** How far from the middle a tricorne's brim is turned up. */
const FLAP = 0.82

/** The direction that is turned by degrees from the front. */
const facing = (degrees: number): Vector => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle), 0, Math.cos(angle)]
}

/** Keeps of a crown, made a little wider, the ring between two heights: it fits the hat all around. */
const bandBetween = (tape: Sculpting['tape'], bottom: number, top: number): void => {
  const up: Vector = [TILT[3], TILT[4], TILT[5]]
  tape
    .plane(up, top, { operation: 'keep', blend: 0.02 })
    .plane(scale(up, -1), -bottom, { operation: 'keep', blend: 0.02 })
}

const HEADWEARS_SCULPTED: Readonly<Record<Headwear, (s: Sculpting, dyes: Dyes) => void>> = {
  'wizard-hat': ({ tape, form }, { color, trim }) => {
    const head = form.headWidth
    tape
      .group(tape.material(felt(color)), { scale: 0.78, grow: 0.06 })
      .frustum([0, 0.6, -0.1], 1.52, 0.7, 0.12, 0.03, { rotation: BRIM_TILT })
      .frustum([0, 0.53, -0.1], 1.52, 0.7, 0.12, 0.01, {
        operation: 'cut',
        blend: 0.02,
        rotation: BRIM_TILT,
      })
      .wave([0, 0.6, 0], [1.6, 0.4, 1.9], 0.018, [1.1, 1.2, 1.6])
    tape
      .group(tape.material(felt(color)), { scale: 0.78, grow: 0.12 })
      .cone([0, 0.62, -0.12], [0.04, 1.28, -0.22], head + 0.12, 0.52, { blend: 0.12 })
      .cone([0.04, 1.28, -0.22], [0.0, 1.86, -0.3], 0.52, 0.3, { blend: 0.2 })
      .cone([0.0, 1.86, -0.3], [0.16, 2.34, -0.34], 0.3, 0.17, { blend: 0.16 })
      .cone([0.16, 2.34, -0.34], [0.52, 2.66, -0.3], 0.17, 0.045, { blend: 0.1 })
      .wave([0, 0.6, 0], [2.1, 0.6, 2.6], 0.035, [1.1, 1.2, 1.6])
      .wave([0, 1.4, 0], [2.2, 8.5, 1.8], 0.032, [1.4, 1.2, 2.4])
      .groove([-0.5, 1.16, 0.3], [0.42, 1.02, 0.44], 0.2, [-0.03, -0.035])
      .groove([-0.4, 1.62, 0.1], [0.4, 1.5, 0.16], 0.18, [-0.03, -0.025])
      .groove([-0.1, 2.1, -0.1], [0.42, 1.96, -0.1], 0.16, [-0.026, -0.026])
    tape
      .group(tape.material({ ...felt(trim), gloss: 0.12 }), { scale: 0.85, grow: 0.04 })
      .cone([0, 0.62, -0.12], [0.04, 1.28, -0.22], head + 0.19, 0.59)
      .plane([0, 1, -0.1], 1.06, { operation: 'keep', blend: 0.03 })
      .plane([0, -1, 0.1], -0.78, { operation: 'keep', blend: 0.03 })
      .wave([0, 0.8, 0], [5, 3, 5], 0.012)
  },
  cap: ({ tape, form }, { color, trim }) => {
    const head = form.headWidth
    const cloth = tape.material(felt(color))
    tape
      .group(cloth, { scale: 0.9, grow: 0.04 })
      .ellipsoid([0, 0.56, -0.14], [head + 0.15, 0.76, 1.02])
      .ellipsoid([0, 0.86, 0.0], [head + 0.2, 0.5, 0.9], { blend: 0.2 })
      .plane([0, -1, 0.12], -0.5, { operation: 'keep', blend: 0.06 })
    tape
      .group(cloth, { scale: 0.85 })
      .ellipsoid([0, 0.54, 0.72], [0.66, 0.055, 0.56], { rotation: rotation(9, 0, 0) })
      .plane([0, 0, -1], -0.55, { operation: 'keep', blend: 0.05 })
    tape
      .group(tape.material({ color: trim, gloss: 0.08 }))
      .ellipsoid([0, 0.9, 0.84], [0.2, 0.2, 0.05], { rotation: rotation(-24, 0, 0) })
  },
  crown: ({ tape, form }, { color, trim }) => {
    const radius = form.headWidth + 0.1
    tape
      .group(tape.material(metal(color)), { scale: 0.9 })
      .frustum([0, 0.86, -0.12], radius, radius + 0.05, 0.13, 0.02, { rotation: TILT })
      .frustum([0, 0.86, -0.12], radius - 0.05, radius, 0.3, 0.01, {
        operation: 'cut',
        blend: 0.01,
        rotation: TILT,
      })
      .torus([0, 0.74, -0.11], radius, 0.04, { rotation: TILT })
    const points = 10
    for (let i = 0; i < points; i++) {
      const angle = ((i + 0.5) / points) * 2 * Math.PI
      const [x, z] = [Math.sin(angle) * (radius + 0.03), Math.cos(angle) * (radius + 0.03) - 0.1]
      const y = 0.92 + z * 0.15
      const tall = i % 2 === 0 ? 0.36 : 0.24
      tape
        .cone([x, y, z], [x * 1.07, y + tall, z * 1.07], 0.085, 0.02, { blend: 0.06 })
        .sphere([x * 1.08, y + tall + 0.02, z * 1.08], 0.045)
    }
    tape.group(tape.material({ color: trim, gloss: 0.9, power: 60, fresnel: 0.6 }))
    for (let i = 0; i < points; i += 2) {
      const angle = ((i + 0.5) / points) * 2 * Math.PI
      const [x, z] = [Math.sin(angle) * (radius + 0.03), Math.cos(angle) * (radius + 0.03) - 0.12]
      tape.ellipsoid([x, 0.87 + z * 0.15, z], [0.06, 0.075, 0.06])
    }
  },
  tiara: ({ tape, form }, { color, trim }) => {
    const radius = form.headWidth + 0.06
    const gold = tape.material(metal(color))
    tape.group(gold, { scale: 0.9 }).torus([0, 0.84, -0.1], radius + 0.04, 0.035, {
      rotation: rotation(-16, 0, 0),
    })
    for (let i = -3; i <= 3; i++) {
      const angle = i * 0.24
      const [x, z] = [Math.sin(angle) * radius, Math.cos(angle) * (radius + 0.06) - 0.08]
      const tall = 0.3 - Math.abs(i) * 0.06
      tape.cone([x, 0.98, z], [x * 1.05, 1.0 + tall, z * 0.98], 0.04, 0.014, { blend: 0.04 })
    }
    tape
      .group(tape.material({ color: trim, gloss: 0.9, power: 60, fresnel: 0.6 }))
      .ellipsoid([0, 1.1, radius + 0.02], [0.07, 0.1, 0.05])
  },
  hood: ({ tape, form }, { color }) => {
    const head = form.headWidth
    tape
      .group(tape.material(felt(color)), { scale: 0.82, grow: 0.08 })
      .ellipsoid([0, 0.28, -0.16], [head + 0.32, 1.08, 1.16])
      .cone([0, -0.6, -0.3], [0, -1.6, -0.3], head + 0.26, head + 0.44, { blend: 0.3 })
      .cone([0, 1.0, -0.4], [0, 1.3, -0.9], 0.4, 0.1, { blend: 0.3 })
      .ellipsoid([0, -0.06, 0.75], [head * 0.94, 1.06, 1.1], { operation: 'cut', blend: 0.09 })
      .ellipsoid([0, -1.4, 0.7], [0.5, 0.9, 0.8], { operation: 'cut', blend: 0.1 })
      .wave([0, 0, 0], [2.6, 3.1, 3.8], 0.022, [1.3, 1.7, 1.6])
  },
  helmet: (s, dyes) => sculptHelmet(s, dyes),
  'horned-helmet': (s, dyes) => {
    sculptHelmet(s, dyes)
    const { tape, form } = s
    const x = form.headWidth + 0.05
    tape
      .group(tape.material({ color: [0.55, 0.45, 0.3], gloss: 0.2, power: 24, fresnel: 0.2 }))
      .cone([x, 0.66, -0.12], [x + 0.34, 0.86, -0.1], 0.17, 0.14, { blend: 0.05, mirrored: true })
      .cone([x + 0.34, 0.86, -0.1], [x + 0.5, 1.28, 0.0], 0.14, 0.085, {
        blend: 0.05,
        mirrored: true,
      })
      .cone([x + 0.5, 1.28, 0.0], [x + 0.42, 1.66, 0.12], 0.085, 0.02, {
        blend: 0.05,
        mirrored: true,
      })
  },
  'top-hat': ({ tape, form }, { color, trim }) => {
    const head = form.headWidth
    tape
      .group(tape.material({ ...felt(color), gloss: 0.16, power: 20 }), { scale: 0.85, grow: 0.03 })
      .ellipsoid([0, 0.7, -0.1], [head + 0.42, 0.06, 1.26], { rotation: TILT })
      .frustum([0, 1.28, -0.16], head + 0.08, head + 0.2, 0.6, 0.05, { blend: 0.1, rotation: TILT })
    tape
      .group(tape.material(felt(trim)), { scale: 0.85 })
      .frustum([0, 1.28, -0.16], head + 0.115, head + 0.235, 0.6, 0.05, { rotation: TILT })
    bandBetween(tape, 0.74, 1.0)
  },
  tricorne: ({ tape, form }, { color, trim }) => {
    const head = form.headWidth
    tape
      .group(tape.material(felt(color)), { scale: 0.82, grow: 0.06 })
      .ellipsoid([0, 0.72, -0.14], [head + 0.09, 0.5, 0.92], { rotation: TILT })
      .plane([0, -1, 0.1], -0.52, { operation: 'keep', blend: 0.04 })
    // The brim is turned up on three sides; its corners point forward and to both sides of the back.
    const cloth = tape.material(felt(color))
    const braid = tape.material({ ...felt(trim), gloss: 0.12 })
    const sides = [60, -60, 180]
    for (const side of sides) {
      const outwards = facing(side)
      const centre: Vector = [outwards[0] * FLAP, 0.84, outwards[2] * FLAP - 0.12]
      const turned = rotation(-16, side, 0)
      const mitred = (): void => {
        for (const other of sides) {
          if (other === side) continue
          const normal = facing(other)
          const offset = FLAP + 0.06 - 0.12 * normal[2]
          tape.plane(normal, offset, { operation: 'keep', blend: 0.03 })
        }
      }
      tape
        .group(cloth, { scale: 0.85 })
        .ellipsoid(centre, [1.34, 0.46, 0.075], { rotation: turned })
      mitred()
      tape
        .group(braid)
        .ellipsoid(centre, [1.38, 0.5, 0.05], { rotation: turned })
        .ellipsoid(centre, [1.28, 0.42, 0.3], { operation: 'cut', blend: 0.01, rotation: turned })
        .plane([0, -1, 0], -0.84, { operation: 'keep', blend: 0.02 })
      mitred()
    }
  },
  'wide-brim': ({ tape, form }, { color, trim }) => {
    const head = form.headWidth
    const cloth = tape.material(felt(color))
    tape
      .group(cloth, { scale: 0.85, grow: 0.03 })
      .frustum([0, 0.68, -0.1], 1.36, 1.42, 0.045, 0.04, { rotation: TILT })
    tape
      .group(cloth, { scale: 0.8, grow: 0.06 })
      .frustum([0, 1.0, -0.14], head + 0.13, head - 0.06, 0.34, 0.16, { rotation: TILT })
      .groove([0, 1.36, 0.4], [0, 1.38, -0.6], 0.22, [-0.12, -0.06])
    tape
      .group(tape.material({ ...felt(trim), gloss: 0.12 }), { scale: 0.9 })
      .frustum([0, 1.0, -0.14], head + 0.16, head - 0.03, 0.34, 0.16, { rotation: TILT })
    bandBetween(tape, 0.7, 0.9)
  },
  headband: ({ tape, form }, { color, trim }) => {
    tape
      .group(tape.material(felt(color)), { scale: 0.9 })
      .torus([0, 0.58, -0.13], form.headWidth + 0.1, 0.075, { rotation: rotation(-12, 0, 0) })
    tape.group(tape.material(metal(trim))).ellipsoid([0, 0.72, 0.72], [0.09, 0.07, 0.04])
  },
  'space-helmet': ({ tape, form }, { color }) => {
    // Room for the widest of heads.
    const size = Math.max(1, (form.headWidth + 0.5) / 1.3)
    const sized = (radii: Vector): Vector => scale(radii, size)
    const shell = tape.material({ color, gloss: 0.3, power: 40, fresnel: 0.5 })
    tape
      .group(shell, { scale: 0.9 })
      .ellipsoid([0, 0.08, -0.14], sized([1.3, 1.42, 1.34]))
      .ellipsoid([0, 0.08, -0.14], sized([1.22, 1.34, 1.26]), { operation: 'cut', blend: 0.02 })
      .ellipsoid([0, 0.06, 1.0], sized([1.02, 1.06, 1.1]), { operation: 'cut', blend: 0.05 })
      .plane([0, -1, 0], 1.16, { operation: 'keep', blend: 0.05 })
      .torus([0, -1.15, -0.12], 0.82 * size, 0.11)
      .cylinder([1.3 * size, 0.0, -0.1], 0.2, 0.1, 0.04, {
        mirrored: true,
        rotation: rotation(0, 0, 90),
      })
  },
  beanie: ({ tape, form }, { color, trim }) => {
    const head = form.headWidth
    tape
      .group(tape.material(felt(color)), { scale: 0.85, grow: 0.04 })
      .ellipsoid([0, 0.52, -0.16], [head + 0.12, 0.86, 1.02])
      .ellipsoid([0, 1.28, -0.3], [0.3, 0.16, 0.3], { blend: 0.3 })
      .plane([0, -1, 0.12], -0.42, { operation: 'keep', blend: 0.05 })
    tape
      .group(tape.material(felt(trim)), { scale: 0.85, grow: 0.04 })
      .frustum([0, 0.56, -0.13], head + 0.17, head + 0.12, 0.15, 0.06, {
        rotation: rotation(-7, 0, 0),
      })
      .wave([0, 0, 0], [26, 0, 26], 0.012)
  },
  bandana: ({ tape, form }, { color, trim }) => {
    const head = form.headWidth
    tape
      .group(tape.material(felt(color)), { scale: 0.85, grow: 0.04 })
      .ellipsoid([0, 0.46, -0.15], [head + 0.09, 0.82, 0.99])
      .plane([0, -0.97, 0.25], -0.36, { operation: 'keep', blend: 0.05 })
      .wave([0, 0.8, 0], [3, 9, 3], 0.014, [1, 2, 2])
    tape
      .group(tape.material(felt(darker(trim, 0.1))), { scale: 0.85 })
      .ellipsoid([head + 0.06, 0.36, -0.5], [0.13, 0.12, 0.13])
      .cone([head + 0.1, 0.34, -0.5], [head + 0.2, -0.3, -0.52], 0.07, 0.11, { blend: 0.05 })
      .cone([head + 0.08, 0.34, -0.56], [head + 0.06, -0.42, -0.66], 0.07, 0.1, { blend: 0.05 })
  },
}

/** A rounded helmet with a brow band, a nose guard and cheek plates. */
const sculptHelmet = ({ tape, form }: Sculpting, { color, trim }: Dyes): void => {
  const head = form.headWidth
  tape
    .group(tape.material(metal(color)), { scale: 0.9 })
    .ellipsoid([0, 0.5, -0.14], [head + 0.15, 0.94, 1.06])
    .plane([0, -1, 0.1], -0.46, { operation: 'keep', blend: 0.02 })
    .ellipsoid([head + 0.02, -0.2, 0.12], [0.08, 0.62, 0.34], { mirrored: true, blend: 0.05 })
  tape
    .group(tape.material(metal(trim)), { scale: 0.9 })
    .torus([0, 0.52, -0.12], head + 0.17, 0.055, { rotation: rotation(-5, 0, 0) })
    .cone([0, 0.5, 0.96], [0, 1.42, -0.1], 0.05, 0.05)
    .box([0, 0.3, 0.93], [0.06, 0.26, 0.04], 0.03, { rotation: rotation(8, 0, 0) })
}
