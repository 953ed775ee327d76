import type { CharacterSpec } from '../CharacterSpec.ts'
import { CLOTH_COLORS, HAIR_COLORS, nearestWord } from './colorWords.ts'
import { hyphenated, isPlural, listed, withArticle } from './english.ts'
import {
  AGE_PHRASES,
  BEARD_NOUNS,
  GARMENT_NOUNS,
  HAIR_NOUNS,
  HEADWEAR_NOUNS,
  PROP_NOUNS,
} from './vocabulary.ts'

/**
 * One sentence of at most 150 characters that tells a screen reader's user what the portrait shows:
 * who, then as many of the telling things (headwear, hair, beard, garment, prop) as there is room for.
 */
export const altText = (spec: CharacterSpec): string => {
  const opening = `${clipped(spec.name)}, ${hyphenated(person(spec))}`
  const all = details(spec)
  const sentences = all.map(
    (_, at) => `${opening} with ${hyphenated(listed(all.slice(0, all.length - at)))}.`,
  )
  return sentences.find((sentence) => sentence.length <= LIMIT) ?? `${opening}.`
}

const LIMIT = 150
const LONGEST_NAME = 80

const clipped = (name: string): string => {
  const letters = [...name.normalize().replace(/\s+/gu, ' ')]
  const fits = name.length <= LONGEST_NAME
  return fits
    ? letters.join('')
    : `${letters
        .slice(0, LONGEST_NAME / 2)
        .join('')
        .trim()}…`
}

const person = ({ age, species, presentation }: CharacterSpec): string => {
  const young = age === 'child' || age === 'teen'
  const noun =
    species === 'human' ? PERSON[presentation][young ? 'young' : 'grown'] : CREATURE[species]
  if (age === 'adult' || (species === 'human' && age === 'child')) return withArticle(noun)
  return withArticle(`${age === 'child' ? 'young' : AGE_PHRASES[age][0]} ${noun}`)
}

const PERSON = {
  feminine: { young: 'girl', grown: 'woman' },
  masculine: { young: 'boy', grown: 'man' },
  androgynous: { young: 'youngster', grown: 'person' },
} as const

const CREATURE = {
  elf: 'elf',
  dwarf: 'dwarf',
  orc: 'orc',
  robot: 'robot',
  alien: 'alien',
  animal: 'animal',
  undead: 'undead figure',
} as const

const details = ({ hair, beard, headwear, garment, prop }: CharacterSpec): readonly string[] => [
  hairText(hair),
  ...(beard.cut === 'none' ? [] : [beardText(beard)]),
  ...(headwear ? [thing(headwear, HEADWEAR_NOUNS[headwear.kind][0])] : []),
  thing(garment, GARMENT_NOUNS[garment.kind][0]),
  ...(prop ? [withArticle(PROP_NOUNS[prop.kind][0])] : []),
]

const hairText = ({ cut, color }: CharacterSpec['hair']): string => {
  if (cut === 'bald') return 'a bald head'
  const shade = nearestWord(HAIR_COLORS, color) ?? ''
  const noun = HAIR_NOUNS[cut]?.[0]
  if (cut === 'dreadlocks' || cut === 'curly') return `${shade} ${noun ?? cut}`
  return noun === undefined ? `${cut} ${shade} hair` : withArticle(`${shade} ${noun}`)
}

const beardText = ({ cut, color }: CharacterSpec['beard']): string => {
  const shade = nearestWord(HAIR_COLORS, color) ?? ''
  if (cut === 'stubble') return `${shade} stubble`
  const noun = cut === 'none' ? undefined : BEARD_NOUNS[cut]?.[0]
  return noun === undefined ? `a ${cut} ${shade} beard` : withArticle(`${shade} ${noun}`)
}

const thing = ({ color }: { readonly color: CharacterSpec['skin'] }, noun: string): string => {
  const colored = `${nearestWord(CLOTH_COLORS, color) ?? ''} ${noun}`
  return isPlural(noun) ? colored : withArticle(colored)
}
