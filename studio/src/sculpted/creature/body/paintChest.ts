import { albedo, darker } from '../../color.ts'
import { blend, type Vector } from '../../../kernel/vector.ts'
import type { BodyContext } from './BodyContext.ts'

const PALE: Vector = [0.62, 0.58, 0.5]

/**
 * Paints a pale breast on animals that have a second color, and the pattern of the coat on the shoulders. Paint, unlike
 * shapes, is not lifted with the tape.
 */
export const paintChest = (
  { tape, skin, spec, creature, girth, rise }: BodyContext,
  { y, z, width, height }: Record<'y' | 'z' | 'width' | 'height', number>,
): void => {
  const coat = albedo(spec.skin)
  if (creature.pale !== undefined) {
    tape.paint(skin, 'patch', {
      ...{ center: [0, y + rise, z], radii: [width * girth, height, 0.6] },
      ...{
        color: blend(coat, PALE, creature.pale === 'front' ? 1 : 0.75),
        opacity: 0.9,
        mirrored: false,
        parameters: [0.6],
      },
    })
  }
  if (creature.pattern === 'patches') {
    for (const [x, down, size] of PATCHES) {
      tape.paint(skin, 'patch', {
        ...{ center: [x * girth, down + rise * 0.5, 0.2], radii: [size, size * 0.9, 0.9] },
        ...{ color: darker(coat, 0.86), opacity: 0.92, mirrored: false, parameters: [0.12] },
      })
    }
  }
  if (creature.pattern !== 'stripes') return
  for (const at of [-2.15, -2.55, -2.95, -3.35, -3.75]) {
    const [low, high] = [at + rise, at + rise + 0.14]
    tape.paint(skin, 'stroke', {
      ...{ center: [0.86 * girth, (low + high) / 2, 0], radii: [0.5, 0.4, 1.2], mirrored: true },
      ...{ color: darker(coat, 0.78), opacity: 0.75 },
      parameters: [0.56 * girth, low, 1.2 * girth, high, 0.06],
    })
  }
}

/** The middle of each patch on the breast and the neck, and its radius. */
const PATCHES = [
  ...([
    [-0.5, -1.9, 0.34] as const,
    [0.4, -1.5, 0.26] as const,
    [0.6, -2.4, 0.4] as const,
  ] as const),
  ...([
    [-0.36, -2.8, 0.36] as const,
    [0.2, -3.3, 0.34] as const,
    [-0.8, -3.6, 0.4] as const,
  ] as const),
  ...([[0.8, -3.9, 0.4] as const, [-0.1, -1.1, 0.2] as const] as const),
] as const
