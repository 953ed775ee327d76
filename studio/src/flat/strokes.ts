import type { Hex } from '../spec/CharacterSpec.ts'
import { darken, lighten } from './palette.ts'
import type { Pen } from './Pen.ts'
import { oval } from './penned.ts'
import { mirrored } from './shapes.ts'
import { path, type Svg } from './svg.ts'

/**
 * One stroke of a drawing that every flat style draws with its own pen. A data file has it as a row:
 * `[both] shape|shade|light INK PATH`, `[both] line INK WIDTH PATH`, `[both] glass INK OPACITY PATH` or
 * `glow magic|warm RADIUS x,y`.
 *
 * - `shade` is a shadow or highlight on what is below; `glass` lets it show through; `light` shines, and `glow` is
 *   the light around it.
 * - INK is `color` or `trim`, as dyed, or a fixed `#rrggbb`; `-30` after it darkens by 30%, `+30` lightens.
 * - PATH is SVG path data, or `O x,y rx,ry` for an ellipse. `both` mirrors it in x = 0.
 */
export type Stroke = Drawn | Glow

interface Drawn {
  readonly kind: (typeof KINDS)[number]
  readonly ink: Ink
  /** The width of a line, or the opacity of glass. */
  readonly amount: number
  readonly paths: readonly string[]
}

interface Glow {
  readonly kind: 'glow'
  readonly light: (typeof LIGHTS)[number]
  readonly radius: number
  readonly x: number
  readonly y: number
}

interface Ink {
  readonly dye: 'color' | 'trim' | Hex
  /** Lighter above zero, darker below. */
  readonly tone: number
}

const KINDS = ['shape', 'shade', 'light', 'line', 'glass'] as const
const LIGHTS = ['magic', 'warm'] as const

/** Draws the strokes in order. */
export const drawStrokes = (
  strokes: readonly Stroke[],
  dyes: { readonly color: Hex; readonly trim: Hex },
  pen: Pen,
): Svg =>
  strokes
    .flatMap((stroke) => {
      if (stroke.kind === 'glow') return pen.glow(stroke.x, stroke.y, stroke.radius, stroke.light)
      const { kind, ink, amount, paths } = stroke
      const color = toned(ink.dye === 'color' || ink.dye === 'trim' ? dyes[ink.dye] : ink.dye, ink)
      return paths.map((d) => DRAW[kind](pen, d, color, amount))
    })
    .join('')

const toned = (color: Hex, { tone }: Ink): Hex =>
  tone === 0 ? color : tone < 0 ? darken(color, -tone) : lighten(color, tone)

const DRAW: Readonly<
  Record<Drawn['kind'], (pen: Pen, d: string, color: Hex, amount: number) => Svg>
> = {
  shape: (pen, d, color) => pen.shape(d, color),
  shade: (pen, d, color) => pen.shade(d, color),
  light: (pen, d, color) => pen.light(d, color),
  line: (pen, d, color, width) => pen.line(d, color, width),
  glass: (_pen, d, fill, opacity) => path(d, { fill, opacity }),
}

/** Reads rows. Throws a SyntaxError that names `source`, the row and the word at fault. */
export const readStrokes = (rows: readonly string[], source: string): readonly Stroke[] =>
  rows.map((row, at) => readStroke(row, `${source}, row ${at + 1}`))

const readStroke = (row: string, place: string): Stroke => {
  const wrong = (what: string, word = ''): never => {
    throw new SyntaxError(`${place}: ${what} "${word}"`)
  }
  const number = (word: string | undefined): number =>
    word && Number.isFinite(Number(word)) ? Number(word) : wrong('not a number:', word)
  const words = row.split(' ')
  if (words[0] === 'glow') {
    const [, lightWord, radius, point = ''] = words
    const light = LIGHTS.find((known) => known === lightWord) ?? wrong('unknown light', lightWord)
    const [x, y] = point.split(',')
    return { kind: 'glow', light, radius: number(radius), x: number(x), y: number(y) }
  }
  const isOnBothSides = words[0] === 'both'
  const [kindWord, inkWord, ...rest] = isOnBothSides ? words.slice(1) : words
  const kind = KINDS.find((known) => known === kindWord) ?? wrong('unknown stroke', kindWord)
  const ink = readInk(inkWord) ?? wrong('unknown ink', inkWord)
  const amount = kind === 'line' || kind === 'glass' ? number(rest.shift()) : 0
  const d = readPath(rest.join(' ')) ?? wrong('not a path:', rest.join(' '))
  return { kind, ink, amount, paths: isOnBothSides ? [mirrored(d), d] : [d] }
}

const readInk = (word = ''): Ink | undefined => {
  const [, dye, tone = '0'] = /^(color|trim|#[\da-f]{6})([-+]\d+)?$/u.exec(word) ?? []
  if (dye === undefined) return undefined
  return { dye: isDye(dye) ? dye : `#${dye.slice(1)}`, tone: Number(tone) / 100 }
}

const isDye = (word: string): word is 'color' | 'trim' => word === 'color' || word === 'trim'

const readPath = (text: string): string | undefined => {
  const ellipse = /^O (\S+),(\S+) (\S+),(\S+)$/u.exec(text)
  if (ellipse) {
    const [x = NaN, y = NaN, rx = NaN, ry = NaN] = ellipse.slice(1).map(Number)
    return Number.isNaN(x + y + rx + ry) ? undefined : oval(x, y, rx, ry)
  }
  return /^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/u.test(text) ? text : undefined
}
