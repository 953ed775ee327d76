import { LRUCache } from 'lru-cache'
import type { EncodedPicture, Painter, PaintingRequest } from './Painter.ts'

/** A painter that caches its pictures: the most recently used ones that fit into `maxBytes` together. */
export const cachedPainter = (painter: Painter, maxBytes: number): Painter => {
  const pictures = new LRUCache<string, EncodedPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  })
  return {
    styles: painter.styles,
    engine: (tier) => painter.engine(tier),
    async paint(request, signal) {
      const key = keyOf(painter, request)
      const known = pictures.get(key)
      if (known !== undefined) return known
      const picture = await painter.paint(request, signal)
      pictures.set(key, picture)
      return picture
    },
  }
}

/** Everything that a picture depends on. */
const keyOf = (
  painter: Painter,
  { description, character, style, aspect, tier, seed }: PaintingRequest,
): string =>
  JSON.stringify([painter.engine(tier), tier, description, character, style, aspect, seed])
