import { isDeepStrictEqual } from 'node:util'
import { MARKS, MAX_COMPANIONS, type CharacterSpec, type Companion } from '../spec/CharacterSpec.ts'
import { isAnimal, isCreature } from '../spec/creatures.ts'
import { keysOf } from '../spec/keysOf.ts'
import { companionOf } from '../spec/membersOf.ts'
import { americanized } from './americanized.ts'
import { describe } from './describe.ts'
import { specOf, type Complete } from './specOf.ts'
import type { Traits } from './Traits.ts'
import { TRAIT_WORDS } from './traitWords.ts'
import { writeDescription } from './writeDescription.ts'

/** The spec, or what must change in the value: one sentence for each problem. */
export type ParsedSpec =
  { readonly spec: CharacterSpec } | { readonly problems: readonly [string, ...string[]] }

/**
 * Reads a value in the form of `SPEC_SCHEMA`. Words may differ in case, spaces and hyphens, and be
 * in British spelling. `describe` reads the
 * same spec back from what `writeDescription` writes for it.
 */
export const parseSpec = (value: unknown, options: { readonly seed?: number } = {}): ParsedSpec => {
  if (!isRecord(value)) return { problems: ['The answer must be a JSON object.'] }
  const filled = { ...IF_LEFT_OUT, ...value }
  const traits = Object.fromEntries(
    keysOf(TRAIT_WORDS).map((trait) => [trait, wordsOf(trait, filled[trait])]),
  )
  const { name, source } = value
  if (!isComplete(traits) || typeof name !== 'string' || typeof source !== 'string') {
    const [first = 'name', ...others] = keysOf(traits).filter((key) => traits[key] === undefined)
    return { problems: [problemOf(first), ...others.map(problemOf)] }
  }
  if (traits.garment === 'none' && !isAnimal(traits.species)) return { problems: [UNDRESSED] }
  const companions = companionsOf(value.companions)
  if (companions === undefined) return { problems: [TOO_MANY] }
  const spec = {
    ...specOf({ name: name.trim(), source: source.trim(), seed: 0, traits: tidy(traits) }),
    ...(companions.length > 0 && { companions }),
  }
  const read = describe(writeDescription(spec), options)
  return isDeepStrictEqual({ ...read, seed: 0 }, spec) ? { spec: read } : { problems: [NAMELESS] }
}

/** The values of properties that a model may leave out, because few characters have them. */
const IF_LEFT_OUT: Readonly<Record<string, unknown>> = {
  origin: 'none',
  gaze: 'none',
  tilt: 'none',
  turn: 'none',
  crop: 'none',
  garmentPattern: 'none',
  emblem: 'none',
  emblemFrame: 'none',
  emblemColor: 'white',
  cape: 'none',
  neckwear: 'none',
  neckwearColor: 'black',
  gloves: 'none',
  glovesColor: 'brown',
}

/** The maximum length of what a model says about a companion, in UTF-16 code units. */
const MAX_TEXT = 600

const NAMELESS = '"name" and "source" must be plain names: letters and spaces, not a sentence.'

const UNDRESSED = '"garment" can be "none" only for an animal.'

const TOO_MANY = `"companions" must be a list of at most ${MAX_COMPANIONS} strings of at most ${MAX_TEXT} characters; it may be empty.`

/** The companions that a list of texts describes; undefined for any other value. A model may leave the list out. */
const companionsOf = (value: unknown): readonly Companion[] | undefined => {
  if (value === undefined) return []
  if (!Array.isArray(value) || value.length > MAX_COMPANIONS) return undefined
  const texts = value.filter(
    (text): text is string => typeof text === 'string' && text.length <= MAX_TEXT,
  )
  return texts.length === value.length
    ? texts.map((text) => companionOf(describe(text)))
    : undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The words of `value` as `TRAIT_WORDS` spells them, or undefined if one of them is not a word for `trait`. */
const wordsOf = (trait: keyof Traits, value: unknown): string | readonly string[] | undefined => {
  if (trait !== 'marks') return wordOf(trait, value)
  if (!Array.isArray(value)) return undefined
  const words = value.flatMap((word) => wordOf(trait, word) ?? [])
  return words.length === value.length ? words : undefined
}

const wordOf = (trait: keyof Traits, value: unknown): string | undefined =>
  typeof value === 'string'
    ? TRAIT_WORDS[trait].find((word) => plain(word) === plain(value))
    : undefined

const plain = (word: string): string => americanized(word.toLowerCase().replace(/[^a-z0-9]/gu, ''))

const isComplete = (
  traits: Readonly<Record<string, string | readonly string[] | undefined>>,
): traits is Complete => !Object.values(traits).includes(undefined)

/**
 * Brings traits into the form in which `describe` gives them: marks are in the order of `MARKS`, creatures have no
 * origin, and a missing beard has the color of the hair.
 */
const tidy = (traits: Complete): Complete => ({
  ...traits,
  marks: MARKS.filter((mark) => traits.marks.includes(mark)),
  ...(isCreature(traits.species) && { origin: 'none' as const }),
  ...(traits.beard === 'none' && { beardColor: traits.hairColor }),
})

const problemOf = (key: string): string => {
  const words = keysOf(TRAIT_WORDS).find((trait) => trait === key)
  if (words === undefined) return `"${key}" must be a string.`
  const list = TRAIT_WORDS[words].join(', ')
  return key === 'marks'
    ? `"marks" must be a list, which may be empty, of words from: ${list}.`
    : `"${key}" must be one of: ${list}.`
}
