import { type Vector, add, blend, scale, subtract } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { sculptShaft } from './shaft.ts'
import { WOOD, glow, wood } from './substances.ts'

const staff: PropSculptor = (s, color) => {
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
}

const staffTop: Vector = [1.5, 1.28, 0.5]

const wand: PropSculptor = (s, color) => {
  const tip: Vector = [1.2, 0.1, 0.72]
  const hand: Vector = [1.36, -1.5, 0.66]
  s.tape
    .group(s.tape.material(wood(blend(WOOD, color, 0.4))), { scale: 0.9 })
    .cone(add(hand, [0.02, -0.3, 0]), tip, 0.05, 0.018)
    .sphere(add(hand, [0.02, -0.3, 0]), 0.07)
  const light: Vector = [1, 0.86, 0.55]
  s.tape.group(s.tape.material(glow(light))).sphere(add(tip, [-0.01, 0.03, 0]), 0.035)
  s.addBloom({ from: tip, to: tip, radius: 0.7, color: scale(light, 0.7) })
  s.hand(s, hand, subtract(tip, hand))
}

const lightningBolt: PropSculptor = (s, color) => {
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
  s.hand(s, [1.36, -1.42, 0.62], [0.1, 1, 0])
}

const orb: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.26, -0.98, 0.86]
  tape.group(tape.material(glow(scale(blend(color, [1, 1, 1], 0.3), 0.7)))).sphere(at, 0.34)
  s.addBloom({ from: at, to: at, radius: 1.2, color: scale(color, 0.7) })
  s.hand(s, add(at, [0.02, -0.5, -0.05]), [0, 1, 0], { pose: 'palm' })
}

export const MAGIC = { staff, wand, 'lightning-bolt': lightningBolt, orb }
