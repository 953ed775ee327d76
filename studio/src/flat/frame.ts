/** A rectangle in the figure's units; y runs down. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The figure's place in the picture: scale in pixels per unit, and its origin in pixels. */
export interface Frame {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/**
 * Fits `box` into a picture of `width` by `height` pixels with a margin of 4 % of the shorter side at the sides and
 * the top. `air` is the share of the spare height that is left above the figure; the bust continues below the box.
 */
export const frame = (box: Box, width: number, height: number, air = 0.42): Frame => {
  const margin = 0.04 * Math.min(width, height)
  const scale = Math.min(
    (width - 2 * margin) / (box.right - box.left),
    (height - margin) / (box.bottom - box.top),
  )
  const spare = height - margin - (box.bottom - box.top) * scale
  return {
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale,
    y: margin + spare * air - box.top * scale,
  }
}
