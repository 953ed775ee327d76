import type { EncodedPicture, Painter, PaintingRequest } from './Painter.ts'
import type { PictureCache } from './PictureCache.ts'

export interface CachedPainter extends Painter {
  /** The picture, if it is cached. */
  cached(request: PaintingRequest): Promise<EncodedPicture | undefined>
}

/** A painter that caches its pictures, except those made from a visitor's photo and those drawn by a fallback. */
export const cachedPainter = (painter: Painter, pictures: PictureCache): CachedPainter => ({
  styles: painter.styles,
  engine: (tier) => painter.engine(tier),
  cached: async (request) =>
    request.photo === undefined ? pictures.get(keyOf(painter, request)) : undefined,
  async paint(request, signal) {
    if (request.photo !== undefined) return painter.paint(request, signal)
    const key = keyOf(painter, request)
    // If the cache fails, the picture is painted anyway.
    const known = await pictures.get(key).catch(() => undefined)
    if (known !== undefined) return known
    const picture = await painter.paint(request, signal)
    if (picture.engine.name === painter.engine(request.tier).name) {
      await pictures.set(key, picture).catch(() => undefined)
    }
    return picture
  },
})

/** A cache key with everything that a picture depends on. */
const keyOf = (
  painter: Painter,
  { description, character, style, aspect, tier, seed }: PaintingRequest,
): string =>
  JSON.stringify([painter.engine(tier), tier, description, character, style, aspect, seed])
