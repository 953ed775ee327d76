import { LRUCache } from 'lru-cache'
import type { EncodedPicture } from './Painter.ts'
import type { PictureCache } from './PictureCache.ts'

/** The most recently used pictures that fit into `maxBytes` together. */
export const memoryPictures = (maxBytes: number): PictureCache => {
  const pictures = new LRUCache<string, EncodedPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  })
  return {
    get: (key) => Promise.resolve(pictures.get(key)),
    set(key, picture) {
      pictures.set(key, picture)
      return Promise.resolve()
    },
  }
}
