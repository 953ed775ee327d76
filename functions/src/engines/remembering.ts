import { LRUCache } from 'lru-cache'
import type { EncodedPicture, Painter, PaintingWish } from './Painter.ts'

/** A painter that answers with a picture it has, for the latest ones that fit into `maxBytes` together. */
export const remembering = (painter: Painter, maxBytes: number): Painter => {
  const pictures = new LRUCache<string, EncodedPicture>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  })
  return {
    styles: painter.styles,
    engine: (tier) => painter.engine(tier),
    async paint(wish, signal) {
      const key = keyOf(painter, wish)
      const known = pictures.get(key)
      if (known !== undefined) return known
      const picture = await painter.paint(wish, signal)
      pictures.set(key, picture)
      return picture
    },
  }
}

/** Everything that decides a picture. */
const keyOf = (
  painter: Painter,
  { description, character, style, aspect, tier, seed }: PaintingWish,
): string =>
  JSON.stringify([painter.engine(tier), tier, description, character, style, aspect, seed])
