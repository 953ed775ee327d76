import type { Hex } from '../spec/CharacterSpec.ts'
import { channelsOf } from '../spec/channelsOf.ts'
import { blend, scale, type Vector } from '../kernel/vector.ts'

/** An sRGB hex as linear light, 0 to 1 (gamma 2, which the kernel's tone curve undoes). */
export const linear = (hex: Hex): Vector => {
  const [red, green, blue] = channelsOf(hex)
  return [(red / 255) ** 2, (green / 255) ** 2, (blue / 255) ** 2]
}

export const luminance = (color: Vector): number =>
  color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11

/**
 * The light that a surface of this color reflects: pale colors are darkened, or the key light would burn them
 * out.
 */
export const albedo = (hex: Hex): Vector => {
  const color = linear(hex)
  return scale(color, 1 - 0.46 * luminance(color))
}

/** The albedo of skin: brown skin with less blue than real skin has is less saturated, or it would look orange. */
export const flesh = (hex: Hex): Vector => {
  const color = albedo(hex)
  const [red, green, blue] = color
  if (red <= green || green <= blue || blue >= LEAST_BLUE * red) return color
  const gray = luminance(color)
  return saturated(color, (gray * (1 - LEAST_BLUE)) / (gray - blue + LEAST_BLUE * (red - gray)))
}

/** The blue that skin of any brown reflects, as a share of the red. */
const LEAST_BLUE = 0.36

export const darker = (color: Vector, share: number): Vector => scale(color, 1 - share)

/** The color, more (above 1) or less saturated; no channel falls below 0. */
export const saturated = (color: Vector, by: number): Vector => {
  const gray = luminance(color)
  const [r, g, b] = blend([gray, gray, gray], color, by)
  return [Math.max(0, r), Math.max(0, g), Math.max(0, b)]
}
