import type { Prop } from '../CharacterSpec.ts'
import { darker, linear } from './color.ts'
import { metal } from './garment.ts'
import type { Sculpting } from './Sculpting.ts'
import type { Material } from './Tape.ts'
import { add, blend, mix, rotation, scale, subtract, type Vector } from './vector.ts'

/** What the character carries, held up beside the shoulder on the picture's right. */
export const sculptProp = (sculpting: Sculpting): void => {
  const { prop } = sculpting.spec
  if (prop) PROPS_SCULPTED[prop.kind](sculpting, linear(prop.color))
}

const WOOD: Vector = [0.14, 0.075, 0.035]
const STEEL: Vector = [0.52, 0.54, 0.58]
const GOLD: Vector = [0.72, 0.5, 0.16]

const wood = (color: Vector): Material => ({
  kind: 'cloth',
  color,
  gloss: 0.08,
  power: 18,
  fresnel: 0.2,
  texture: 0.9,
  frequency: 22,
})
const glow = (color: Vector): Material => ({ kind: 'glow', color: scale(color, 2.2) })

interface Shaft {
  /** Ends; the lower one is in front of wide clothes. */
  readonly bottom: Vector
  readonly top: Vector
  readonly radius: number
  readonly wobble: number
}

/** Height at which a shaft is held. */
const GRIP = -1.72

/** A shaft with the hand on it; only what is above the hand must be in the picture. */
const sculptShaft = (
  s: Sculpting,
  material: number,
  { bottom, top, radius, wobble }: Shaft,
): void => {
  // A straight shaft shows its joints.
  const steps = wobble < 0.01 ? 1 : 12
  const point = (t: number): Vector => {
    const bend = wobble * (Math.sin(t * 17 + 1) + 0.6 * Math.sin(t * 31))
    return [
      mix(bottom[0], top[0], t) + bend,
      mix(bottom[1], top[1], t),
      mix(bottom[2], top[2], t) + bend * 0.6,
    ]
  }
  s.tape.group(material, { scale: 0.85, grow: 0.05, framed: false })
  for (let i = 0; i < steps; i++) {
    const [t, u] = [i / steps, (i + 1) / steps]
    s.tape.cone(point(t), point(u), radius * (1.1 - 0.2 * t), radius * (1.1 - 0.2 * u), {
      blend: 0.04,
    })
  }
  s.tape.gyroid(11, wobble * 0.3)
  const lean = subtract(top, bottom)
  s.style.hand(s, add(bottom, scale(lean, (GRIP - bottom[1]) / lean[1])), lean)
}

const staffTop: Vector = [1.5, 1.28, 0.5]

