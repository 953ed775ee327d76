import type { CharacterSpec, Gaze, Mark } from '../CharacterSpec.ts'
import { capitalized } from './capitalized.ts'
import { CLOTH_COLORS, HAIR_COLORS, nearestWord, SKIN_COLORS } from './colorWords.ts'
import { emblemNoun, gaze, pattern, tilt } from './englishPhrases.ts'
import { hasLongNose } from '../hasLongNose.ts'
import { membersOf } from '../membersOf.ts'
import { languageOf } from './languages/languages.ts'
import type { Language } from './languages/Language.ts'
import { phrasesIn } from './languages/phrases.ts'
import { PEOPLE } from './people.ts'
import { hyphenated, isPlural, listed, withArticle } from './english.ts'
import {
  AGE_PHRASES,
  BEARD_NOUNS,
  CAPE_NOUNS,
  GARMENT_NOUNS,
  HAIR_NOUNS,
  HEADWEAR_NOUNS,
  GLOVE_NOUNS,
  NECKWEAR_NOUNS,
  PROP_NOUNS,
} from './vocabulary.ts'

/**
 * One sentence of at most 150 characters that describes the portrait to screen reader users: the character,
 * then as many distinctive things (headwear, hair, beard, garment, prop) as fit.
 *
 * @param tag the BCP 47 tag of the language; the sentence is in English if there are no words for it
 */
export const altText = (spec: CharacterSpec, tag = 'en'): string => {
  const language = languageOf(tag)
  const members = membersOf(spec)
  if (members.length > 1) return ofGroup(members, language)
  return language === undefined ? inEnglish(spec) : inOther(language, spec)
}

/** Everybody in a few words if there is room, otherwise everybody's name. */
const ofGroup = (members: readonly CharacterSpec[], language: Language | undefined): string => {
  const short = ({ name }: CharacterSpec) => clipped(name, MAX_NAME_LENGTH / members.length)
  if (language === undefined) {
    const withGarment = (spec: CharacterSpec) =>
      `${nameAndPerson(spec)} with ${hyphenated(thing(spec.garment, GARMENT_NOUNS[spec.garment.kind][0]))}`
    const join = (items: readonly string[]) => `${capitalized(items.join('; '))}.`
    return shortOf([withGarment, nameAndPerson, short].map((say) => join(members.map(say))))
  }
  const { person, garment } = phrasesIn(language)
  const full = (spec: CharacterSpec) =>
    isKindOfPerson(spec.name)
      ? `${person(spec)} (${garment(spec.garment)})`
      : `${clipped(spec.name)} (${person(spec)})`
  const brief = (spec: CharacterSpec) => (isKindOfPerson(spec.name) ? person(spec) : short(spec))
  const join = (items: readonly string[]) => capitalized(language.sentence(items))
  return shortOf([full, brief].map((say) => join(members.map(say))))
}

const shortOf = (sentences: readonly string[]): string =>
  sentences.find(({ length }) => length <= LIMIT) ?? sentences.at(-1) ?? ''

const nameAndPerson = (spec: CharacterSpec): string => {
  const name = clipped(spec.name)
  return isCalled(name, nounOf(spec)) ? personInEnglish(spec) : `${name}, ${personInEnglish(spec)}`
}

/** Whether a name is only an English word for somebody without a name, such as "Knight". */
const isKindOfPerson = (name: string): boolean =>
  Object.hasOwn(PEOPLE, name.toLowerCase().split(' ').at(-1) ?? '')

const inOther = (language: Language, spec: CharacterSpec): string => {
  const {
    species,
    skin,
    face,
    hair,
    beard,
    marks,
    headwear,
    garment,
    emblem,
    cape,
    neckwear,
    gloves,
    prop,
  } = spec
  const aside = asideOf(spec)
  const say = phrasesIn(language)
  const shade = nearestWord(SKIN_COLORS, skin) ?? ''
  const opening = `${language.opening(clipped(spec.name), '')}${say.person(spec)}`
  const all = [
    ...(species === 'human' && STRANGE_SKINS.has(shade) ? [say.skin(skin)] : []),
    say.hair(hair),
    ...(beard.cut === 'none' ? [] : [say.beard(beard)]),
    ...(hasLongNose(spec) ? [say.nose('long')] : []),
    ...marks.filter((mark) => MARK_TEXTS[mark] !== undefined).map(say.mark),
    ...(headwear ? [say.headwear(headwear)] : []),
    say.garment(garment),
    ...(garment.pattern ? [say.pattern(garment.pattern)] : []),
    ...(emblem ? [say.emblem(emblem)] : []),
    ...(cape ? [say.cape(cape.color)] : []),
    ...(neckwear ? [say.neckwear(neckwear)] : []),
    ...(gloves ? [say.gloves(gloves)] : []),
    ...(prop ? [say.bareProp(prop)] : []),
    ...(aside === undefined ? [] : [say.gaze(aside)]),
    ...(face.tilt ? [say.tilt(face.tilt)] : []),
  ]
  const sentences = all.map((_, at) =>
    language.sentence([opening, ...all.slice(0, all.length - at)]),
  )
  return sentences.find(({ length }) => length <= LIMIT) ?? language.sentence([opening])
}

