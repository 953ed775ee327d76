import type { Vector } from '../../kernel/vector.ts'
import { MIRRORED, SKULL_Z, type CreatureContext } from './CreatureContext.ts'
import { NOSTRIL } from './noses.ts'
import { tipOf } from './tipOf.ts'

/** A mouth without a muzzle, or with a low one: a line around the front of the head. */
export const sculptSlit = (s: CreatureContext): void => {
  const { tape, creature, front } = s
  const { y, z, root, width, height, open, smile } = tipOf(s)
  const { length, nose } = creature.muzzle
  if (length > 0) {
    tape.ellipsoid([0, y, root - 0.2], [width * 1.15, height + 0.12, 0.24 + length], {
      blend: 0.2,
    })
  }
  const lips = (x: number): Vector => [
    x,
    y + (smile + 0.02) * 2.4 * (x / width) ** 2,
    Math.max(front(x, y), length > 0 ? z - (z - root + 0.2) * (x / width) ** 2 * 0.5 : 0) - 0.01,
  ]
  for (let i = 0; i < 4; i++) {
    const [from, to] = [lips((width * i) / 4), lips((width * (i + 1)) / 4)]
    tape.groove(from, to, 0.05 + open * 0.4, [-0.05, -0.05], MIRRORED)
    tape.paint(s.skin, 'stroke', {
      center: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]],
      ...{ radii: [width * 0.25, 0.2, 0.5], color: [0.02, 0.01, 0.01], opacity: 0.85 },
      ...{ mirrored: true, parameters: [from[0], from[1], to[0], to[1], 0.022 + open * 0.3] },
    })
  }
  if (nose === 'nostrils') {
    tape.ellipsoid([0.09, y + height * 0.5 + 0.14, z + 0.02], [0.035, 0.03, 0.16], NOSTRIL)
  }
}

/** An open mouth without lips. */
export const sculptGape = (s: CreatureContext): void => {
  const { tape, skin } = s
  const { y, z, width, height, open } = tipOf(s)
  const tall = height + open
  tape
    .ellipsoid([0, y, z], [width, tall, 0.36], { operation: 'cut', blend: 0.06 })
    .paint(skin, 'patch', {
      ...{ center: [0, y, z - 0.14], radii: [width * 1.06, tall * 1.06, 0.36] },
      ...{ color: [0.012, 0.01, 0.012], opacity: 0.97, parameters: [0.4] },
    })
}

/** Arms instead of a mouth, each curled its own way. */
export const sculptTentacles = (s: CreatureContext): void => {
  const { tape, front } = s
  const { y } = tipOf(s)
  const arm = (x: number, turn: number, long: number): void => {
    const root: Vector = [x, y + 0.06, front(x, y) - 0.1]
    const middle: Vector = [x * 1.2 + turn * 0.06, y - long * 0.5, root[2] + 0.2]
    const bend: Vector = [x * 1.25 - turn * 0.06, y - long * 0.86, root[2] + 0.14]
    const tip: Vector = [bend[0] + turn * 0.16, y - long, root[2] + 0.3]
    tape
      .cone(root, middle, 0.18, 0.14, { blend: 0.14 })
      .cone(middle, bend, 0.14, 0.09, { blend: 0.04 })
      .cone(bend, tip, 0.09, 0.03, { blend: 0.04 })
  }
  arm(0.12, 1, 1.05)
  arm(-0.14, -1, 0.92)
  arm(0.38, 1, 0.8)
  arm(-0.4, -1, 0.96)
  arm(0.6, 1, 0.6)
  arm(-0.62, -1, 0.66)
}

/** The mandibles of an insect or a spider. */
export const sculptMandibles = (s: CreatureContext): void => {
  const { tape } = s
  const { y, root, width } = tipOf(s)
  tape
    .ellipsoid([0, y + 0.06, SKULL_Z + 0.4], [width + 0.12, 0.3, 0.36], { blend: 0.2 })
    .cone([width, y, root - 0.1], [width * 1.1, y - 0.26, root + 0.12], 0.09, 0.06, {
      ...MIRRORED,
      blend: 0.06,
    })
    .cone([width * 1.1, y - 0.26, root + 0.12], [0.05, y - 0.36, root + 0.2], 0.06, 0.015, {
      ...MIRRORED,
      blend: 0.04,
    })
}

/** The grille of a machine, as a group of its own. */
export const sculptGrille = (s: CreatureContext): void => {
  const { tape } = s
  const { y, z, width, height } = tipOf(s)
  tape.group(tape.material({ color: [0.02, 0.02, 0.024], gloss: 0.3, power: 30 }), { scale: 0.9 })
  for (let i = 0; i < 4; i++) {
    tape.box([width * (0.13 + i * 0.26), y, z - 0.03], [width * 0.07, height, 0.06], 0.02, MIRRORED)
  }
}
