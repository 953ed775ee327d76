/** SVG source. Only the functions of this file write markup, so attributes are always escaped. */
export type Svg = string

type Attributes = Readonly<Record<string, string | number | undefined>>

export const element = (name: string, attributes: Attributes, ...children: readonly Svg[]): Svg => {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escape(value)}"`]))
    .join('')
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`
}

export const path = (d: string, attributes: Attributes): Svg =>
  element('path', { d, ...attributes })

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): Svg =>
  element('circle', { cx, cy, r, ...attributes })

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): Svg => element('ellipse', { cx, cy, rx, ry, ...attributes })

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes,
): Svg => element('rect', { x, y, width, height, ...attributes })

export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg =>
  element('g', attributes, ...children)

/** `children`, clipped to `d`. The id must be unique in the picture. */
export const clipped = (id: string, d: string, ...children: readonly Svg[]): Svg =>
  element('clipPath', { id }, path(d, {})) + group({ 'clip-path': `url(#${id})` }, ...children)

/** A vertical gradient, `stops` evenly spread, to be used as `url(#id)`. */
export const verticalGradient = (id: string, stops: readonly string[]): Svg =>
  element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    ...stops.map((color, at) =>
      element('stop', { offset: at / Math.max(1, stops.length - 1), 'stop-color': color }),
    ),
  )

/** A radial gradient from `color` to transparent at the rim. */
export const glow = (id: string, color: string, opacity: number): Svg =>
  element(
    'radialGradient',
    { id },
    element('stop', { offset: 0, 'stop-color': color, 'stop-opacity': opacity }),
    element('stop', { offset: 1, 'stop-color': color, 'stop-opacity': 0 }),
  )

const escape = (value: string | number): string =>
  typeof value === 'number'
    ? String(Math.round(value * 1000) / 1000)
    : value.replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? '')

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Joins what `draw` returns for 0 to `count` - 1. */
export const repeat = (count: number, draw: (at: number) => Svg): Svg =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')
