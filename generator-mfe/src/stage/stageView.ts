import { isBusy, type Generation, type Portrait } from '@dramatis/store'
import { portraitOf } from '../flow/portraitOf.ts'

/** What the stage shows. */
export type StageView =
  | { readonly type: 'empty' | 'curtain' }
  | { readonly type: 'waiting'; readonly step: 1 | 2 }
  | { readonly type: 'picture'; readonly portrait: Portrait }

/** A finished picture stays in view when its visitor has no request left; the curtain hides nothing. */
export const stageView = (generation: Generation, throttled: boolean): StageView => {
  if (isBusy(generation)) {
    return { type: 'waiting', step: generation.phase === 'describing' ? 1 : 2 }
  }
  const portrait = portraitOf(generation)
  if (portrait) return { type: 'picture', portrait }
  return { type: throttled ? 'curtain' : 'empty' }
}
