import { isBusy, type Generation, type Portrait } from '@dramatis/store'

/** The finished picture to show, if any. While another is being made, only a series shows one. */
export const shownPortrait = (generation: Generation): Portrait | undefined => {
  if (isBusy(generation)) return generation.series?.shown
  if (generation.phase === 'succeeded') return generation.portrait
  return generation.phase === 'failed' ? generation.previous : undefined
}
