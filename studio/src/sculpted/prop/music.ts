import { darker } from '../color.ts'
import { metal } from '../materials.ts'
import { type Vector, add, blend, mix, rotation } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { STEEL, WOOD, wood } from './substances.ts'

const EBONY: Vector = [0.02, 0.016, 0.014]

const guitar: PropSculptor = (s, color) => {
  const { tape } = s
  const [tail, head]: readonly [Vector, Vector] = [
    [0.1, -2.75, 1.0],
    [1.62, -0.62, 0.86],
  ]
  const along = (t: number, lift = 0): Vector => [
    mix(tail[0], head[0], t),
    mix(tail[1], head[1], t),
    mix(tail[2], head[2], t) + lift,
  ]
  const turned = rotation(0, 0, -35.5)
  const body = tape.material({
    ...wood(blend(WOOD, color, 0.7)),
    gloss: 0.4,
    power: 40,
    texture: 0.4,
  })
  tape
    .group(body, { scale: 0.88, framed: false })
    .ellipsoid(along(0.16), [0.72, 0.62, 0.17], { rotation: turned })
    .ellipsoid(along(0.46), [0.56, 0.48, 0.17], { blend: 0.16, rotation: turned })
  tape
    .group(tape.material({ color: EBONY, gloss: 0.3 }), { scale: 0.9, framed: false })
    .cylinder(along(0.4, 0.15), 0.2, 0.03, 0.01, { rotation: rotation(90, 0, 0) })
    .box(along(0.1, 0.17), [0.22, 0.05, 0.04], 0.02, { rotation: turned })
  tape
    .group(tape.material(wood(EBONY)), { scale: 0.9 })
    .cone(along(0.5, 0.14), along(0.96, 0.04), 0.085, 0.075)
    .cone(along(0.96, 0.04), along(1.08, 0.0), 0.1, 0.13, { blend: 0.04 })
  tape.group(tape.material(metal(STEEL)), { scale: 0.9 })
  for (const x of [-0.04, 0, 0.04]) {
    tape.cone(add(along(0.1, 0.22), [x, 0, 0]), add(along(1, 0.13), [x, 0, 0]), 0.008, 0.008)
  }
  for (const t of [1.0, 1.05, 1.1]) tape.sphere(add(along(t), [0.14, -0.1, 0]), 0.035)
  s.hand(s, along(0.82, 0.05), [0.58, 0.81, -0.05])
  s.hand(s, add(along(0.3, 0.3), [-0.16, 0.12, 0]), [-0.5, 0.86, 0], {
    ...{ pose: 'pinch', second: true },
  })
}

const violin: PropSculptor = (s, color) => {
  const { tape } = s
  const body = tape.material({
    ...wood(blend(WOOD, color, 0.7)),
    gloss: 0.5,
    power: 50,
    texture: 0.3,
  })
  const turned = rotation(0, 0, -62)
  const along = (t: number, lift = 0): Vector => [0.4 + 1.2 * t, -1.56 + 0.64 * t, 0.94 + lift]
  tape
    .group(body, { scale: 0.88 })
    .ellipsoid(along(0.05), [0.34, 0.3, 0.1], { rotation: turned })
    .ellipsoid(along(0.44), [0.28, 0.25, 0.1], { blend: 0.1, rotation: turned })
  tape
    .group(tape.material({ color: EBONY, gloss: 0.4, power: 40 }), { scale: 0.9 })
    .cone(along(0.3, 0.12), along(0.96, 0.06), 0.04, 0.045)
    .cone(along(-0.18, 0.08), along(0.06, 0.11), 0.07, 0.04)
    .cone(along(0.94), along(1.08), 0.07, 0.09, { blend: 0.03 })
    .sphere(add(along(0.06, 0.06), [-0.34, 0.02, 0]), 0.12)
  tape.group(tape.material({ color: [0.6, 0.55, 0.45] }), { scale: 0.9 })
  for (const x of [-0.02, 0.02]) {
    tape.cone(add(along(0.0, 0.15), [x, x, 0]), add(along(0.96, 0.12), [x, x, 0]), 0.007, 0.007)
  }
  tape
    .group(tape.material(wood(darker(WOOD, 0.2))), { framed: false })
    .cone([0.5, -2.1, 1.2], [0.84, -0.7, 1.1], 0.022, 0.022)
  s.hand(s, along(0.84, 0), [0.88, 0.47, 0])
}

const microphone: PropSculptor = (s, color) => {
  const { tape } = s
  const [grip, head]: readonly [Vector, Vector] = [
    [1.16, -1.5, 0.92],
    [0.92, -0.92, 1.02],
  ]
  tape
    .group(tape.material({ color: blend([0.03, 0.03, 0.034], color, 0.4), gloss: 0.4 }), {
      scale: 0.9,
    })
    .cone(add(grip, [0.12, -0.32, -0.05]), head, 0.065, 0.1)
  tape
    .group(tape.material(metal(STEEL)), { scale: 0.8, grow: 0.03 })
    .sphere(add(head, [-0.03, 0.09, 0.02]), 0.19)
    .gyroid(40, 0.012)
  tape
    .group(tape.material(metal(darker(STEEL, 0.4))))
    .torus(add(head, [-0.01, 0.02, 0]), 0.17, 0.03, { rotation: rotation(8, 0, 22) })
  s.hand(s, grip, [-0.24, 0.58, 0.1])
}

const trumpet: PropSculptor = (s, color) => {
  const { tape } = s
  const [mouth, bell]: readonly [Vector, Vector] = [
    [0.66, -1.86, 0.98],
    [1.86, -0.2, 0.78],
  ]
  const along = (t: number, aside = 0): Vector =>
    add(blend(mouth, bell, t), [aside * 0.81, -aside * 0.59, 0])
  const brass = tape.material(metal(color))
  tape
    .group(brass, { scale: 0.88 })
    .cone(along(0), along(0.76), 0.055, 0.06)
    .cone(along(0.76), along(0.92), 0.06, 0.16, { blend: 0.06 })
    .cone(along(0.92), along(1.02), 0.16, 0.36, { blend: 0.06 })
    .sphere(along(1.1), 0.34, { operation: 'cut', blend: 0.02 })
    .cone(along(-0.06), along(0), 0.1, 0.06)
  const bends: readonly Vector[] = [
    along(0.16),
    along(0.16, 0.2),
    along(0.2, 0.28),
    along(0.66, 0.28),
    along(0.7, 0.2),
    along(0.7),
  ]
  bends.slice(1).forEach((end, i) => tape.cone(bends[i] ?? end, end, 0.05, 0.05, { blend: 0.02 }))
  for (const t of [0.38, 0.47, 0.56]) {
    tape.cone(along(t, -0.12), along(t, 0.34), 0.075, 0.075)
  }
  tape.group(tape.material(metal(STEEL)), { scale: 0.9 })
  for (const t of [0.38, 0.47, 0.56]) {
    tape.cone(along(t, -0.12), along(t, -0.22), 0.03, 0.03).sphere(along(t, -0.24), 0.055)
  }
  s.hand(s, along(0.28, 0.04), [1.2, 1.66, -0.2])
}

export const MUSIC = { trumpet, guitar, violin, microphone }
