import actions from '../../data/actions.txt'
import places from '../../data/places.txt'
import { parseTraits } from './data/parseTraits.ts'
import { readTables } from './data/readTables.ts'
import type { Traits } from './Traits.ts'
import { verbForms } from './verbForms.ts'

/** What somebody does, how they are, or where and when they are. */
export interface Situation {
  /** What the words say, as if the text had listed it. */
  readonly said: Traits
  /** What they suggest, which outranks what is known of a character, but yields to what the text says elsewhere. */
  readonly suggested: Traits
  /** Clothes and things that go with them, which also yield to those that a character is known for. */
  readonly implied: Traits
  /** Whether a thing that the text names shows it: "eating an apple". */
  readonly needsThing: boolean
  /** The words of the phrase that no style draws. */
  readonly undrawn: readonly string[]
}

/** What parts of a row are for: the rest is suggested. */
interface Ranks {
  readonly said: readonly (keyof Traits)[]
  readonly implied: readonly (keyof Traits)[]
}

const CLOTHES: readonly (keyof Traits)[] = [
  ...(['headwear', 'headwearColor', 'headwearTrim'] as const),
  ...(['garment', 'garmentColor', 'garmentTrim', 'garmentPattern'] as const),
  ...(['neckwear', 'neckwearColor', 'gloves', 'glovesColor'] as const),
]
const THINGS: readonly (keyof Traits)[] = ['prop', 'propColor']

const ofAction: Ranks = { said: ['marks'], implied: CLOTHES }
const ofPlace: Ranks = { said: ['scene', 'marks'], implied: [...CLOTHES, ...THINGS] }
const ofOccasion: Ranks = { said: ['marks'], implied: [...CLOTHES, ...THINGS] }

type Entry = readonly [phrase: string, situation: Situation]

const entriesIn = (
  tables: ReturnType<typeof readTables>,
  heading: string,
  ranks: Ranks,
  variantsOf: (phrase: string) => readonly string[],
): readonly Entry[] =>
  tables.words(heading, parseTraits).flatMap(([row, traits]) => {
    const undrawn = [...row.matchAll(/\*(?<words>[^*]+)\*/gu)].map(([, words = '']) => words)
    const phrase = row.replaceAll('*', '').replace(/ something$/u, '')
    const situation = {
      ...ranked(traits, ranks),
      undrawn,
      needsThing: row.endsWith(' something'),
    }
    return variantsOf(phrase)
      .flatMap(withDeterminers)
      .map((variant): Entry => [variant, situation])
  })

const ranked = (
  traits: Traits,
  { said, implied }: Ranks,
): Pick<Situation, 'said' | 'suggested' | 'implied'> => {
  const those = (isOne: (trait: string) => boolean): Traits =>
    Object.fromEntries(Object.entries(traits).filter(([trait]) => isOne(trait)))
  const isSaid = (trait: string) => said.some((one) => one === trait)
  const isImplied = (trait: string) => implied.some((one) => one === trait)
  return {
    said: those(isSaid),
    implied: those(isImplied),
    suggested: those((trait) => !isSaid(trait) && !isImplied(trait)),
  }
}

/** "Ride a bike" is also "ride his bike" and "ride bike". */
const withDeterminers = (phrase: string): readonly string[] =>
  phrase.includes(' a ')
    ? DETERMINERS.map((determiner) => phrase.replace(' a ', determiner))
    : [phrase]

const DETERMINERS = [' ', ...['a', 'an', 'the', 'his', 'her', 'their', 'my'].map((a) => ` ${a} `)]

const inAllForms = (phrase: string): readonly string[] => {
  const [verb = '', ...others] = phrase.split(' ')
  return verbForms(verb).map((form) => [form, ...others].join(' '))
}

/** "In Paris" is also "near Paris". */
const withPrepositions = (phrase: string): readonly string[] =>
  phrase.startsWith('in ')
    ? PREPOSITIONS.map((preposition) => `${preposition}${phrase.slice(2)}`)
    : [phrase]

const PREPOSITIONS = ['in', 'at', 'on', 'to', 'near', 'around', 'through', 'visiting', 'visits']

const actionTables = readTables('actions.txt', actions)
const placeTables = readTables('places.txt', places)

/** The phrases for situations, in lower case, with what each means. */
export const SITUATIONS: readonly Entry[] = [
  ...entriesIn(placeTables, 'places', ofPlace, withPrepositions),
  ...entriesIn(placeTables, 'occasions', ofOccasion, withPrepositions),
  ...entriesIn(actionTables, 'states', ofAction, (phrase) => [phrase]),
  ...entriesIn(actionTables, 'actions', ofAction, inAllForms),
]
