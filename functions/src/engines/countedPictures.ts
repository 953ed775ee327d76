import type { PictureCache } from './PictureCache.ts'
import type { Metrics } from '../metrics/createMetrics.ts'

/** A cache whose hits and misses are counted. */
export const countedPictures = (
  pictures: PictureCache,
  { cacheLookUp }: Pick<Metrics, 'cacheLookUp'>,
): PictureCache => ({
  async get(key) {
    const picture = await pictures.get(key)
    cacheLookUp(picture !== undefined)
    return picture
  },
  set: (key, picture) => pictures.set(key, picture),
})
