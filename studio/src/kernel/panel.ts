import { PANEL_MARGIN } from './layout.ts'
import { PATTERNS } from './opcodes.ts'
import type { Layer } from './shapes.ts'
import type { Vector } from './vector.ts'

/** A point as seen from the front, without its depth. */
export type Point = readonly [x: number, y: number]

export interface PanelPaint {
  readonly color: Vector
  readonly opacity?: number
  /** The painted range of distances from the edge, negative inside; by default the whole inside. */
  readonly from?: number
  readonly to?: number
  /** Half the width of the soft edge. */
  readonly soft?: number
  readonly pattern?: keyof typeof PATTERNS
  readonly frequency?: number
  /** The length of stitches. */
  readonly dash?: number
  readonly mirrored?: boolean
}

/** The layer that paints a polygon, as seen from the front. Throws a RangeError if it has more than twelve corners. */
export const panelLayer = (corners: readonly Point[], paint: PanelPaint): Layer => {
  const { color, opacity = 1, from = -FAR, to = 0, soft = 0.006 } = paint
  const { pattern = 'none', frequency = 1, dash = 0, mirrored = false } = paint
  if (corners.length > MAX_CORNERS) {
    throw new RangeError(
      `A painted panel can have at most ${MAX_CORNERS} corners, not ${corners.length}.`,
    )
  }
  const { middle, half, offsets } = around(corners)
  const margin = Math.max(0, to) + soft
  return {
    center: [...middle, 0.3],
    radii: [PANEL_MARGIN * (half[0] + margin), PANEL_MARGIN * (half[1] + margin), 3],
    color,
    opacity,
    mirrored,
    parameters: [from, to, soft, PATTERNS[pattern], frequency, dash, corners.length, ...offsets],
  }
}

const MAX_CORNERS = 12
/** Deeper than any polygon. */
const FAR = 100

/** The middle of the corners' bounding box, half its width and height, and the corners' offsets from its middle. */
export const around = (
  corners: readonly Point[],
): { readonly middle: Point; readonly half: Point; readonly offsets: readonly number[] } => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)]
  const middle: Point = [(left + right) / 2, (bottom + top) / 2]
  return {
    middle,
    half: [(right - left) / 2, (top - bottom) / 2],
    offsets: corners.flatMap(([x, y]) => [x - middle[0], y - middle[1]]),
  }
}
