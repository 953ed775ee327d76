import type { Hex } from '../spec/CharacterSpec.ts'
import { linear, luminance } from './color.ts'
import type { Backdrop } from './backdrop/Backdrop.ts'
import { add, clamp, mix, scale, type Vector } from '../kernel/vector.ts'

/**
 * Makes a backdrop lighter or darker if a face of this skin color would be lost in front of it: a backdrop
 * darker than the skin gets darker, a lighter one lighter, until they differ enough. The more their hues
 * differ, the less is needed.
 */
export const contrastWithSkin = (paint: Backdrop, skin: Hex): Backdrop => {
  const face = linear(skin)
  const behind = meanBehindHead(paint)
  const lightness = Math.sqrt(luminance(behind))
  const difference = lightness - seenLightness(face)
  const needed = Math.sqrt(Math.max(0, APART ** 2 - hueDifference(face, behind) ** 2))
  if (Math.abs(difference) >= needed) return paint
  const wanted = seenLightness(face) + (difference < 0 ? -needed : needed)
  const share = (clamp(wanted, 0.04, 0.96) / Math.max(lightness, 0.04)) ** 2
  return (x, y) => scale(paint(x, y), share)
}

/** The lightness difference that sets a face off from the backdrop; lightness is the square root of luminance. */
const APART = 0.17

/** The places beside the head, in picture heights from the middle. */
const BESIDE = [-0.42, -0.34, -0.28, -0.22, 0.22, 0.28, 0.34, 0.42] as const
const ROWS = [-0.15, -0.08, -0.01, 0.06, 0.13, 0.2, 0.27, 0.34] as const

const meanBehindHead = (paint: Backdrop): Vector => {
  const colors = ROWS.flatMap((y) => BESIDE.map((x) => paint(x, y)))
  return scale(
    colors.reduce((sum, color) => add(sum, color), [0, 0, 0]),
    1 / colors.length,
  )
}

/** How light a lit face looks, measured in all styles; the palest skin looks hardly lighter than pale skin. */
const seenLightness = (color: Vector): number => {
  const own = Math.sqrt(luminance(color))
  return own < 0.64 ? mix(0.08, 0.62, own / 0.64) : mix(0.62, 0.74, (own - 0.64) / 0.36)
}

/** How much of a difference in hue colored light may remove. */
const LIGHT_TINTS = 0.08

/**
 * The difference in hue and saturation, on the scale of lightness; red against green counts more than blue
 * against yellow.
 */
const hueDifference = (a: Vector, b: Vector): number => {
  const opponents = (color: Vector): readonly [number, number] => {
    const [red, green, blue] = [Math.sqrt(color[0]), Math.sqrt(color[1]), Math.sqrt(color[2])]
    return [red - green, (red + green) / 2 - blue]
  }
  const [p, q] = [opponents(a), opponents(b)]
  return Math.max(0, Math.hypot(0.9 * (p[0] - q[0]), 1.2 * (p[1] - q[1])) - LIGHT_TINTS)
}
