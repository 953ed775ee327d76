import { isBusy, type Generation, type Portrait } from '@dramatis/store'

/** The picture to show: the last finished one. */
export const shownPortrait = (generation: Generation): Portrait | undefined => {
  if (isBusy(generation)) return generation.series?.shown
  if (generation.phase === 'succeeded') return generation.portrait
  return generation.phase === 'failed' ? generation.previous : undefined
}
