/** Red, green and blue of an sRGB color, each from 0 to 255. */
export type Rgb = readonly number[]

/** Contrast ratio of two colors, from 1 to 21 (WCAG 2.2, definition of "contrast ratio"). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance of an sRGB color, from 0 to 1 (WCAG 2.2, definition of "relative luminance"). */
export const luminance = (color: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
