import { isBusy, type Generation, type Portrait } from '@dramatis/store'

/** The picture that there is to show: the last one that succeeded. */
export const portraitOf = (generation: Generation): Portrait | undefined => {
  if (isBusy(generation)) return generation.series?.shown
  if (generation.phase === 'succeeded') return generation.portrait
  return generation.phase === 'failed' ? generation.previous : undefined
}