const inEnglish = (spec: CharacterSpec): string => {
  const name = clipped(spec.name)
  const noun = nounOf(spec)
  const opening = isCalled(name, noun) ? name : `${name}, ${personInEnglish(spec)}`
  const all = details(spec)
  const list = (items: readonly string[]) => `${opening} with ${hyphenated(listed(items))}`
  const aside = asideOf(spec)
  const bearing = [
    ...(aside === undefined ? [] : [gaze(aside)]),
    ...(spec.face.tilt ? [tilt(spec.face.tilt)] : []),
  ]
  const sentences = [
    `${[list(all), ...bearing].join(', ')}.`,
    ...all.map((_, at) => `${list(all.slice(0, all.length - at))}.`),
  ]
  return sentences.find((sentence) => sentence.length <= LIMIT) ?? `${opening}.`
}

/** Where the eyes look, if not at the viewer. */
const asideOf = ({ face: { gaze } }: CharacterSpec): Gaze | undefined =>
  gaze === 'ahead' ? undefined : gaze

/** Whether a name already says what the noun says: "Old man", not "Old man, an elderly man". */
const isCalled = (name: string, noun: string): boolean =>
  name.toLowerCase().split(' ').at(-1) === noun

const personInEnglish = (spec: CharacterSpec): string => hyphenated(person(spec, nounOf(spec)))

const LIMIT = 150
const MAX_NAME_LENGTH = 80

const clipped = (name: string, most = MAX_NAME_LENGTH): string => {
  const letters = Array.from(name.normalize().replace(/\s+/gu, ' '))
  const fits = name.length <= most
  return fits
    ? letters.join('')
    : `${letters
        .slice(0, most / 2)
        .join('')
        .trim()}…`
}

const person = ({ age, species, skin }: CharacterSpec, noun: string): string => {
  const shade = nearestWord(SKIN_COLORS, skin) ?? ''
  const skinned =
    species === 'human' && STRANGE_SKINS.has(shade) ? `${shade}-skinned ${noun}` : noun
  if (age === 'adult' || (species === 'human' && age === 'child')) return withArticle(skinned)
  return withArticle(`${age === 'child' ? 'young' : AGE_PHRASES[age][0]} ${skinned}`)
}

const nounOf = ({ age, species, presentation }: CharacterSpec): string => {
  const young = age === 'child' || age === 'teen'
  return species === 'human' ? PERSON[presentation][young ? 'young' : 'grown'] : CREATURE[species]
}

/** Colors that no human has. */
const STRANGE_SKINS: ReadonlySet<string> = new Set(['blue', 'green', 'red', 'violet', 'yellow'])

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
  undead: 'undead figure',
  goblin: 'goblin',
  troll: 'troll',
  cat: 'cat',
  tiger: 'tiger',
  lion: 'lion',
  dog: 'dog',
  wolf: 'wolf',
  jackal: 'jackal',
  fox: 'fox',
  bear: 'bear',
  panda: 'panda',
  mouse: 'mouse',
  rabbit: 'rabbit',
  hedgehog: 'hedgehog',
  bat: 'bat',
  monkey: 'monkey',
  horse: 'horse',
  bull: 'bull',
  pig: 'pig',
  elephant: 'elephant',
  eagle: 'bird of prey',
  parrot: 'parrot',
  owl: 'owl',
  duck: 'duck',
  frog: 'frog',
  turtle: 'turtle',
  lizard: 'lizard',
  dragon: 'dragon',
  shark: 'shark',
  fish: 'fish',
  octopus: 'tentacled being',
  insect: 'insect',
  spider: 'spider',
  skeleton: 'skeleton',
  ghost: 'ghost',
  mummy: 'mummy',
  slime: 'slime',
  tree: 'living tree',
  golem: 'golem',
  'barrel-robot': 'barrel-shaped robot',
  'box-robot': 'boxy robot',
  sage: 'long-eared gremlin',
} as const

const details = (spec: CharacterSpec): readonly string[] => [...ofHead(spec), ...worn(spec)]

const ofHead = (spec: CharacterSpec): readonly string[] => [
  hairText(spec.hair),
  ...(spec.beard.cut === 'none' ? [] : [beardText(spec.beard)]),
  ...(hasLongNose(spec) ? ['a long nose'] : []),
  ...spec.marks.flatMap((mark) => MARK_TEXTS[mark] ?? []),
]

const worn = ({
  headwear,
  garment,
  emblem,
  cape,
  neckwear,
  gloves,
  prop,
}: CharacterSpec): readonly string[] => [
  ...(headwear ? [thing(headwear, HEADWEAR_NOUNS[headwear.kind][0])] : []),
  `${thing(garment, GARMENT_NOUNS[garment.kind][0])}${garment.pattern ? ` ${pattern(garment.pattern)}` : ''}`,
  ...(emblem ? [thing(emblem, emblemNoun(emblem.kind))] : []),
  ...(cape ? [thing(cape, CAPE_NOUNS[0])] : []),
  ...(neckwear ? [thing(neckwear, NECKWEAR_NOUNS[neckwear.kind][0])] : []),
  ...(gloves ? [thing(gloves, GLOVE_NOUNS[gloves.kind][0])] : []),
  ...(prop ? [withArticle(PROP_NOUNS[prop.kind][0])] : []),
]

/** The marks that are mentioned; others, such as freckles and wrinkles, are not. */
const MARK_TEXTS: Partial<Record<Mark, string>> = {
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
  'plaits',
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

const thing = ({ color }: { readonly color: CharacterSpec['skin'] }, noun: string): string => {
  const colored = `${nearestWord(CLOTH_COLORS, color) ?? ''} ${noun}`
  return isPlural(noun) ? colored : withArticle(colored)
}
