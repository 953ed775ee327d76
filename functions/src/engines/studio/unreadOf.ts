import { describe, LANGUAGE_TAGS, unreadIn, writeDescription } from '@dramatis/studio'
import type { EncodedPicture, PaintingRequest } from '../Painter.ts'
import { STUDIO_ENGINE } from './studioEngine.ts'

/**
 * The nouns and adjectives that a picture of the studio does not show: of what the visitor typed, or of the
 * description if it is not the studio's own. Nothing is known of other engines' pictures.
 */
export const unreadOf = async (
  { character, description }: Pick<PaintingRequest, 'character' | 'description'>,
  { engine }: Pick<EncodedPicture, 'engine'>,
): Promise<readonly string[]> =>
  engine.name === STUDIO_ENGINE.name
    ? unreadIn(isOwn(character, description) ? character : description)
    : []

/** Whether the studio describes the character in this way, and so knows what it left out. */
const isOwn = (character: string, description: string): boolean => {
  const spec = describe(character)
  return LANGUAGE_TAGS.some((tag) => writeDescription(spec, tag) === description)
}
