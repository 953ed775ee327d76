import { darker } from '../color.ts'
import { hug } from './hug.ts'
import { felt, metal } from '../materials.ts'
import { type Vector, add, blend, rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

const LEAF: Vector = [0.07, 0.19, 0.05]

/** A place on the ring around the brow; zero is in front. */
const onRing = (angle: number, radius: number, lift = 0): Vector => {
  const [x, z] = [Math.sin(angle) * radius, Math.cos(angle) * (radius + 0.12)]
  return [x, 0.78 - z * 0.14 + lift, z - 0.12]
}

export const flowerCrown: WearSculptor = ({ tape, form }, { color, trim }) => {
  const radius = form.headWidth + 0.06
  const places = Array.from({ length: 11 }, (_, i) => (i - 5) * 0.42)
  tape.group(tape.material({ color: LEAF, gloss: 0.1 }), { scale: 0.9 })
  for (const angle of places) {
    tape.ellipsoid(onRing(angle + 0.2, radius + 0.03, 0.02), [0.15, 0.06, 0.1], {
      rotation: rotation(-30, (angle * 180) / Math.PI, 30),
    })
  }
  for (const [index, dye] of [color, trim].entries()) {
    tape.group(tape.material({ color: dye, gloss: 0.05, subsurface: 0.4, fresnel: 0.2 }), {
      scale: 0.86,
    })
    for (const angle of places.filter((_, i) => i % 2 === index)) {
      const at = onRing(angle, radius + 0.06, 0.05)
      for (let petal = 0; petal < 5; petal++) {
        const turn = (petal / 5) * 2 * Math.PI
        const out: Vector = [
          Math.cos(turn) * 0.1 * Math.cos(angle),
          Math.sin(turn) * 0.1,
          -Math.cos(turn) * 0.1 * Math.sin(angle),
        ]
        tape.sphere(add(at, out), 0.085, { blend: 0.02 })
      }
    }
  }
  tape.group(tape.material({ color: [0.7, 0.46, 0.08] }))
  for (const angle of places) tape.sphere(onRing(angle, radius + 0.15, 0.05), 0.055)
}

/** Pointed leaves that meet over the brow. */
export const laurel: WearSculptor = ({ tape, form }, { color, trim }) => {
  const radius = form.headWidth + 0.05
  tape
    .group(tape.material({ color: darker(color, 0.3), gloss: 0.1 }), { scale: 0.9 })
    .torus([0, 0.78, -0.12], radius + 0.02, 0.03, { rotation: rotation(-8, 0, 0) })
  const leaf = tape.material({ color, gloss: 0.3, power: 30, fresnel: 0.3 })
  tape.group(leaf, { scale: 0.86 })
  for (let i = 0; i < 8; i++) {
    const angle = 0.14 + i * 0.3
    for (const lift of [0.08, -0.07]) {
      const root = onRing(angle + 0.16, radius + 0.02)
      const tip = onRing(angle - 0.12, radius + 0.1, lift * 1.6)
      tape.cone(root, blend(root, tip, 0.6), 0.03, 0.07, { blend: 0.02, mirrored: true })
      tape.cone(blend(root, tip, 0.6), tip, 0.07, 0.012, { blend: 0.02, mirrored: true })
    }
  }
  tape.group(tape.material({ color: trim, gloss: 0.4, power: 40 }))
  for (const angle of [0.05, 0.6, 1.2]) {
    tape.sphere(onRing(angle, radius + 0.1, 0.12), 0.05, { mirrored: true })
  }
}

/** A large bow on top of the head. */
export const hairBow: WearSculptor = ({ tape, form }, { color, trim }) => {
  const cloth = tape.material(felt(color))
  tape
    .group(cloth, { scale: 0.8, grow: 0.05 })
    .ellipsoid([0.52, 1.42, 0.06], [0.5, 0.34, 0.17], {
      mirrored: true,
      rotation: rotation(0, 10, 16),
    })
    .ellipsoid([0.62, 1.46, 0.2], [0.26, 0.14, 0.12], {
      operation: 'cut',
      blend: 0.08,
      mirrored: true,
      rotation: rotation(0, 10, 16),
    })
    .groove([0.1, 1.36, 0.2], [0.46, 1.46, 0.22], 0.07, [-0.05, -0.01], { mirrored: true })
  tape
    .group(tape.material(felt(darker(color, 0.2))), { scale: 0.86 })
    .ellipsoid([0, 1.34, 0.08], [0.16, 0.2, 0.2])
  tape.group(tape.material(felt(trim)), { scale: 0.86 })
  hug({ tape, form }, { y: 0.62, half: 0.06, tilt: 1, lift: 0.1 })
}

/** A band over the head and a cushion on each ear. */
export const headphones: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  tape
    .group(tape.material({ color, gloss: 0.4, power: 40, fresnel: 0.3 }), { scale: 0.88 })
    .ellipsoid([0, 0.18, -0.1], [head + 0.26, 1.2, 0.13])
    .ellipsoid([0, 0.16, -0.1], [head + 0.18, 1.12, 0.6], { operation: 'cut', blend: 0.02 })
    .plane([0, -1, 0], -0.1, { operation: 'keep', blend: 0.02 })
    .cylinder([head + 0.22, -0.06, -0.08], 0.34, 0.09, 0.05, {
      mirrored: true,
      rotation: rotation(0, 0, 90),
    })
  tape
    .group(tape.material(metal(trim)), { scale: 0.9 })
    .cylinder([head + 0.31, -0.06, -0.08], 0.19, 0.03, 0.02, {
      mirrored: true,
      rotation: rotation(0, 0, 90),
    })
  tape
    .group(tape.material(felt(darker(color, 0.5))), { scale: 0.88 })
    .torus([head + 0.11, -0.06, -0.08], 0.25, 0.1, { mirrored: true, rotation: rotation(0, 0, 90) })
}
