/** Red, green and blue of sRGB, each from 0 to 255. */
export type Rgb = readonly [number, number, number]

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, definition of "contrast ratio"). */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance of an sRGB colour (WCAG 2.2, definition of "relative luminance"). */
const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const TEXT = 4.5
const CONTROL = 3

/** What must be told apart: the token in front, the one behind, and the least ratio (WCAG 1.4.3, 1.4.11). */
export const CONTRASTS = [
  ['ink', 'paper', TEXT],
  ['ink', 'sheet', TEXT],
  ['ink', 'sheet-press', TEXT],
  ['ink-soft', 'paper', TEXT],
  ['ink-soft', 'sheet', TEXT],
  ['ink-soft', 'sheet-press', TEXT],
  ['link', 'paper', TEXT],
  ['link', 'sheet', TEXT],
  ['on-spot', 'spot', TEXT],
  ['success', 'sheet', TEXT],
  ['error', 'sheet', TEXT],
  ['warning', 'sheet', TEXT],
  ['info', 'sheet', TEXT],
  ['error', 'paper', TEXT],
  ['on-signal', 'success', TEXT],
  ['on-signal', 'error', TEXT],
  ['on-signal', 'warning', TEXT],
  ['on-signal', 'info', TEXT],
  ['on-signal', 'neutral', TEXT],
  ['stage-text', 'stage-back', TEXT],
  ['stage-text', 'stage-floor', TEXT],
  ['stage-soft', 'stage-floor', TEXT],
  ['stage-spot', 'stage-floor', TEXT],
  ['rule', 'paper', CONTROL],
  ['rule', 'sheet', CONTROL],
  ['focus', 'paper', CONTROL],
  ['focus', 'sheet', CONTROL],
] as const
