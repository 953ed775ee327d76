import type { CharacterSpec, Gaze } from '../spec/CharacterSpec.ts'
import { altDetails, clothing, MARK_TEXTS } from './altDetails.ts'
import { capitalized } from './capitalized.ts'
import { nearestWord, SKIN_COLORS } from './colorWords.ts'
import { coat, gaze, tilt } from './englishPhrases.ts'
import { isCreature } from '../spec/creatures.ts'
import { showsLongNose } from '../spec/showsLongNose.ts'
import { membersOf } from '../spec/membersOf.ts'
import { languageOf } from './languages/languages.ts'
import type { Language } from './languages/Language.ts'
import { namingIn } from './languages/naming.ts'
import { phrasesIn } from './languages/phrases.ts'
import { PEOPLE } from './people.ts'
import { hyphenated, listed, withArticle } from './english.ts'
import { AGE_PHRASES, GARMENT_NOUNS } from './vocabulary.ts'

/**
 * One sentence of at most 150 characters that describes the portrait to screen reader users: the character,
 * then as many distinctive things (headwear, hair, beard, garment, prop) as fit.
 *
 * @param tag the BCP 47 tag of the language; the sentence is in English if there are no words for it
 */
export const altText = (spec: CharacterSpec, tag = 'en'): string => {
  const language = languageOf(tag)
  const members = membersOf(spec)
  const named =
    language === undefined
      ? members
      : members.map((member) => ({ ...member, ...namingIn(language.tag, member) }))
  const [lead = spec] = named
  if (named.length > 1) return ofGroup(named, language)
  return language === undefined ? inEnglish(lead) : inOther(language, lead)
}

/** Everybody in a few words if there is room, otherwise everybody's name. */
const ofGroup = (members: readonly CharacterSpec[], language: Language | undefined): string => {
  const short = ({ name }: CharacterSpec) => clipped(name, MAX_NAME_LENGTH / members.length)
  if (language === undefined) {
    const withGarment = (spec: CharacterSpec) =>
      `${nameAndPerson(spec)} with ${hyphenated(spec.garment ? clothing(spec.garment, GARMENT_NOUNS[spec.garment.kind][0]) : coat(spec))}`
    const join = (items: readonly string[]) => `${capitalized(items.join('; '))}.`
    return shortOf([withGarment, nameAndPerson, short].map((say) => join(members.map(say))))
  }
  const { person, ...say } = phrasesIn(language)
  const full = (spec: CharacterSpec) =>
    isKindOfPerson(spec.name)
      ? `${person(spec)} (${spec.garment ? say.garment(spec.garment) : say.coat(spec)})`
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
    ...(isCreature(species) ? [say.coat(spec)] : []),
    ...(isCreature(species) && hair.cut === 'bald' ? [] : [say.hair(hair)]),
    ...(beard.cut === 'none' ? [] : [say.beard(beard)]),
    ...(showsLongNose(spec) ? [say.nose('long')] : []),
    ...marks.filter((mark) => MARK_TEXTS[mark] !== undefined).map(say.mark),
    ...(headwear ? [say.headwear(headwear)] : []),
    ...(garment ? [say.garment(garment)] : []),
    ...(garment?.pattern ? [say.pattern(garment.pattern)] : []),
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
  const all = altDetails(spec)
  const list = (items: readonly string[]) => `${opening} with ${hyphenated(listed(items))}`
  const aside = asideOf(spec)
  const pose = [
    ...(aside === undefined ? [] : [gaze(aside)]),
    ...(spec.face.tilt ? [tilt(spec.face.tilt)] : []),
  ]
  const sentences = [
    `${[list(all), ...pose].join(', ')}.`,
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

/** "an elderly man". */
export const personInEnglish = (spec: CharacterSpec): string =>
  hyphenated(person(spec, nounOf(spec)))

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
  giraffe: 'giraffe',
  deer: 'deer',
  goat: 'goat',
  sheep: 'sheep',
  cow: 'cow',
  koala: 'koala',
  hamster: 'hamster',
  squirrel: 'squirrel',
  penguin: 'penguin',
  chicken: 'chicken',
  snake: 'snake',
  butterfly: 'butterfly',
  sage: 'long-eared gremlin',
} as const
