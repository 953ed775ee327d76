import { describe, LANGUAGE_TAGS, unreadIn, writeDescription } from '@dramatis/studio'
import type { EncodedPicture, PaintingRequest } from '../Painter.ts'
import { STUDIO_ENGINE } from './studioEngine.ts'

/**
 * The nouns and adjectives that a studio picture does not show, from the visitor's text, or from the description if
 * the studio did not write it. Empty for other engines' pictures, since nobody knows what they show.
 */
export const unreadOf = async (
  { character, description }: Pick<PaintingRequest, 'character' | 'description'>,
  { engine }: Pick<EncodedPicture, 'engine'>,
): Promise<readonly string[]> =>
  engine.name === STUDIO_ENGINE.name
    ? unreadIn(isOwn(character, description) ? character : description)
    : []

/** Whether the studio wrote this description of the character, and so knows what it left out. */
const isOwn = (character: string, description: string): boolean => {
  const spec = describe(character)
  return LANGUAGE_TAGS.some((tag) => writeDescription(spec, tag) === description)
}
