import type { Material } from '../../kernel/Material.ts'
import type { Vector } from '../../kernel/vector.ts'
import { MIRRORED, type CreatureContext } from './CreatureContext.ts'
import { tipOf } from './tipOf.ts'

const IVORY: Material = {
  ...{ kind: 'tooth', color: [0.72, 0.66, 0.52], gloss: 0.3, power: 40, fresnel: 0.15 },
}

/** The teeth of long jaws. */
export const sculptFangs = (s: CreatureContext): void => {
  const { tape } = s
  const { y, z, root, width, height, open } = tipOf(s)
  const gum = y - height * 0.36
  tape.group(tape.material(IVORY), { scale: 0.9 })
  const count = 6
  for (let i = 0; i < count; i++) {
    const back = i / (count - 1)
    const at: Vector = [width * (0.5 + 0.46 * Math.min(1, back * 2.4)), gum, 0]
    const depth = z - 0.06 - back * (z - root) * 0.8
    const long = (i === 1 ? 0.17 : 0.1) + open * 0.3
    tape.cone([at[0], gum + 0.03, depth], [at[0], gum - long, depth + 0.01], 0.04, 0.006, MIRRORED)
  }
}

/** Triangular teeth along the upper and the lower edge of a maw. */
export const sculptMawTeeth = (s: CreatureContext): void => {
  const { tape } = s
  const { y, root, width, open } = tipOf(s)
  const gap = 0.13 + open * 0.5
  tape.group(tape.material({ ...IVORY, color: [0.9, 0.88, 0.82] }), { scale: 0.9 })
  for (let i = 0; i < 5; i++) {
    const share = (i + 0.5) / 5.4
    const x = width * share
    const edge = gap * Math.sqrt(1 - share ** 2)
    const z = root + 0.06 - 0.42 * share ** 2
    tape
      .cone([x, y - 0.19 + edge, z], [x, y - 0.26 + edge * 0.5, z + 0.03], 0.055, 0.006, MIRRORED)
      .cone([x, y - 0.22 - edge, z], [x, y - 0.15 - edge * 0.5, z + 0.03], 0.05, 0.006, MIRRORED)
  }
}

/** A skull's two rows of teeth. */
export const sculptTeeth = (s: CreatureContext): void => {
  const { tape } = s
  const { y, z, width, open } = tipOf(s)
  tape.group(tape.material(IVORY), { scale: 0.9 })
  for (let i = 0; i < 5; i++) {
    const x = 0.042 + i * 0.078
    const depth = z + 0.01 - 0.55 * Math.max(0, x / width - 0.3) ** 2
    for (const row of [0.02, -0.1 - open]) {
      tape.box([x, y + row, depth], [0.034, 0.055, 0.05], 0.02, MIRRORED)
    }
  }
}

/** The tusks beside a trunk. */
export const sculptTusks = (s: CreatureContext): void => {
  const { tape } = s
  const { y, root, width } = tipOf(s)
  tape
    .group(tape.material(IVORY), { scale: 0.9 })
    .cone([width * 1.5, y - 0.16, root - 0.16], [width * 1.9, y - 0.6, root + 0.2], 0.09, 0.07, {
      ...MIRRORED,
    })
    .cone([width * 1.9, y - 0.6, root + 0.2], [width * 1.8, y - 0.78, root + 0.56], 0.07, 0.02, {
      ...MIRRORED,
      blend: 0.04,
    })
}
