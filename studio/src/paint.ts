import type { CharacterSpec } from './CharacterSpec.ts'
import { type Aspect, ASPECT_RATIOS, type Picture, type Style } from './Picture.ts'
import { RenderPool } from './sculpted/RenderPool.ts'

/** Length of a picture's shorter side, in pixels, when none is asked for. */
const DEFAULT_SHORT_SIDE = 1024
const SMALLEST_SIDE = 16
const LARGEST_SIDE = 4096

export interface PaintOptions {
  readonly style: Style
  readonly aspect: Aspect
  /** Pixels from 16 to 4096; 1024 by default. */
  readonly shortSide?: number
  readonly signal?: AbortSignal
}

export interface Studio {
  /**
   * Draws the character. The same description, style, aspect and size give the same bytes. Requests
   * queue. Rejects with the signal's reason (an AbortError by default) when it is aborted, and with a
   * RangeError when the size is out of range.
   */
  paint(spec: CharacterSpec, options: PaintOptions): Promise<Picture>
  /** Frees the worker threads. */
  close(): Promise<void>
}

/** Starts a studio; its worker threads (the available cores, at most four) stay warm between pictures. */
export const createStudio = (options: { readonly threads?: number } = {}): Studio => {
  const pool = new RenderPool(options)
  let jobs = 0
  return {
    paint: async (spec, { style, aspect, shortSide = DEFAULT_SHORT_SIDE, signal }) => {
      const { width, height } = pictureSize(aspect, shortSide)
      jobs += 1
      return pool.render({ id: jobs, spec, style, aspect, width, height }, signal)
    },
    close: () => pool.close(),
  }
}

/** Width and height of a picture whose shorter side is given. Throws a RangeError outside 16 to 4096. */
const pictureSize = (
  aspect: Aspect,
  shortSide: number,
): { readonly width: number; readonly height: number } => {
  if (!Number.isInteger(shortSide) || shortSide < SMALLEST_SIDE || shortSide > LARGEST_SIDE) {
    throw new RangeError(
      `shortSide must be a whole number from ${SMALLEST_SIDE} to ${LARGEST_SIDE}, not ${shortSide}.`,
    )
  }
  const ratio = ASPECT_RATIOS[aspect]
  return ratio < 1
    ? { width: shortSide, height: Math.round(shortSide / ratio) }
    : { width: Math.round(shortSide * ratio), height: shortSide }
}
