import type { Hex } from '../spec/CharacterSpec.ts'
import { channelsOf } from '../spec/channelsOf.ts'

/** The color of all outlines: a warm near-black, like brush ink. */
export const INK: Hex = '#38282b'

/** The color at share `t` of the way from `a` to `b`, in sRGB. */
export const mix = (a: Hex, b: Hex, t: number): Hex => {
  const to = channelsOf(b)
  const mixed = channelsOf(a).map((from, at) => {
    const value = Math.round(from + ((to[at] ?? from) - from) * t)
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

/** Shadows tend toward violet and lights toward cream, as in painted animation films. */
export const darken = (color: Hex, t = 0.3): Hex => mix(color, '#2b2350', t)
export const lighten = (color: Hex, t = 0.3): Hex => mix(color, '#fff8e6', t)

/** The shadow side of skin: redder, not grayer. */
export const skinShade = (skin: Hex): Hex => mix(mix(skin, '#a8485a', 0.3), '#2b2350', 0.08)

/** The luma of a color, from 0 to 1: Rec. 709 weights applied to its sRGB values. */
export const brightness = (color: Hex): number => {
  const [red, green, blue] = channelsOf(color)
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
}
