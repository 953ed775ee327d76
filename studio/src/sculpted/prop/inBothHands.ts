import { darker } from '../color.ts'
import { felt, metal } from '../materials.ts'
import { type Vector, add, blend, rotation } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { GOLD, STEEL, WOOD, wood } from './substances.ts'

const INK: Vector = [0.02, 0.016, 0.014]

/**
 * A line that leans to the picture's right by an angle in degrees: `along` gives points on it, and `turned` is the
 * rotation of what lies along it.
 */
const leaningLine = (from: Vector, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  const along = (t: number, lift = 0): Vector =>
    add(from, [t * Math.sin(angle), t * Math.cos(angle), lift])
  return { along, turned: rotation(0, 0, -degrees) }
}

const greatSword: PropSculptor = (s, color) => {
  const { tape } = s
  const { along, turned } = leaningLine([0.86, -2.56, 1.04], 13)
  tape
    .group(tape.material(metal(blend(STEEL, color, 0.2))), { scale: 0.9 })
    .box(along(2.5), [0.17, 1.16, 0.03], 0.024, { rotation: turned })
    .ellipsoid(along(3.6), [0.17, 0.46, 0.03], { blend: 0.02, rotation: turned })
    .groove(along(1.4, 0.03), along(3.3, 0.03), 0.06, [-0.02, -0.004])
  tape
    .group(tape.material(metal(GOLD)), { scale: 0.9 })
    .box(along(1.3), [0.52, 0.07, 0.07], 0.04, { rotation: turned })
    .sphere(along(-0.06), 0.13)
  tape
    .group(tape.material(wood(darker(WOOD, 0.4))), { framed: false })
    .cone(along(0), along(1.3), 0.075, 0.075)
  s.hand(s, along(0.98), UPRIGHT)
  s.hand(s, along(0.36), UPRIGHT, { pose: 'fist', second: true })
}
const UPRIGHT: Vector = [0.22, 0.97, 0]

const rifle: PropSculptor = (s, color) => {
  const { tape } = s
  const { along, turned } = leaningLine([-0.16, -2.66, 1.06], 30)
  const stock = tape.material({ ...wood(blend(WOOD, color, 0.7)), gloss: 0.3, texture: 0.4 })
  tape
    .group(stock, { scale: 0.88, framed: false })
    .cone(along(-0.1), along(0.7), 0.24, 0.12)
    .box(along(0), [0.24, 0.16, 0.1], 0.06, { blend: 0.1, rotation: turned })
    .cone(along(0.7), along(2.3), 0.12, 0.09, { blend: 0.06 })
  tape
    .group(tape.material({ ...metal(darker(STEEL, 0.7)) }), { scale: 0.9 })
    .cone(along(1, 0.06), along(3.9, 0.06), 0.065, 0.055)
    .box(along(1.05, 0.06), [0.1, 0.3, 0.1], 0.03, { rotation: turned })
    .box(along(3.74, 0.12), [0.03, 0.07, 0.04], 0.01, { rotation: turned })
    .torus(add(along(0.72), [0.14, -0.1, 0]), 0.11, 0.025, { rotation: rotation(90, 0, 0) })
  s.hand(s, along(1.9), [0.5, 0.87, 0])
  s.hand(s, along(0.5), [-0.5, 0.87, 0], { pose: 'fist', second: true })
}

