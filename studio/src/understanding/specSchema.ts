import { MAX_COMPANIONS } from '../spec/CharacterSpec.ts'
import { keysOf } from '../spec/keysOf.ts'
import { TRAIT_WORDS } from './traitWords.ts'

interface Word {
  readonly type: 'string'
  readonly description?: string
  readonly enum?: string[]
}

type Property =
  Word | { readonly type: 'array'; readonly description?: string; readonly items: Word }

const traits = keysOf(TRAIT_WORDS).map((trait): readonly [string, Property] => {
  const word: Word = { type: 'string', enum: [...TRAIT_WORDS[trait]] }
  return [trait, trait === 'marks' ? { type: 'array', items: word } : word]
})

const properties: Record<string, Property> = {
  name: { type: 'string', description: 'The name of the character, in English letters' },
  source: { type: 'string', description: 'The book, film, game or myth; empty if there is none' },
  ...Object.fromEntries(traits),
  companions: {
    type: 'array',
    description: `Who else is in the picture, at most ${MAX_COMPANIONS}, if the text is about several characters: the name and looks of each, such as "Louise, a woman with short red hair in a white blouse"`,
    items: { type: 'string' },
  },
}

/**
 * What a character looks like, as JSON Schema: flat, with colors as words, so that a small language model can fill it
 * in. `parseSpec` reads the model's answer.
 */
export const SPEC_SCHEMA = {
  type: 'object' as const,
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
}
