import { darker } from '../color.ts'
import { metal } from '../materials.ts'
import { type Vector, add, blend, rotation } from '../../kernel/vector.ts'
import type { PropSculptor } from './PropSculptor.ts'
import { GOLD, WOOD, wood } from './substances.ts'

const PAPER: Vector = [0.66, 0.58, 0.42]

const teacup: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.86, -1.5, 1.02]
  const china = tape.material({ color, gloss: 0.6, power: 60, fresnel: 0.4 })
  tape
    .group(china, { scale: 0.86 })
    .ellipsoid(at, [0.34, 0.36, 0.34])
    .plane([0, 1, 0], at[1] + 0.16, { operation: 'keep', blend: 0.02 })
    .ellipsoid(add(at, [0, 0.06, 0]), [0.3, 0.32, 0.3], { operation: 'cut', blend: 0.02 })
    .torus(add(at, [0.37, -0.02, 0]), 0.12, 0.035, { blend: 0.03, rotation: rotation(90, 0, 0) })
    .cylinder(add(at, [0, -0.38, 0]), 0.16, 0.04, 0.02, { blend: 0.03 })
  tape.group(china, { scale: 0.88 }).ellipsoid(add(at, [0, -0.45, 0]), [0.52, 0.06, 0.52])
  tape
    .group(tape.material({ color: [0.16, 0.06, 0.02], gloss: 0.7, power: 60 }))
    .cylinder(add(at, [0, 0.08, 0]), 0.28, 0.02, 0.01)
  tape.group(tape.material(metal(GOLD))).torus(add(at, [0, 0.155, 0]), 0.31, 0.018)
  s.hand(s, add(at, [0.5, -0.06, 0.0]), [0, 1, 0], { pose: 'pinch' })
}

const goblet: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.3, -0.98, 0.76]
  tape
    .group(tape.material(metal(blend(GOLD, color, 0.6))), { scale: 0.86 })
    .ellipsoid(at, [0.32, 0.4, 0.32])
    .plane([0, 1, 0], at[1] + 0.2, { operation: 'keep', blend: 0.02 })
    .ellipsoid(add(at, [0, 0.08, 0]), [0.27, 0.36, 0.27], { operation: 'cut', blend: 0.02 })
    .torus(add(at, [0, 0.02, 0]), 0.32, 0.03)
    .cone(add(at, [0, -0.36, 0]), add(at, [0, -1.0, 0]), 0.08, 0.08, { blend: 0.08 })
    .sphere(add(at, [0, -0.44, 0]), 0.11, { blend: 0.03 })
    .cylinder(add(at, [0, -1.06, 0]), 0.28, 0.04, 0.03, { blend: 0.1 })
  tape
    .group(tape.material({ color: [0.24, 0.01, 0.03], gloss: 0.7, power: 60 }))
    .cylinder(add(at, [0, 0.12, 0]), 0.27, 0.02, 0.01)
  s.hand(s, add(at, [0, -0.7, 0]), [0, 1, 0])
}

const wineGlass: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.3, -0.86, 0.8]
  const glass = tape.material({ color: GLASS, gloss: 0.9, power: 80, fresnel: 0.8 })
  tape
    .group(glass, { scale: 0.86 })
    .ellipsoid(add(at, [0, 0.06, 0]), [0.36, 0.5, 0.36])
    .plane([0, 1, 0], at[1] + 0.36, { operation: 'keep', blend: 0.01 })
    .ellipsoid(add(at, [0, 0.12, 0]), [0.34, 0.5, 0.34], { operation: 'cut', blend: 0.01 })
    .cone(add(at, [0, -0.42, 0]), add(at, [0, -1.12, 0]), 0.045, 0.045, { blend: 0.06 })
    .cylinder(add(at, [0, -1.16, 0]), 0.32, 0.03, 0.02, { blend: 0.06 })
  tape
    .group(tape.material({ color, gloss: 0.9, power: 80, fresnel: 0.5 }), { scale: 0.86 })
    .ellipsoid(add(at, [0, 0.06, 0]), [0.375, 0.5, 0.375])
    .plane([0, 1, 0], at[1] + 0.12, { operation: 'keep', blend: 0.01 })
  s.hand(s, add(at, [0, -0.74, 0]), [0, 1, 0], { pose: 'pinch' })
}
const GLASS: Vector = [0.62, 0.7, 0.74]

const scroll: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.94, -1.62, 1.02]
  const sheet = tape.material({ color: blend(PAPER, color, 0.2), gloss: 0.04 })
  tape
    .group(sheet, { scale: 0.88 })
    .box(at, [0.4, 0.5, 0.02], 0.01)
    .wave([0, 0, 0], [0, 5, 0], 0.02)
  for (const y of [0.52, -0.52]) {
    tape
      .group(sheet, { scale: 0.9 })
      .cylinder(add(at, [0, y, -0.02]), 0.1, 0.44, 0.02, { rotation: rotation(0, 0, 90) })
    tape
      .group(tape.material(wood(WOOD)), { scale: 0.9 })
      .cone(add(at, [-0.54, y, -0.02]), add(at, [0.54, y, -0.02]), 0.045, 0.045)
      .sphere(add(at, [-0.56, y, -0.02]), 0.075)
      .sphere(add(at, [0.56, y, -0.02]), 0.075)
  }
  for (let i = 0; i < 6; i++) {
    const y = at[1] + 0.3 - i * 0.12
    const end = at[0] + (i === 5 ? 0.02 : 0.28)
    tape.paint(sheet, 'stroke', {
      center: [at[0], y, at[2]],
      radii: [0.5, 0.06, 0.3],
      ...{ color: [0.06, 0.04, 0.03], opacity: 0.8, parameters: [at[0] - 0.28, y, end, y, 0.02] },
    })
  }
  s.hand(s, add(at, [0.42, -0.1, 0]), [0, 1, 0], { pose: 'edge' })
}

