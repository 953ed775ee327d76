import { felt, metal } from '../materials.ts'
import type { SculptContext } from '../SculptContext.ts'
import { type Vector, rotation } from '../../kernel/vector.ts'
import type { WearSculptor } from '../WearSculptor.ts'

const GOLD: Vector = [0.72, 0.5, 0.16]

/** A floppy cap with a rim of fur and a bobble. */
export const santaHat: WearSculptor = (s, { color, trim }) => {
  const { tape, form } = s
  hang(s, color)
  tape
    .group(tape.material({ ...felt(trim), texture: 0.7, frequency: 14 }), {
      scale: 0.8,
      grow: 0.06,
    })
    .torus([0, 0.62, -0.12], form.headWidth + 0.1, 0.17, { rotation: rotation(-9, 0, 0) })
    .sphere([1.1, 0.66, -0.1], 0.22)
    .gyroid(16, 0.025)
}

/** A long cap whose tip hangs to one side. */
export const floppyCap: WearSculptor = (s, { color, trim }) => {
  const { tape, form } = s
  hang(s, color)
  tape
    .group(tape.material(felt(trim)), { scale: 0.86, grow: 0.03 })
    .torus([0, 0.6, -0.12], form.headWidth + 0.09, 0.08, { rotation: rotation(-9, 0, 0) })
}

/** The cone of a cap that bends over and hangs. */
const hang = ({ tape, form }: SculptContext, color: Vector): void => {
  const head = form.headWidth
  tape
    .group(tape.material(felt(color)), { scale: 0.8, grow: 0.08 })
    .ellipsoid([0, 0.66, -0.16], [head + 0.1, 0.6, 0.98])
    .plane([0, -1, 0.1], -0.56, { operation: 'keep', blend: 0.03 })
    .cone([0.04, 0.94, -0.2], [0.4, 1.5, -0.3], 0.66, 0.4, { blend: 0.16 })
    .cone([0.4, 1.5, -0.3], [0.9, 1.42, -0.26], 0.36, 0.24, { blend: 0.1 })
    .cone([0.9, 1.42, -0.26], [1.1, 0.76, -0.12], 0.24, 0.12, { blend: 0.1 })
    .wave([0, 1, 0], [3, 6, 3], 0.026, [1, 2, 2])
}

/** A two-colored hood with two drooping points, each with a bell. */
export const jesterCap: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const halves = [
    { side: -1, dye: color },
    { side: 1, dye: trim },
  ] as const
  for (const { side, dye } of halves) {
    const at = (x: number, y: number, z: number): Vector => [side * x, y, z]
    tape
      .group(tape.material(felt(dye)), { scale: 0.8, grow: 0.06 })
      .ellipsoid([0, 0.3, -0.16], [head + 0.14, 0.98, 1.04])
      .cone([0, -0.6, -0.2], [0, -1.2, -0.2], head - 0.02, head + 0.1, { blend: 0.2 })
      .ellipsoid([0, -0.1, 0.75], [head * 0.9, 0.84, 0.9], { operation: 'cut', blend: 0.05 })
      .plane([-side, 0, 0], 0, { operation: 'keep', blend: 0.01 })
      .cone(at(0.34, 0.9, -0.14), at(0.86, 1.5, -0.14), 0.44, 0.3, { blend: 0.14 })
      .cone(at(0.86, 1.5, -0.14), at(1.32, 1.28, -0.1), 0.3, 0.17, { blend: 0.12 })
      .cone(at(1.32, 1.28, -0.1), at(1.44, 0.84, -0.04), 0.17, 0.07, { blend: 0.1 })
      .wave([0, 1, 0], [3, 5, 3], 0.02, [1, 2, 2])
  }
  tape
    .group(tape.material(metal(GOLD)), { scale: 0.9 })
    .sphere([1.46, 0.7, -0.02], 0.13, { mirrored: true })
}

/** A bishop's hat: a tall cloven point with bands. */
export const miter: WearSculptor = ({ tape, form }, { color, trim }) => {
  const head = form.headWidth
  const silk = tape.material({ ...felt(color), gloss: 0.12 })
  const gold = { color: trim, opacity: 1 }
  for (const z of [0.26, -0.6]) {
    tape
      .group(silk, { scale: 0.84, grow: 0.03 })
      .ellipsoid([0, 0.8, z], [head + 0.2, 1.6, 0.34], { rotation: rotation(z > 0 ? -5 : 5, 0, 0) })
      .plane([0.83, 0.56, 0], 1.32, { operation: 'keep', blend: 0.06, mirrored: true })
      .plane([0, -1, 0], -0.6, { operation: 'keep', blend: 0.02 })
  }
  tape
    .group(silk, { scale: 0.86, grow: 0.03 })
    .frustum([0, 0.84, -0.14], head + 0.06, head + 0.1, 0.26, 0.04)
  tape
    .paint(silk, 'stroke', {
      center: [0, 1.4, 0.2],
      radii: [0.3, 1, 1.6],
      ...{ ...gold, parameters: [0, 0.6, 0, 2.3, 0.1] },
    })
    .paint(silk, 'stroke', {
      center: [0, 0.7, 0],
      radii: [1.4, 0.3, 1.6],
      ...{ ...gold, parameters: [-1.3, 0.7, 1.3, 0.7, 0.13] },
    })
  tape
    .group(tape.material(metal(GOLD)))
    .box([0, 1.3, 0.66], [0.06, 0.26, 0.05], 0.01, { rotation: rotation(-6, 0, 0) })
    .box([0, 1.4, 0.66], [0.18, 0.06, 0.05], 0.01, { rotation: rotation(-6, 0, 0) })
}
