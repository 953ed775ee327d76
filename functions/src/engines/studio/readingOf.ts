import { describe, LANGUAGE_TAGS, understand, unreadIn, writeDescription } from '@dramatis/studio'
import type { Understanding } from '../../contract/index.ts'
import type { PaintingRequest } from '../Painter.ts'

/** How the studio read a request for a picture. */
export interface PictureReading {
  /** Nouns and adjectives of the text that the picture does not show. */
  readonly unread: readonly string[]
  readonly understood: Understanding
}

/** A page has no room for more, and a description can be long. */
const MAX_UNREAD = 50

/**
 * What the studio took the visitor's text to mean, and which of its words a picture does not show, or which of the
 * description's if the studio did not write it. Takes some milliseconds.
 */
export const readingOf = async ({
  character,
  description,
  seed,
}: Pick<PaintingRequest, 'character' | 'description' | 'seed'>): Promise<PictureReading> => {
  const unread = await unreadIn(isOwn(description, seed) ? character : description)
  return { unread: unread.slice(0, MAX_UNREAD), understood: understoodIn('en', character) }
}

/**
 * Whether the studio wrote a description, and so left out what it cannot draw. Its wording depends on the seed that it
 * had then: none, or for a take the one that the picture has now.
 */
const isOwn = (description: string, seed = 0): boolean =>
  [...new Set([0, seed])].some((one) => {
    const spec = describe(description, { seed: one })
    return LANGUAGE_TAGS.some((tag) => writeDescription(spec, tag) === description)
  })

/** What the visitor's text was taken to mean, with the names that the known have in a language. */
export const understoodIn = (language: string, character: string): Understanding => {
  const { kind, name, source, living, others } = understand(character, language)
  return {
    ...{ kind, name, source },
    others: others.map(({ guess, ...other }) => (guess ? { ...other, guess } : other)),
    ...(living && { living }),
  }
}