/** The keys of a piano, tilted towards the viewer so that they are visible, and the hands on them. */
const piano: PropSculptor = (s, color) => {
  const { tape } = s
  const turned = rotation(KEYS_TILT, 0, 0)
  const [down, forth] = [-Math.sin(KEYS), Math.cos(KEYS)]
  const at = (x: number, t: number, lift: number): Vector => [
    x,
    -2.2 + t * down + lift * forth,
    1.4 + t * forth - lift * down,
  ]
  const lacquer = tape.material({ color, gloss: 0.7, power: 70, fresnel: 0.5 })
  tape
    .group(lacquer, { scale: 0.9, framed: false })
    .box(at(0, 0.05, -0.16), [2.7, 0.1, 0.62], 0.03, { rotation: turned })
    .box(at(0, 0.6, -0.02), [2.7, 0.14, 0.08], 0.03, { rotation: turned })
  tape.group(tape.material({ color: IVORY, gloss: 0.5, power: 50 }), { scale: 0.9 })
  for (let key = -2; key <= 2; key++) ivory(key)
  tape.group(tape.material({ color: IVORY, gloss: 0.5, power: 50 }), { scale: 0.9, framed: false })
  for (let key = 3; key <= 8; key++) {
    ivory(key)
    ivory(-key)
  }
  tape.group(tape.material({ color: INK, gloss: 0.5, power: 50 }), { scale: 0.9, framed: false })
  for (let key = -8; key < 8; key++) {
    if (BLACKS.has((key + 14) % 7)) {
      tape.box(at((key + 0.5) * KEY, 0.22, 0.05), [0.075, 0.07, 0.3], 0.02, { rotation: turned })
    }
  }
  for (const second of [false, true]) {
    const hand = at(0.62, -0.3, 0.2)
    s.hand(s, second ? [-hand[0], hand[1], hand[2]] : hand, [1, 0, 0], {
      ...{ pose: 'edge', elbow: [0.66, -0.35, -1.1], second },
    })
  }

  function ivory(key: number): void {
    tape.box(at(key * KEY, 0, 0), [KEY / 2 - 0.012, 0.05, 0.5], 0.02, { rotation: turned })
  }
}
const KEY = 0.3
const KEYS_TILT = 32
const KEYS = (KEYS_TILT * Math.PI) / 180
const IVORY: Vector = [0.84, 0.82, 0.76]
/** The white keys of an octave, from 0 to 6, that a black key follows. */
const BLACKS: ReadonlySet<number> = new Set([0, 1, 3, 4, 5])

/** A swaddled baby, asleep along a forearm. */
const baby: PropSculptor = (s, color) => {
  const { tape } = s
  const head: Vector = [0.74, -1.5, 1.14]
  const [hips, feet]: readonly [Vector, Vector] = [
    [0.1, -1.92, 1.12],
    [-0.5, -2.2, 1.08],
  ]
  const cloth = tape.material({ ...felt(color), texture: 0.15 })
  tape
    .group(cloth, { scale: 0.86, grow: 0.05 })
    .cone(head, hips, 0.38, 0.36)
    .cone(hips, feet, 0.36, 0.22, { blend: 0.1 })
    .sphere(add(head, [0.04, 0.06, -0.08]), 0.42, { blend: 0.06 })
    .sphere(add(head, [-0.02, 0.04, 0.42]), 0.3, { operation: 'cut', blend: 0.06 })
    .wave([0, 0, 0], [5, 9, 4], 0.02)
  tape.group(s.skin, { scale: 0.9 }).sphere(add(head, [-0.01, 0.04, 0.1]), 0.33)
  tape.group(tape.material({ color: INK }), { scale: 0.9 })
  const face = (x: number, y: number): Vector => add(head, [x - 0.01, y, 0.1 + 0.32])
  for (const side of [-1, 1]) {
    tape.cone(face(side * 0.15, 0.06), face(side * 0.07, 0.04), 0.016, 0.016)
  }
  tape
    .group(tape.material({ color: [0.42, 0.12, 0.1] }), { scale: 0.9 })
    .cone(face(-0.04, -0.09), face(0.04, -0.09), 0.016, 0.016)
  s.hand(s, [-0.16, -2.4, 1.16], [1, 0, 0], { pose: 'edge', elbow: [1.7, 0.1, -0.8] })
  s.hand(s, [-0.62, -1.98, 1.16], [0.3, 1, 0], { pose: 'edge', second: true })
}

export const IN_BOTH_HANDS = { 'great-sword': greatSword, rifle, piano, 'swaddled-baby': baby }