/** A painter's board with colors, and a brush. */
const palette: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [0.98, -1.6, 1.02]
  const board = tape.material({ ...wood(blend([0.36, 0.2, 0.09], color, 0.2)), gloss: 0.2 })
  tape
    .group(board, { scale: 0.9 })
    .cylinder(at, 0.52, 0.035, 0.02, { rotation: rotation(80, -10, 0) })
    .sphere(add(at, [0.36, -0.16, 0.04]), 0.12, { operation: 'cut', blend: 0.02 })
  for (const [angle, dye] of [
    [0.5, [0.6, 0.03, 0.02]],
    [1.2, [0.75, 0.5, 0.03]],
    [1.9, [0.05, 0.3, 0.06]],
    [2.6, [0.03, 0.1, 0.5]],
    [3.3, [0.7, 0.68, 0.62]],
    [4.0, [0.3, 0.04, 0.36]],
  ] as const) {
    tape
      .group(tape.material({ color: dye, gloss: 0.5, power: 40 }))
      .ellipsoid(
        add(at, [Math.cos(angle) * 0.36, Math.sin(angle) * 0.36, 0.08 - 0.06 * Math.sin(angle)]),
        [0.1, 0.09, 0.05],
      )
  }
  tape
    .group(tape.material(wood(darker(WOOD, 0.2))), { scale: 0.9 })
    .cone(add(at, [0.3, -0.3, 0.06]), add(at, [0.56, 0.8, -0.06]), 0.03, 0.036)
  tape
    .group(tape.material({ kind: 'cloth', color, texture: 0.5, frequency: 20 }), { scale: 0.9 })
    .cone(add(at, [0.56, 0.84, -0.06]), add(at, [0.6, 1.04, -0.08]), 0.06, 0.012)
  s.hand(s, add(at, [0.44, -0.26, 0]), [0.1, 1, 0], { pose: 'edge' })
}

const quill: PropSculptor = (s, color) => {
  const { tape } = s
  const hand: Vector = [1.28, -1.62, 0.76]
  const turned = rotation(0, 14, -14)
  tape
    .group(tape.material({ kind: 'cloth', color, texture: 0.5, frequency: 24, fresnel: 0.3 }), {
      scale: 0.8,
      grow: 0.04,
    })
    .ellipsoid(add(hand, [0.14, 0.86, 0]), [0.19, 0.66, 0.035], { rotation: turned })
    .ellipsoid(add(hand, [0.22, 1.3, -0.01]), [0.12, 0.4, 0.03], {
      blend: 0.06,
      rotation: rotation(0, 14, -26),
    })
    .groove(add(hand, [0.0, 0.3, 0.06]), add(hand, [0.34, 1.56, 0.06]), 0.04, [0.02, 0.01])
    .wave([0, 0, 0], [14, 22, 4], 0.01, [1, 2, 1])
  tape
    .group(tape.material({ color: [0.6, 0.55, 0.42], gloss: 0.3 }), { scale: 0.9 })
    .cone(add(hand, [-0.06, -0.4, 0.06]), add(hand, [0.12, 0.8, 0.02]), 0.022, 0.018)
  s.hand(s, hand, [0.1, 1, 0], { pose: 'pinch' })
}

const lollipop: PropSculptor = (s, color) => {
  const { tape } = s
  const at: Vector = [1.3, -0.66, 0.8]
  const candy = tape.material({ color, gloss: 0.6, power: 60, fresnel: 0.3 })
  tape.group(candy).cylinder(at, 0.42, 0.09, 0.08, { rotation: rotation(86, 8, 0) })
  const spiral = Array.from({ length: 19 }, (_, i): readonly [number, number] => {
    const angle = i * 0.7
    return [at[0] + Math.cos(angle) * 0.022 * i, at[1] + Math.sin(angle) * 0.022 * i]
  })
  spiral.slice(1).forEach((end, i) => {
    const start = spiral[i] ?? end
    tape.paint(candy, 'stroke', {
      center: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2, at[2]],
      radii: [0.26, 0.26, 0.3],
      ...{ color: [0.85, 0.83, 0.8], opacity: 1, parameters: [...start, ...end, 0.045] },
    })
  })
  tape
    .group(tape.material({ color: [0.7, 0.68, 0.62] }), { framed: false })
    .cone(add(at, [0, -0.4, 0]), add(at, [0.04, -1.3, -0.02]), 0.035, 0.035)
  s.hand(s, add(at, [0.035, -1.0, -0.02]), [-0.04, 1, 0], { pose: 'pinch' })
}

export const TABLE = { teacup, goblet, 'wine-glass': wineGlass, scroll, palette, quill, lollipop }