const PROPS_SCULPTED: Readonly<Record<Prop, (s: Sculpting, color: Vector) => void>> = {
  staff: (s, color) => {
    const { tape } = s
    const bark = tape.material(wood(blend(WOOD, color, 0.15)))
    sculptShaft(s, bark, { bottom: [1.5, -8, 1.38], top: staffTop, radius: 0.088, wobble: 0.028 })
    tape.group(bark, { scale: 0.85, grow: 0.04 })
    for (let i = 0; i < 5; i++) {
      const angle = i * 1.257 + 0.4
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      const at = (out: number, up: number): Vector => add(staffTop, [x * out, up, z * out])
      tape
        .cone(at(0, -0.12), at(0.17, 0.08), 0.075, 0.058, { blend: 0.06 })
        .cone(at(0.17, 0.08), at(0.22, 0.3), 0.058, 0.046, { blend: 0.04 })
        .cone(at(0.22, 0.3), at(0.1, 0.54 + 0.06 * Math.sin(i * 5)), 0.046, 0.016, { blend: 0.04 })
    }
    const light: Vector = [0.72, 0.88, 1]
    const orb = add(staffTop, [0, 0.25, 0])
    tape.group(tape.material(glow(light))).sphere(orb, 0.145)
    s.addBloom({ from: orb, to: orb, radius: 1.15, color: scale(light, 0.6) })
  },
  wand: (s, color) => {
    const tip: Vector = [1.2, 0.1, 0.72]
    const hand: Vector = [1.36, -1.5, 0.66]
    s.tape
      .group(s.tape.material(wood(blend(WOOD, color, 0.4))), { scale: 0.9 })
      .cone(add(hand, [0.02, -0.3, 0]), tip, 0.05, 0.018)
      .sphere(add(hand, [0.02, -0.3, 0]), 0.07)
    const light: Vector = [1, 0.86, 0.55]
    s.tape.group(s.tape.material(glow(light))).sphere(add(tip, [-0.01, 0.03, 0]), 0.035)
    s.addBloom({ from: tip, to: tip, radius: 0.7, color: scale(light, 0.7) })
    s.style.hand(s, hand, subtract(tip, hand))
  },
  sword: (s, color) => {
    const { tape } = s
    tape
      .group(tape.material(metal(blend(STEEL, color, 0.2))), { scale: 0.9 })
      .box([1.46, 0.06, 0.62], [0.1, 1.16, 0.024], 0.022)
      .ellipsoid([1.46, 1.16, 0.62], [0.1, 0.36, 0.024], { blend: 0.02 })
      .groove([1.46, -1, 0.65], [1.46, 0.86, 0.65], 0.05, [-0.016, -0.002])
    tape
      .group(tape.material(metal(GOLD)))
      .box([1.46, -1.16, 0.62], [0.36, 0.05, 0.06], 0.04)
      .sphere([1.46, -2.06, 0.62], 0.1)
    tape
      .group(tape.material(wood(darker(WOOD, 0.4))), { framed: false })
      .cone([1.46, -1.2, 0.62], [1.46, -2.0, 0.62], 0.065, 0.065)
    s.style.hand(s, [1.46, -1.6, 0.62], [0, 1, 0])
  },
  lightsaber: (s, color) => {
    const { tape } = s
    const hilt: Vector = [1.4, -1.25, 0.64]
    const tip: Vector = [1.5, 1.3, 0.5]
    tape.group(tape.material(glow(blend(color, [1, 1, 1], 0.55)))).cone(hilt, tip, 0.055, 0.05)
    tape
      .group(tape.material(metal(STEEL)), { framed: false })
      .cone(hilt, add(hilt, [-0.03, -0.72, 0.02]), 0.075, 0.07)
      .torus(add(hilt, [0, -0.08, 0]), 0.08, 0.022)
    s.addBloom({ from: hilt, to: tip, radius: 0.62, color: scale(color, 1.1) })
    s.style.hand(s, add(hilt, [-0.02, -0.42, 0]), [0.04, 1, 0])
  },
  axe: (s, color) => {
    const { tape } = s
    sculptShaft(s, tape.material(wood(WOOD)), {
      ...{ bottom: [1.46, -5, 1.1], top: [1.46, 1.0, 0.6], radius: 0.08, wobble: 0.006 },
    })
    tape
      .group(tape.material(metal(blend(STEEL, color, 0.2))), { scale: 0.85 })
      .ellipsoid([1.72, 0.62, 0.6], [0.42, 0.46, 0.05])
      .sphere([1.62, 1.16, 0.6], 0.36, { operation: 'cut', blend: 0.02 })
      .sphere([1.62, 0.08, 0.6], 0.36, { operation: 'cut', blend: 0.02 })
      .box([1.46, 0.62, 0.6], [0.13, 0.16, 0.11], 0.04, { blend: 0.05 })
      .cone([1.4, 0.62, 0.6], [1.12, 0.66, 0.6], 0.09, 0.015, { blend: 0.05 })
  },
  bow: (s, color) => {
    const { tape } = s
    tape.group(tape.material(wood(blend(WOOD, color, 0.3))), { scale: 0.9 })
    const steps = 14
    const point = (t: number): Vector => {
      const u = t * 2 - 1
      const recurve = Math.max(0, Math.abs(u) - 0.78) * 0.9
      return [1.72 - 0.5 * u * u + recurve, -0.62 + u * 1.85, 0.55]
    }
    for (let i = 0; i < steps; i++) {
      const [t, u] = [i / steps, (i + 1) / steps]
      const thick = (at: number): number => 0.07 - 0.036 * Math.abs(at * 2 - 1)
      tape.cone(point(t), point(u), thick(t), thick(u), { blend: 0.02 })
    }
    tape.group(tape.material({ color: [0.6, 0.55, 0.45] })).cone(point(0), point(1), 0.011, 0.011)
    s.style.hand(s, [1.7, -0.72, 0.56], [0, 1, 0])
  },
  shield: (s, color) => {
    const { tape } = s
    const at: Vector = [1.2, -1.9, 0.95]
    const facing = rotation(84, 16, 0)
    tape
      .group(tape.material({ ...wood(color), gloss: 0.14, texture: 0.4 }), { scale: 0.9 })
      .ellipsoid(at, [0.86, 0.16, 0.92], { rotation: facing })
    tape
      .group(tape.material(metal(GOLD)), { scale: 0.9 })
      .torus(at, 0.84, 0.07, { rotation: facing })
      .ellipsoid(add(at, [0.04, 0, 0.14]), [0.22, 0.14, 0.22], { rotation: facing })
  },
  trident: (s, color) => {
    const { tape } = s
    const gold = tape.material(metal(blend(GOLD, color, 0.5)))
    sculptShaft(s, gold, {
      ...{ bottom: [1.46, -6, 1.16], top: [1.46, 0.7, 0.56], radius: 0.062, wobble: 0.001 },
    })
    tape.group(gold, { scale: 0.9 })
    tape
      .cone([1.46, 0.6, 0.56], [1.46, 1.46, 0.54], 0.06, 0.05)
      .cone([1.46, 1.4, 0.54], [1.46, 1.66, 0.54], 0.1, 0.01)
      .torus([1.46, 0.96, 0.55], 0.3, 0.05, { rotation: rotation(90, 0, 0) })
      .plane([0, 1, 0], 0.98, { operation: 'keep', blend: 0.01 })
    tape.group(gold, { scale: 0.9 }).cone([1.46, 0.6, 0.56], [1.46, 1.46, 0.54], 0.055, 0.05)
    for (const side of [-1, 0, 1]) {
      const x = 1.46 + side * 0.3
      tape
        .cone([x, 0.94, 0.55], [x, 1.36, 0.54], 0.05, 0.05)
        .cone([x, 1.34, 0.54], [x, 1.6, 0.54], 0.095, 0.01)
    }
  },
  'lightning-bolt': (s, color) => {
    const { tape } = s
    const light = blend(color, [0.85, 0.92, 1], 0.5)
    tape.group(tape.material(glow(light)), { scale: 0.9 })
    const path: readonly Vector[] = [
      [1.56, 1.1, 0.55],
      [1.32, 0.42, 0.6],
      [1.58, 0.36, 0.6],
      [1.3, -0.42, 0.64],
      [1.54, -0.48, 0.64],
      [1.34, -1.3, 0.66],
    ]
    path.slice(1).forEach((end, i) => {
      const start = path[i] ?? end
      tape.cone(start, end, i % 2 ? 0.05 : 0.062, i % 2 ? 0.062 : 0.046)
    })
    s.addBloom({
      from: [1.5, 0.9, 0.6],
      to: [1.4, -1.2, 0.6],
      radius: 0.75,
      color: scale(light, 0.75),
    })
    s.style.hand(s, [1.36, -1.42, 0.62], [0.1, 1, 0])
  },
  book: (s, color) => {
    const { tape } = s
    const at: Vector = [0.94, -1.74, 1]
    const turned = rotation(-14, -24, 5)
    const cover = tape.material({ ...wood(color), texture: 0.3, gloss: 0.14 })
    tape.group(cover).box(at, [0.46, 0.6, 0.12], 0.03, { rotation: turned })
    tape
      .group(tape.material({ color: [0.6, 0.54, 0.42] }))
      .box(add(at, [0.03, 0.015, 0]), [0.45, 0.585, 0.09], 0.01, { rotation: turned })
    tape
      .group(tape.material(metal(GOLD)))
      .torus(add(at, [-0.04, 0.03, 0.12]), 0.15, 0.022, { rotation: rotation(76, -24, 5) })
    s.style.hand(s, add(at, [0.42, -0.3, 0.02]), [0.1, 1, 0], { pose: 'edge' })
  },
  lantern: (s, color) => {
    const { tape } = s
    const at: Vector = [1.42, -0.9, 0.72]
    const iron = tape.material(metal(blend([0.12, 0.11, 0.1], color, 0.3)))
    tape
      .group(iron, { scale: 0.9 })
      .cylinder(add(at, [0, -0.32, 0]), 0.24, 0.05, 0.02)
      .frustum(add(at, [0, 0.36, 0]), 0.28, 0.08, 0.1, 0.02)
      .torus(add(at, [0, 0.58, 0]), 0.12, 0.025, { rotation: rotation(90, 0, 0) })
    for (let i = 0; i < 6; i++) {
      const angle = i * 1.047
      const rod: Vector = [Math.cos(angle) * 0.21, 0, Math.sin(angle) * 0.21]
      tape.cone(add(at, add(rod, [0, -0.3, 0])), add(at, add(rod, [0, 0.3, 0])), 0.018, 0.018)
    }
    const flame: Vector = [1, 0.62, 0.24]
    tape.group(tape.material(glow(flame))).ellipsoid(add(at, [0, -0.04, 0]), [0.12, 0.2, 0.12])
    s.addBloom({ from: at, to: at, radius: 1.2, color: scale(flame, 0.8) })
    s.style.hand(s, add(at, [0.02, 0.74, 0]), [0, 1, 0], {
      pose: 'fist',
      elbow: [0.62, -1.6, -0.6],
    })
  },
  compass: (s, color) => {
    const { tape } = s
    const at: Vector = [1.1, -1.62, 0.98]
    const brass = tape.material(metal(blend(GOLD, color, 0.4)))
    const facing = rotation(72, 14, 0)
    tape
      .group(brass, { scale: 0.9 })
      .cylinder(at, 0.42, 0.09, 0.04, { rotation: facing })
      .torus(add(at, [0.02, 0.05, 0.09]), 0.38, 0.045, { rotation: facing })
      .torus(add(at, [0.0, 0.52, -0.06]), 0.09, 0.025, { rotation: facing })
    const dial = add(at, [0.02, 0.035, 0.085])
    tape
      .group(tape.material({ color: [0.66, 0.6, 0.46], gloss: 0.2 }))
      .cylinder(dial, 0.34, 0.03, 0.01, { rotation: facing })
    tape
      .group(tape.material({ color: [0.45, 0.03, 0.02], gloss: 0.3 }))
      .cone(add(dial, [-0.16, -0.2, 0.01]), add(dial, [0.17, 0.22, 0.1]), 0.02, 0.035)
    s.style.hand(s, add(at, [0.46, -0.34, -0.1]), [0.3, 1, 0], { pose: 'edge' })
  },
  flower: (s, color) => {
    const { tape } = s
    const at: Vector = [1.26, -0.62, 0.78]
    const green: Vector = [0.07, 0.17, 0.045]
    tape
      .group(tape.material({ color: green, gloss: 0.06 }))
      .cone(at, [1.36, -2.1, 0.66], 0.03, 0.036)
      .ellipsoid([1.46, -1.2, 0.76], [0.17, 0.06, 0.1], { rotation: rotation(0, 20, 34) })
    tape.group(tape.material({ color, gloss: 0.05, subsurface: 0.4, fresnel: 0.2 }), {
      scale: 0.85,
    })
    for (let ring = 0; ring < 2; ring++) {
      for (let i = 0; i < 7 - ring; i++) {
        const angle = i * (6.283 / (7 - ring)) + ring * 0.5
        const out = 0.2 - ring * 0.08
        const petal: Vector = [Math.cos(angle) * out, Math.sin(angle) * out, 0.04 + ring * 0.07]
        tape.ellipsoid(add(at, petal), [0.15, 0.15, 0.05], { blend: 0.015 })
      }
    }
    tape.group(tape.material({ color: GOLD, gloss: 0.05 })).sphere(add(at, [0, 0, 0.14]), 0.085)
    s.style.hand(s, [1.36, -1.75, 0.68], [-0.05, 1, 0], { pose: 'pinch' })
  },
  mug: (s, color) => {
    const { tape } = s
    const at: Vector = [0.98, -1.76, 0.95]
    tape
      .group(tape.material({ color, gloss: 0.3, power: 30, fresnel: 0.3 }), { scale: 0.9 })
      .cylinder(at, 0.32, 0.38, 0.05)
      .cylinder(add(at, [0, 0.2, 0]), 0.27, 0.36, 0.03, { operation: 'cut', blend: 0.02 })
      .torus(add(at, [0.36, 0, 0]), 0.2, 0.055, { blend: 0.04, rotation: rotation(90, 0, 0) })
    tape
      .group(tape.material({ color: [0.72, 0.66, 0.52] }), { scale: 0.8, grow: 0.04 })
      .ellipsoid(add(at, [0, 0.36, 0]), [0.28, 0.1, 0.28])
      .gyroid(17, 0.03)
    s.style.hand(s, add(at, [0.48, 0, 0.02]), [0, 1, 0])
  },
  wrench: (s, color) => {
    const { tape } = s
    tape
      .group(tape.material(metal(blend(STEEL, color, 0.3))), { scale: 0.9 })
      .box([1.42, -0.9, 0.64], [0.1, 1, 0.05], 0.04)
      .ellipsoid([1.42, 0.2, 0.64], [0.32, 0.3, 0.07], { blend: 0.05 })
      .box([1.42, 0.42, 0.64], [0.12, 0.24, 0.2], 0.03, { operation: 'cut', blend: 0.02 })
    s.style.hand(s, [1.42, -1.5, 0.64], [0, 1, 0])
  },
  orb: (s, color) => {
    const { tape } = s
    const at: Vector = [1.26, -0.98, 0.86]
    tape.group(tape.material(glow(scale(blend(color, [1, 1, 1], 0.3), 0.7)))).sphere(at, 0.34)
    s.addBloom({ from: at, to: at, radius: 1.2, color: scale(color, 0.7) })
    s.style.hand(s, add(at, [0.02, -0.5, -0.05]), [0, 1, 0], { pose: 'palm' })
  },
}
