import { isBusy, type Generation, type Portrait, type Series } from '@dramatis/store'
import type { SharedPortrait } from '@dramatis/functions/contract'
import { shownPortrait } from '../generation/shownPortrait.ts'

/** The content of the result area. */
export type ResultView =
  | { readonly type: 'shared'; readonly shared: SharedView }
  | { readonly type: 'empty' | 'rateLimit' }
  | { readonly type: 'waiting'; readonly step: 1 | 2; readonly preview?: string | undefined }
  | {
      readonly type: 'picture'
      readonly portrait: Portrait
      /** Shown until the picture has loaded. */
      readonly preview?: string | undefined
      /** The series whose next picture is being drawn meanwhile. */
      readonly series?: Series | undefined
    }

/** The picture of the share link that opened the page. */
export type SharedView = SharedPortrait & Required<Pick<SharedPortrait, 'aspect'>>

/** Whether something is being drawn and can be canceled. */
export const isWorking = (view: ResultView): boolean =>
  view.type === 'waiting' || (view.type === 'picture' && view.series !== undefined)

/**
 * What the result area shows. A finished picture stays in view when no request is left.
 *
 * @param shared shown until the visitor draws something
 */
export const resultView = (
  generation: Generation,
  throttled: boolean,
  shared?: SharedView,
): ResultView => {
  const portrait = shownPortrait(generation)
  if (isBusy(generation)) {
    const { phase, preview, series } = generation
    return portrait
      ? { type: 'picture', portrait, series }
      : { type: 'waiting', step: phase === 'describing' ? 1 : 2, preview }
  }
  if (portrait) {
    const preview = generation.phase === 'succeeded' ? generation.preview : undefined
    return { type: 'picture', portrait, preview }
  }
  if (generation.phase === 'idle' && shared) return { type: 'shared', shared }
  return { type: throttled ? 'rateLimit' : 'empty' }
}
