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
      ...{ color: blend(coat, PALE, 0.75), opacity: 0.9, mirrored: false, parameters: [0.6] },
    })
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
