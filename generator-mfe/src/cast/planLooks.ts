import { defined } from '@dramatis/catalogue'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Failure } from '../generation/callPortraitFunctions.ts'
import type { DescribedRequest } from '../generation/PortraitRequest.ts'
import type { PortraitGenerator } from '../generation/useGeneration.ts'
import type { Character } from './Character.ts'
import { lookFor, pictureOf, requestFor, withLook, type Pictures } from './looks.ts'

/** What is to be drawn of a character. */
export interface Plan {
  /** The character with the looks that were asked for. */
  readonly character: Character
  /** One for each of these looks that has no picture: none is drawn twice. */
  readonly requests: readonly DescribedRequest[]
}

/**
 * Has the functions change the character's first look in each of several ways, in words. Different words may lead to
 * the same look, and words that change nothing lead to the first.
 */
export const planLooks = async (
  character: Character,
  words: readonly string[],
  pictures: Pictures,
  revise: PortraitGenerator['revise'],
): Promise<Either<Failure, Plan>> => {
  const [first] = character.looks
  if (!first) return right({ character, requests: [] })
  let planned = character
  for (const asked of words) {
    const revised = await revise(requestFor(character, first), asked)
    if (isLeft(revised)) return revised
    const { description, descriptionLanguage } = revised.right
    const { style, aspect } = first
    const look = { description, style, aspect, words: [asked], ...defined({ descriptionLanguage }) }
    planned = withLook(withoutWords(planned, asked), look)
  }
  return right({ character: planned, requests: requestsFor(planned, words, pictures) })
}

/** The engine may have learned to read the words in another way since they were asked for. */
const withoutWords = (character: Character, asked: string): Character => ({
  ...character,
  looks: character.looks.map((look) => ({
    ...look,
    words: look.words.filter((words) => words !== asked),
  })),
})

const requestsFor = (
  character: Character,
  words: readonly string[],
  pictures: Pictures,
): readonly DescribedRequest[] => {
  const looks = new Set(words.map((asked) => lookFor(character, asked)))
  return [...looks].flatMap((look) =>
    look && !pictureOf(character, look, pictures) ? [requestFor(character, look)] : [],
  )
}
