import type { CharacterSpec } from '../../spec/CharacterSpec.ts'
import type { SculptContext } from '../SculptContext.ts'
import { linear, luminance, saturated } from '../color.ts'
import { type Vector, blend } from '../../kernel/vector.ts'

export const paintBrows = ({ tape, skin, form, spec }: SculptContext): void => {
  const { eyeX, eyeWidth, browY, browTilt, browArch, browSkew, masculine } = form
  for (const side of [-1, 1]) {
    const y = browY + Math.max(0, side * browSkew)
    tape.paint(skin, 'brow', {
      center: [side * (eyeX + eyeWidth * 0.2), y, 0.62],
      radii: [eyeWidth * 1.75, 0.3, 0.6],
      color: browColor(spec),
      opacity: 0.84 + 0.08 * masculine,
      parameters: [
        ...[eyeX - eyeWidth * (0.9 + 0.14 * masculine), y - 0.015 - browTilt],
        ...[eyeX + eyeWidth * 0.25, y + browArch * 1.9 + 0.01],
        ...[eyeX + eyeWidth * 1.36, y - 0.035 + browTilt * 0.6],
        ...[form.browThickness, 64, 100],
      ],
    })
  }
}

/** Darker than the hair, so that brows show on any skin; the light brows of old people are darkened least. */
const browColor = ({ age, hair }: CharacterSpec): Vector => {
  // Red brows are browner than the hair.
  const color = saturated(linear(hair.color), 0.72)
  if (luminance(color) < 0.35) return blend(color, [0.01, 0.006, 0.004], 0.4)
  return age === 'old' ? blend(color, [0.01, 0.006, 0.004], 0.28) : blend(color, TAN, 0.62)
}

const TAN: Vector = [0.12, 0.06, 0.026]
