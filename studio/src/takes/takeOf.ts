import { isDeepStrictEqual } from 'node:util'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { describe } from '../understanding/describe.ts'
import { understand } from '../understanding/understand.ts'
import { presentationsOf } from './presentationsOf.ts'
import { choicesFor } from './choicesFor.ts'

/** What was typed, and the description that was made from it. */
export interface TakeText {
  readonly character: string
  readonly description: string
}

/**
 * One of any number of takes of a request. Take 0 is the description itself. If the text names somebody unknown, the
 * other takes are other people; otherwise they show the same one with another face, from another side, at another
 * place or time, as far as the text leaves that open. Of 12 takes in a row, no two are alike.
 */
export const takeOf = ({ character, description }: TakeText, index: number): CharacterSpec => {
  const base = describe(description)
  if (index === 0) return base
  const plain = describe(character)
  if (
    understand(character).kind === 'invented' &&
    isDeepStrictEqual({ ...base, seed: plain.seed }, plain)
  ) {
    return describe(character, { seed: index })
  }
  return presentationsOf(base, choicesFor(base, character, plain))(index)
}
