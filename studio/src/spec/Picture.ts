/** The three shapes of a picture; {@link ASPECT_RATIOS} has their ratios of width to height. */
export const ASPECTS = ['portrait', 'landscape', 'square'] as const
export type Aspect = (typeof ASPECTS)[number]

export const ASPECT_RATIOS: Readonly<Record<Aspect, number>> = {
  portrait: 2 / 3,
  landscape: 3 / 2,
  square: 1,
}

/**
 * A drawn picture: `width * height` pixels of 8-bit sRGB, four bytes each (red, green, blue, opaque alpha),
 * from the top row down.
 */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}
