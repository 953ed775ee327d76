import type { SculptContext } from '../SculptContext.ts'
import { almondParameters } from '../../kernel/almond.ts'
import { linear } from '../color.ts'
import { openingOf } from '../eyes.ts'
import { blend, clamp } from '../../kernel/vector.ts'

export const paintLashes = ({ tape, skin, form, spec }: SculptContext): void => {
  const hair = linear(spec.hair.color)
  const { eyeX, eyeWidth } = form
  const fold = clamp(0.34 * form.lidCrease - 0.14 * form.masculine, 0, 0.4)
  tape.paint(skin, 'lash', {
    center: [eyeX, 0, 0.62],
    radii: [eyeWidth * 1.7, 0.3, 0.6],
    color: blend(hair, [0.008, 0.005, 0.004], 0.9),
    opacity: 0.94,
    mirrored: true,
    parameters: [...almondParameters(openingOf(form)), form.lash, 0.009, form.wing, fold],
  })
}
