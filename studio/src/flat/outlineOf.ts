import type { Outline } from '../scenery/Sketch.ts'
import { num } from './shapes.ts'

/** The size of the picture that a sketch is placed in. The origin is the top left corner. */
export interface Placing {
  readonly width: number
  readonly height: number
}

export const across = ({ width, height }: Placing, x: number): number => num(width / 2 + x * height)
export const down = ({ height }: Placing, y: number): number => num(height / 2 - y * height)

/** The outline as path data. */
export const outlineOf = (outline: Exclude<Outline, { kind: 'glow' }>, place: Placing): string => {
  if (outline.kind === 'polygon') {
    return `M${outline.points.map(([x, y]) => `${across(place, x)},${down(place, y)}`).join(' L')}Z`
  }
  const [cx, cy] = [across(place, outline.center[0]), down(place, outline.center[1])]
  const [rx, ry] = [num(outline.radii[0] * place.height), num(outline.radii[1] * place.height)]
  return `M${num(cx - rx)},${cy} a${rx},${ry} 0 1 1 ${num(2 * rx)},0 a${rx},${ry} 0 1 1 ${num(-2 * rx)},0Z`
}
