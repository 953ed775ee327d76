import { PATTERN_LINES, type Ears } from '../../spec/creatures.ts'
import { albedo, darker, linear } from '../color.ts'
import { blend, type Vector } from '../../kernel/vector.ts'
import { placed, type CreatureContext } from './CreatureContext.ts'
import { tipOf } from './tipOf.ts'

/** Paints the second color of the coat, its pattern, and the shadow around the eyes and in the ears. */
export const colorCoat = (s: CreatureContext): void => {
  paintPale(s)
  paintPattern(s)
  paintEars(s)
}

const PALE: Vector = [0.62, 0.58, 0.5]

/** Paint with a soft edge. */
const dab = (
  { tape, skin }: CreatureContext,
  center: Vector,
  radii: Vector,
  color: Vector,
  { opacity = 0.9, soft = 0.6, mirrored = true } = {},
): void => {
  tape.paint(skin, 'patch', { center, radii, color, opacity, mirrored, parameters: [soft] })
}

const paintPale = (s: CreatureContext): void => {
  const { creature, spec, form } = s
  const coat = albedo(spec.skin)
  const { y, z, root, width } = tipOf(s)
  const { coat: kind } = creature
  const pale = blend(coat, PALE, kind === 'fur' || kind === 'feathers' ? 0.8 : 0.5)
  switch (creature.pale) {
    case 'muzzle':
      dab(s, [width * 0.4, y - 0.16, z - 0.16], [width + 0.12, 0.34, z - root + 0.36], pale)
      return
    case 'front':
      dab(s, [form.headWidth * 0.56, y - 0.2, 0.3], [form.headWidth * 0.5, 0.34, 0.9], PALE)
      return
    case 'cheeks':
      dab(s, [form.headWidth * 0.5, y - 0.22, 0.3], [form.headWidth * 0.72, 0.36, 0.9], pale)
      dab(s, [0.1, y - 0.2, z - 0.2], [width + 0.16, 0.26, z - root + 0.3], pale)
      return
    case 'face':
      dab(s, [form.eyeX * 0.8, -0.02, 0.7], [form.eyeX + 0.12, 0.34, 0.5], pale, { soft: 0.3 })
      dab(s, [0, y, z - 0.1], [width + 0.28, 0.42, 0.6], pale, { soft: 0.3, mirrored: false })
      return
    case 'throat':
      dab(s, [0, y - 0.5, 0.4], [form.headWidth * 0.8, 0.44, 1.4], pale, { mirrored: false })
      dab(s, [0, -1.6, 0.3], [0.5, 0.9, 0.7], pale, { mirrored: false })
      return
    case undefined:
  }
}

