import { keysOf } from '../keysOf.ts'
import { TRAIT_WORDS } from './traitWords.ts'

type Property =
  | { readonly type: 'string'; readonly description: string }
  | { readonly type: 'string'; readonly enum: readonly string[] }
  | {
      readonly type: 'array'
      readonly items: { readonly type: 'string'; readonly enum: readonly string[] }
    }

const traits = keysOf(TRAIT_WORDS).map((trait): readonly [string, Property] => {
  const word = { type: 'string', enum: TRAIT_WORDS[trait] } as const
  return [trait, trait === 'marks' ? { type: 'array', items: word } : word]
})

const properties: Readonly<Record<string, Property>> = {
  name: { type: 'string', description: 'The name of the character, in English letters' },
  source: { type: 'string', description: 'The book, film, game or myth; empty if there is none' },
  ...Object.fromEntries(traits),
}

/**
 * What a character looks like, as JSON Schema: flat, with colors as words, so that a small language model can fill it.
 * `parseSpec` reads what it answers.
 */
export const SPEC_SCHEMA = {
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
} as const
