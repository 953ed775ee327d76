import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLOR_PAIRS } from './page/colorPairs.ts'
import { contrast, type Rgb } from './page/contrast.ts'

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

/** The values of a color token: light and dark. */
const color = (token: string): readonly [string, string] => {
  const value = new RegExp(`--${token}:\\s*([^;]+);`).exec(css)?.[1] ?? ''
  const [light, dark] = value.match(/#[0-9a-f]{6}/g) ?? []
  if (light === undefined) throw new Error(`tokens.css has no color --${token}`)
  return [light, dark ?? light]
}

const rgb = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]

const channel = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16)

test.each(COLOR_PAIRS)(
  '%s on %s has a contrast of at least %d in both themes',
  (front, back, least) => {
    const [lightFront, darkFront] = color(front)
    const [lightBack, darkBack] = color(back)
    expect(contrast(rgb(lightFront), rgb(lightBack))).toBeGreaterThanOrEqual(least)
    expect(contrast(rgb(darkFront), rgb(darkBack))).toBeGreaterThanOrEqual(least)
  },
)
