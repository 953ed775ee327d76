import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { type Aspect, ASPECT_RATIOS, type Picture } from '../spec/Picture.ts'
import type { LivingPicture } from '../spec/LivingPicture.ts'
import { type Style } from './styles.ts'
import type { Job } from './job.ts'
import { RenderPool } from './RenderPool.ts'

/** The default length of a picture's shorter side, in pixels. */
export const DEFAULT_SHORT_SIDE = 1024
/** The default length of a preview's shorter side, in pixels. */
export const PREVIEW_SHORT_SIDE = 256
export const MIN_SIDE = 16
export const MAX_SIDE = 4096

export interface PaintOptions {
  readonly style: Style
  readonly aspect: Aspect
  /** Pixels, from 16 to 4096; 1024 by default, 256 for a preview. 2048 is for large screens. */
  readonly shortSide?: number
  readonly signal?: AbortSignal
}

export interface Studio {
  /**
   * Draws the character. The same description, style, aspect and size give the same bytes. Requests queue.
   * Rejects with the signal's reason (an AbortError by default) when the signal is aborted, and with a
   * RangeError when the size is out of range.
   */
  paint(spec: CharacterSpec, options: PaintOptions): Promise<Picture>
  /**
   * A small, rough version of the picture that `paint` draws, in a fraction of the time: the same view,
   * strands and light, so the final picture looks like this one brought into focus.
   */
  preview(spec: CharacterSpec, options: PaintOptions): Promise<Picture>
  /**
   * The picture that `paint` draws, and its eyes at other moments, to play over it: a blink, and a glance aside. Groups,
   * and whoever has no eyes that can blink, remain a still. It takes about one and a half times as long as `paint`.
   */
  paintLiving(spec: CharacterSpec, options: PaintOptions): Promise<LivingPicture>
  /** Frees the worker threads. */
  close(): Promise<void>
}

let shared: Studio | undefined

/**
 * Draws the character in a studio shared by all callers of this function: see {@link Studio.paint}. The
 * studio starts with the first picture, and its idle threads do not keep a process alive. To choose the
 * number of threads, or to free them, use {@link createStudio}.
 */
export const paint = (spec: CharacterSpec, options: PaintOptions): Promise<Picture> =>
  (shared ??= createStudio()).paint(spec, options)

/**
 * Starts a studio. Its worker threads (by default one for each available core, at most four) stay warm between
 * pictures. Throws a RangeError for an invalid number of threads.
 */
export const createStudio = (options: { readonly threads?: number } = {}): Studio => {
  const pool = new RenderPool(options)
  let jobs = 0
  const jobFor = (
    spec: CharacterSpec,
    { style, aspect, shortSide = DEFAULT_SHORT_SIDE }: PaintOptions,
  ): Job => {
    const { width, height } = pictureSize(aspect, shortSide)
    jobs += 1
    return { id: jobs, spec, style, aspect, width, height }
  }
  return {
    paint: async (spec, options) => pool.render(jobFor(spec, options), options.signal),
    async preview(spec, options) {
      const job = jobFor(spec, { shortSide: PREVIEW_SHORT_SIDE, ...options })
      return pool.render({ ...job, preview: true }, options.signal)
    },
    paintLiving: async (spec, options) => pool.renderLiving(jobFor(spec, options), options.signal),
    close: () => pool.close(),
  }
}

/** The width and height of a picture with this shorter side. Throws a RangeError outside 16 to 4096. */
const pictureSize = (
  aspect: Aspect,
  shortSide: number,
): { readonly width: number; readonly height: number } => {
  if (!Number.isInteger(shortSide) || shortSide < MIN_SIDE || shortSide > MAX_SIDE) {
    throw new RangeError(
      `shortSide must be a whole number from ${MIN_SIDE} to ${MAX_SIDE}, not ${shortSide}.`,
    )
  }
  const ratio = ASPECT_RATIOS[aspect]
  return ratio < 1
    ? { width: shortSide, height: Math.round(shortSide / ratio) }
    : { width: Math.round(shortSide * ratio), height: shortSide }
}
