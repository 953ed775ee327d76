import { CARD, FLOWS, FREE_STYLE } from '@dramatis/catalogue'
import type { SharedPortrait } from '../contract/index.ts'
import { cachedPainter, type CachedPainter } from '../engines/cachedPainter.ts'
import { memoryPictures } from '../engines/memoryPictures.ts'
import { moderated } from '../engines/moderation/moderated.ts'
import type { Moderator } from '../engines/moderation/Moderator.ts'
import type { Painter, PaintingRequest } from '../engines/Painter.ts'
import { queuedPainter } from '../engines/queuedPainter.ts'
import { studioDescriber } from '../engines/studio/studioDescriber.ts'
import { createSharedPainter } from '../engines/studio/studioPainter.ts'
import { drawCard } from './drawCard.ts'

export interface SharedPictures {
  /** Paints what the page shows to whoever opens a link. */
  readonly pictures: CachedPainter
  /** Paints what messengers show, from the same pictures. */
  readonly cards: CachedPainter
  close(): Promise<void>
}

/** For the pictures, and for the cards: enough for a hundred or two. */
const CACHE_BYTES = 16 * 1024 * 1024

/** One picture takes a second or two, and neither a messenger nor a visitor waits for long. */
const QUEUE = { concurrency: 1, capacity: 8 }

/**
 * Paints the pictures of share links, and their cards, with the studio. The thread starts with the first picture.
 *
 * @param moderators check the characters' names
 * @param shortSide the shorter side of a free picture, in pixels
 */
export const createSharedPictures = (
  moderators: readonly Moderator[],
  shortSide: number,
): SharedPictures => {
  const studio = createSharedPainter(shortSide)
  const pictures = paintedOnce({
    ...studio,
    paint: moderated(
      moderators,
      ({ character }: PaintingRequest) => character,
      (request, signal) => studio.paint(request, signal),
    ),
  })
  const cards = paintedOnce({
    ...studio,
    paint: async (request, signal) => {
      const picture = await pictures.paint(request, signal)
      return { ...picture, ...CARD, bytes: await drawCard(picture.bytes, request.character) }
    },
  })
  return { pictures, cards, close: () => studio.close() }
}

/** Looks into the cache again after the queue, since whoever waited there may have waited for the same picture. */
const paintedOnce = (painter: Painter): CachedPainter => {
  const cache = memoryPictures(CACHE_BYTES)
  return cachedPainter(queuedPainter(cachedPainter(painter, cache), QUEUE), cache)
}

/** The painting request for a link's picture, with the studio's own description. */
export const sharedRequestOf = async (
  { character, style = FREE_STYLE, aspect = FLOWS.latest.defaultAspect, seed }: SharedPortrait,
  signal: AbortSignal,
): Promise<PaintingRequest> => ({
  description: await studioDescriber.describe({ prompt: character, style, aspect }, signal),
  character,
  style,
  aspect,
  tier: 'free',
  seed,
})
