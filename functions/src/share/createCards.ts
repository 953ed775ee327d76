import { FLOWS, FREE_STYLE } from '@dramatis/catalogue'
import type { SharedPortrait } from '../contract/index.ts'
import { cachedPainter, type CachedPainter } from '../engines/cachedPainter.ts'
import { memoryPictures } from '../engines/memoryPictures.ts'
import { moderated } from '../engines/moderation/moderated.ts'
import type { Moderator } from '../engines/moderation/Moderator.ts'
import type { Painter, PaintingRequest } from '../engines/Painter.ts'
import { queuedPainter } from '../engines/queuedPainter.ts'
import { studioDescriber } from '../engines/studio/studioDescriber.ts'
import { createStudioPreviewer } from '../engines/studio/studioPainter.ts'
import { CARD, drawCard } from './drawCard.ts'

export interface Cards extends CachedPainter {
  close(): Promise<void>
}

/** Enough for a few hundred cards. */
const CACHE_BYTES = 16 * 1024 * 1024

/** One card takes a second or two, and a messenger does not wait for long. */
const QUEUE = { concurrency: 1, capacity: 8 }

/**
 * Paints the cards of share links with the studio's previews, which take only a moment and give no premium picture
 * away. The thread starts with the first card.
 *
 * @param moderators check the characters' names
 */
export const createCards = (moderators: readonly Moderator[]): Cards => {
  const previewer = createStudioPreviewer()
  const painter: Painter = {
    ...previewer,
    paint: moderated(
      moderators,
      ({ character }: PaintingRequest) => character,
      async (request, signal) => {
        const preview = await previewer.paint(request, signal)
        return { ...preview, ...CARD, bytes: await drawCard(preview.bytes, request.character) }
      },
    ),
  }
  return {
    ...cachedPainter(queuedPainter(painter, QUEUE), memoryPictures(CACHE_BYTES)),
    close: () => previewer.close(),
  }
}

/** The painting request for a link's picture, with the studio's own description. */
export const cardRequestOf = async (
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
