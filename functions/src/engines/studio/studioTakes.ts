import { altText, labelOf, takeOf, writeDescription } from '@dramatis/studio'
import type { PaintingRequest } from '../Painter.ts'

/** A take of a character: what to paint, and what to say about it. */
export interface StudioTake extends Pick<PaintingRequest, 'description' | 'seed'> {
  /** What is different in it, in a few words; empty for the description itself. */
  readonly label: string
  readonly alt: string
}

/**
 * The takes of a character by their numbers, in words in any of the studio's languages. Take 0 is the description
 * itself.
 */
export const studioTakes = (
  request: Pick<PaintingRequest, 'description' | 'character' | 'seed'>,
  language: string,
): ((index: number) => StudioTake) => {
  const base = takeOf(request, 0)
  return (index) => {
    const take = takeOf(request, index)
    return {
      description: index === 0 ? request.description : writeDescription(take, language),
      // With their take's number as seed, other people are also other than each other in what words do not say.
      seed: take.seed === base.seed ? request.seed : index,
      label: labelOf(base, take, language),
      alt: altText(take, language),
    }
  }
}
