import type { SculptContext } from '../SculptContext.ts'
import type { Material } from '../../kernel/Material.ts'
import { flesh, linear, luminance, saturated } from '../color.ts'
import { paintLips } from '../mouth.ts'
import { hairlineOf } from '../hair/hairline.ts'
import { SCALP_CENTER } from '../hair/scalp.ts'
import { type Vector, blend, clamp, ease, scale } from '../../kernel/vector.ts'
import { paintCreases } from './creases.ts'
import { paintBrows } from './paintBrows.ts'
import { paintLashes } from './paintLashes.ts'

/**
 * The material of skin. The palest would look like chalk without extra saturation, and the darkest like ash; darker
 * skin has narrower highlights.
 */
export const skinMaterial = (skin: Vector): Material => {
  const light = luminance(skin)
  const deep = ease(0.09, 0.02, light)
  const color = saturated(skin, 1 + 0.5 * ease(0.36, 0.52, light) + 0.3 * deep)
  return {
    kind: 'skin',
    color: scale(color, 0.86 + 0.3 * deep),
    gloss: 0.11 - 0.03 * deep,
    power: 30 + 20 * deep,
    subsurface: 1,
    fresnel: 0.2 - 0.1 * deep,
    texture: 0.16 - 0.08 * deep,
    frequency: 11,
  }
}

/** Gives cheeks, nose, ears, chin and sockets colors of their own: skin of a single color looks like plastic. */
export const colorSkin = (context: SculptContext): void => {
  const { tape, skin, form, spec } = context
  const color = flesh(spec.skin)
  const dark = darkness(color)
  const warm: Vector = [color[0] * 1.02, color[1] * 0.7, color[2] * 0.66]
  const blush = blend(warm, linear('#d8413a'), 0.2 * (1 - dark))
  const lucent: Vector = [color[0] * 1.15, color[1] * 0.78, color[2] * 0.7]
  const rosy = spec.species === 'undead' ? 0.1 : 0.44 + 0.14 * form.childlike + 0.06 * form.aged
  const spot = (center: Vector, radii: Vector, tone: Vector, opacity: number, mirrored = true) =>
    tape.paint(skin, 'spot', { center, radii, color: tone, opacity, mirrored })
  const tip = 0.7 + form.noseLength
  spot([form.eyeX + 0.1, form.cheekY + 0.02, 0.55], [0.36, 0.27, 0.5], blush, rosy)
  spot([0, form.noseY + 0.02, tip], [0.17, 0.16, 0.25], blush, rosy * 0.95, false)
  // Foreheads are yellower.
  spot(
    [0, 0.52, 0.6],
    [0.6, 0.36, 0.6],
    [color[0] * 1.03, color[1] * 1.0, color[2] * 0.88],
    0.12,
    false,
  )
  // Light shines through ears.
  spot([form.headWidth + 0.05, -0.1, -0.1], [0.2, 0.28, 0.3], lucent, 0.5)
  spot([0, form.chinY + 0.12, 0.6], [0.2, 0.14, 0.3], blush, 0.2, false)
  const socket: Vector = [color[0] * 0.68, color[1] * 0.53, color[2] * 0.53]
  spot(
    [form.eyeX, 0, 0.66],
    [form.eyeWidth * 1.75, form.eyeUpper * 2.7, 0.4],
    socket,
    0.4 + 0.2 * form.aged,
  )
  spot([form.eyeX - form.eyeWidth * 0.98, -0.012, 0.62], [0.05, 0.04, 0.12], [0.4, 0.13, 0.11], 0.5)
  if (form.masculine < 0.5) {
    const lid = blend(color, linear('#7a4436'), 0.6)
    spot(
      [form.eyeX + 0.01, form.eyeUpper + 0.03, 0.66],
      [form.eyeWidth * 1.15, 0.075, 0.3],
      lid,
      0.4,
    )
  }
  spot(
    [form.noseWidth * 0.76, form.noseY - form.noseWidth * 0.74, 0.7 + form.noseLength * 0.5],
    [form.noseWidth * 0.42, form.noseWidth * 0.3, 0.12],
    [color[0] * 0.36, color[1] * 0.22, color[2] * 0.2],
    clamp(form.noseWidth * 5.5, 0.25, 0.5),
  )
  if (form.masculine > 0.6 && form.childlike < 0.3) {
    // The shadow of a shaved beard.
    spot([0, -0.82, 0.4], [0.7, 0.44, 0.8], blend(color, [0.2, 0.2, 0.22], 0.3), 0.28, false)
  }
  paintCreases(context)
  paintLips(context)
  if (spec.species !== 'alien') paintBrows(context)
  paintLashes(context)
  paintRoots(context)
}

/** Makes hair begin gradually: without this, its edge looks like the rim of a cap. */
const paintRoots = (context: SculptContext): void => {
  const { tape, skin, form, spec } = context
  if (spec.hair.cut === 'bald') return
  tape.paint(skin, 'hairline', {
    center: SCALP_CENTER,
    radii: [form.headWidth + 0.075, spec.hair.cut === 'tonsure' ? 0.64 : 1.2, 1.3],
    color: scale(blend(flesh(spec.skin), linear(spec.hair.color), 0.88), 0.8),
    opacity: 0.94,
    // The layer measures heights from its center.
    parameters: hairlineOf(context).map((height) => height - SCALP_CENTER[1]),
  })
}

/** 0 for pale skin to 1 for the darkest. */
const darkness = (skin: Vector): number => clamp(1 - (skin[0] + skin[1] + skin[2]) / 1.5, 0, 1)
