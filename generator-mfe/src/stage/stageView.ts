import { isBusy, type Generation, type Portrait, type Series } from '@dramatis/store'
import { portraitOf } from '../flow/portraitOf.ts'

/** What the stage shows. */
export type StageView =
  | { readonly type: 'empty' | 'curtain' }
  | { readonly type: 'waiting'; readonly step: 1 | 2; readonly preview?: string | undefined }
  | {
      readonly type: 'picture'
      readonly portrait: Portrait
      /** Stands in its place until it is loaded. */
      readonly preview?: string | undefined
      /** What is drawn meanwhile. */
      readonly series?: Series | undefined
    }

/** Whether something is drawn that can be cancelled. */
export const isWorking = (view: StageView): boolean =>
  view.type === 'waiting' || (view.type === 'picture' && view.series !== undefined)

/** A finished picture stays in view when its visitor has no request left; the curtain hides nothing. */
export const stageView = (generation: Generation, throttled: boolean): StageView => {
  const portrait = portraitOf(generation)
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
  return { type: throttled ? 'curtain' : 'empty' }
}