const paintPattern = (s: CreatureContext): void => {
  const { creature, spec, form, tape, skin } = s
  const coat = albedo(spec.skin)
  const dark = darker(coat, 0.78)
  const { eyeX, eyeZ, eyeRadius } = form
  const stripe = (from: readonly [number, number], to: readonly [number, number]): void => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    tape.paint(skin, 'stroke', {
      ...{ center: [x, y, 0.3], radii: [0.36, 0.36, 1.1], color: dark, opacity: 0.75 },
      ...{ mirrored: true, parameters: [...from, ...to, 0.055] },
    })
  }
  switch (creature.pattern) {
    case 'stripes':
      stripe([0.0, 0.34], [0.0, 0.92])
      stripe([0.16, 0.4], [0.26, 0.86])
      stripe([0.34, 0.46], [0.5, 0.76])
      for (const y of [-0.1, -0.32, -0.54]) {
        stripe([form.headWidth * 0.72, y + 0.02], [form.headWidth * 1.1, y + 0.1])
      }
      return
    case 'mask':
      dab(s, [eyeX, 0.06, eyeZ + 0.1], [eyeRadius * 1.5, eyeRadius * 1.1, 0.5], dark, {
        opacity: 0.5,
      })
      dab(s, [0, 0.7, 0], [0.4, 0.7, 1.2], dark, { opacity: 0.5, mirrored: false })
      return
    case 'eye patches':
      dab(s, [eyeX + 0.05, -0.06, eyeZ + 0.1], [0.27, 0.34, 0.5], INK, { soft: 0.3 })
      dab(s, placed(s, 0.8, 0.96, -0.1), [0.42, 0.4, 0.5], INK, { soft: 0.2 })
      dab(s, [0, -1.9, 0], [2, 0.8, 2], INK, { soft: 0.2, mirrored: false })
      return
    case 'patches':
      for (const [x, y, size] of PATCHES) {
        dab(s, placed(s, x, y, s.front(x, y)), [size, size * 0.9, 0.4], darker(coat, 0.86), {
          ...{ soft: 0.12, mirrored: false },
        })
      }
      return
    case 'spots':
      for (const [x, y] of SPOTS) {
        dab(s, placed(s, x, y, s.front(x, y)), [0.13, 0.12, 0.3], dark, {
          opacity: 0.5,
          mirrored: false,
        })
      }
      return
    case 'bandages':
    case 'cracks':
      for (const [fromX, fromY, toX, toY] of PATTERN_LINES[creature.pattern]) {
        const radius = Math.hypot(toX - fromX, toY - fromY) / 2 + 0.12
        tape.paint(skin, 'stroke', {
          ...{ center: [(fromX + toX) / 2, (fromY + toY) / 2, 0.5], radii: [radius, radius, 0.9] },
          ...{ color: dark, opacity: 0.8, parameters: [fromX, fromY, toX, toY, 0.04] },
        })
      }
      return
    case undefined:
  }
}

const INK: Vector = [0.02, 0.018, 0.018]
const PATCHES = [
  ...([[-0.4, 0.62, 0.26] as const, [0.34, 0.84, 0.2] as const] as const),
  ...([[0.52, 0.3, 0.2] as const, [-0.52, -0.1, 0.16] as const] as const),
] as const
const SPOTS = [
  ...([[-0.4, 0.8] as const, [0.1, 0.96] as const, [0.5, 0.74] as const] as const),
  ...([[-0.12, 0.6] as const, [0.3, 0.42] as const, [-0.56, 0.4] as const] as const),
]

const paintEars = (s: CreatureContext): void => {
  const { creature, spec } = s
  const { ears } = creature
  if (!ears || ears.kind === 'tuft' || ears.kind === 'hanging') return
  const inner = blend(albedo(spec.skin), linear('#d98a84'), 0.55)
  const { x, y, size } = ears
  const { dx, dy, rx, ry, z, depth } = INNER_EARS[shapeOf(ears)]
  dab(s, placed(s, x + size * dx, y + size * dy, z - 0.06), [size * rx, size * ry, depth], inner, {
    opacity: 0.75,
  })
}

const shapeOf = ({ kind, y }: Ears): keyof typeof INNER_EARS => {
  if (kind === 'pointed' || kind === 'round' || kind === 'fan') return kind
  return kind === 'long' && y > 0.4 ? 'upright' : 'sideways'
}

/** Where the inside of an ear is, and its radii, in units of the ear's size; `z` and `depth` do not depend on it. */
const INNER_EARS = {
  pointed: { dx: 0.1, dy: 0.46, rx: 0.3, ry: 0.46, z: 0.1, depth: 0.2 },
  upright: { dx: 0.1, dy: 0.46, rx: 0.3, ry: 0.46, z: 0.04, depth: 0.2 },
  round: { dx: 0.24, dy: 0.5, rx: 0.68, ry: 0.68, z: 0.04, depth: 0.12 },
  fan: { dx: 0.5, dy: -0.1, rx: 0.46, ry: 0.58, z: 0.04, depth: 0.4 },
  sideways: { dx: 0.5, dy: 0.08, rx: 0.42, ry: 0.22, z: 0.04, depth: 0.2 },
}
