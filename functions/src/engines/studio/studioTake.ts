import { altText, describe, writeDescription, type CharacterSpec } from '@dramatis/studio'
import type { PaintingRequest } from '../Painter.ts'

export interface StudioTake {
  readonly description: string
  /** What is different in it, in a few words. */
  readonly label: string
  readonly alt: string
}

/** A take of a character, in words in any of the studio's languages. Take 0 is the description itself. */
export const studioTake = (
  { description, character, seed }: Pick<PaintingRequest, 'description' | 'character' | 'seed'>,
  index: number,
  language: string,
): StudioTake => {
  const spec = index === 0 ? read(description, seed) : read(character, index)
  const alt = altText(spec, language)
  return {
    description: index === 0 ? description : writeDescription(spec, language),
    label: alt,
    alt,
  }
}

const read = (text: string, seed: number | undefined): CharacterSpec =>
  describe(text, seed === undefined ? {} : { seed })
