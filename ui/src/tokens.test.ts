import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

/** The values of a colour token: by day and by night. */
const colour = (token: string): readonly [string, string] => {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? ''
  const [light, dark] = value.match(/#[0-9a-f]{6}/g) ?? []
  if (light === undefined) throw new Error(`tokens.css has no colour --${token}`)
  return [light, dark ?? light]
}

/** Relative luminance of an sRGB colour (WCAG 2.2, definition of "relative luminance"). */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colours (WCAG 2.2, definition of "contrast ratio"). */
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const TEXT = 4.5
const CONTROL = 3

test.each([
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
] as const)('%s on %s has a contrast of at least %d in both themes', (front, back, least) => {
  const [lightFront, darkFront] = colour(front)
  const [lightBack, darkBack] = colour(back)
  expect(contrast(lightFront, lightBack)).toBeGreaterThanOrEqual(least)
  expect(contrast(darkFront, darkBack)).toBeGreaterThanOrEqual(least)
})
