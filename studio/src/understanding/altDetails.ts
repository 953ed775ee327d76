import type { CharacterSpec, Mark } from '../spec/CharacterSpec.ts'
import { isCreature } from '../spec/creatures.ts'
import { showsLongNose } from '../spec/showsLongNose.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, nearestWord } from './colorWords.ts'
import { isPlural, withArticle } from './english.ts'
import { coat, emblemNoun, pattern, word } from './englishPhrases.ts'
import {
  BEARD_NOUNS,
  CAPE_NOUNS,
  GARMENT_NOUNS,
  GLOVE_NOUNS,
  HAIR_NOUNS,
  HEADWEAR_NOUNS,
  NECKWEAR_NOUNS,
  PROP_NOUNS,
} from './vocabulary.ts'

/** What distinguishes a character, each in a few words of English: hair, beard and marks, then clothes and prop. */
export const altDetails = (spec: CharacterSpec): readonly string[] => [
  ...headDetails(spec),
  ...worn(spec),
]

type Worn = Pick<
  CharacterSpec,
  'headwear' | 'garment' | 'emblem' | 'cape' | 'neckwear' | 'gloves' | 'prop'
>

/** Hair or, of a creature, its coat and eyes first, then beard and marks. */
export const headDetails = (spec: CharacterSpec): readonly string[] => [
  ...(isCreature(spec.species) ? ofCreature(spec) : [hairText(spec.hair)]),
  ...(spec.beard.cut === 'none' ? [] : [beardText(spec.beard)]),
  ...(showsLongNose(spec) ? ['a long nose'] : []),
  ...spec.marks.flatMap((mark) => MARK_TEXTS[mark] ?? []),
]

const ofCreature = (spec: CharacterSpec): readonly string[] => [
  coat(spec),
  `${word(EYE_COLORS, spec.face.eyeColor)} eyes`,
  ...(spec.hair.cut === 'bald' ? [] : [hairText(spec.hair)]),
]

export const worn = ({
  headwear,
  garment,
  emblem,
  cape,
  neckwear,
  gloves,
  prop,
}: Worn): readonly string[] => [
  ...(headwear ? [clothing(headwear, HEADWEAR_NOUNS[headwear.kind][0])] : []),
  ...(garment
    ? [
        `${clothing(garment, GARMENT_NOUNS[garment.kind][0])}${garment.pattern ? ` ${pattern(garment.pattern)}` : ''}`,
      ]
    : []),
  ...(emblem ? [clothing(emblem, emblemNoun(emblem.kind))] : []),
  ...(cape ? [clothing(cape, CAPE_NOUNS[0])] : []),
  ...(neckwear ? [clothing(neckwear, NECKWEAR_NOUNS[neckwear.kind][0])] : []),
  ...(gloves ? [clothing(gloves, GLOVE_NOUNS[gloves.kind][0])] : []),
  ...(prop ? [withArticle(PROP_NOUNS[prop.kind][0])] : []),
]

/** The marks that are mentioned; others, such as freckles and wrinkles, are not. */
export const MARK_TEXTS: Partial<Record<Mark, string>> = {
  glasses: 'glasses',
  'eye-patch': 'an eye patch',
  'lightning-scar': 'a lightning-shaped scar',
  'face-paint': 'face paint',
  mask: 'a mask',
  monocle: 'a monocle',
  sunglasses: 'sunglasses',
  goggles: 'goggles',
  'hockey-mask': 'a hockey mask',
  'half-mask': 'a half mask',
  'face-cloth': 'a cloth mask',
  'neck-bolts': 'bolts in the neck',
  'unicorn-horn': 'a spiral horn',
  'face-tattoo': 'a face tattoo',
  'clown-nose': 'a clown nose',
  stitches: 'stitches',
  'clown-makeup': 'clown makeup',
}

const hairText = ({ cut, color }: CharacterSpec['hair']): string => {
  if (cut === 'bald') return 'a bald head'
  const shade = nearestWord(HAIR_COLORS, color) ?? ''
  const noun = HAIR_NOUNS[cut]?.[0]
  if (PLURAL_CUTS.has(cut)) return `${shade} ${noun ?? cut}`
  return noun === undefined ? `${cut} ${shade} hair` : withArticle(`${shade} ${noun}`)
}

const PLURAL_CUTS: ReadonlySet<CharacterSpec['hair']['cut']> = new Set([
  'dreadlocks',
  'curly',
  'bangs',
  'pigtails',
  'ringlets',
  'puffs',
])

const beardText = ({ cut, color }: CharacterSpec['beard']): string => {
  const shade = nearestWord(HAIR_COLORS, color) ?? ''
  if (cut === 'stubble' || cut === 'mutton-chops') {
    return `${shade} ${BEARD_NOUNS[cut]?.[0] ?? cut}`
  }
  const noun = cut === 'none' ? undefined : BEARD_NOUNS[cut]?.[0]
  return noun === undefined ? `a ${cut} ${shade} beard` : withArticle(`${shade} ${noun}`)
}

/** A piece of clothing with its color: "a red coat". */
export const clothing = (
  { color }: { readonly color: CharacterSpec['skin'] },
  noun: string,
): string => {
  const colored = `${nearestWord(CLOTH_COLORS, color) ?? ''} ${noun}`
  return isPlural(noun) ? colored : withArticle(colored)
}
