import {
  AGES,
  BEARD_CUTS,
  BUILDS,
  CROPS,
  EMBLEM_FRAMES,
  EMBLEMS,
  EXPRESSIONS,
  EYE_SHAPES,
  GARMENT_PATTERNS,
  GARMENTS,
  GAZES,
  GLOVES,
  HAIR_CUTS,
  HEAD_SHAPES,
  HEADWEARS,
  MARKS,
  MOODS,
  MOUTHS,
  NECKWEARS,
  NOSES,
  ORIGINS,
  PRESENTATIONS,
  PROPS,
  SCENES,
  SPECIES,
  TILTS,
  TIMES,
  TURNS,
  type Hex,
} from '../../spec/CharacterSpec.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, SKIN_COLORS } from '../colorWords.ts'
import * as english from '../englishPhrases.ts'
import type { Language } from './Language.ts'
import { namingFrom } from './naming.ts'
import { phrasesIn } from './phrases.ts'

/**
 * Translates a description that `describeIn` wrote, and that somebody may have edited, into English. Phrases that
 * `describeIn` does not use are left as they are.
 *
 * @param sourceOfLead of a companion, whose description has no source: the source that the lead's has
 * @returns undefined for a text that does not begin as a description by `describeIn` does
 */
export const readIn = (language: Language, text: string, sourceOfLead = ''): string | undefined => {
  const { name, source, first } = language.openingPattern.exec(text)?.groups ?? {}
  if (name === undefined || first === undefined) return undefined
  const person = peopleIn(language).get(normal(first))
  if (person === undefined) return undefined
  const opening = language.opening(name, source ?? '').length + first.length
  const items = text.slice(opening).split(SEPARATOR).map(normal).filter(Boolean)
  const english = namingFrom(language.tag, { name, source: source ?? sourceOfLead })
  return [
    `${english.name}${source === undefined ? '' : ` from “${english.source}”`} is ${person}.`,
    ...translated(items, dictionaryOf(language)),
  ].join(' ')
}

/** How many of a text's phrases are in a language: some, such as "koala", are in several. */
export const countKnown = (language: Language, text: string): number => {
  const { things, trims, marks } = dictionaryOf(language)
  const isKnown = (item: string) => things.has(item) || trims.has(item) || marks.has(item)
  return text.split(SEPARATOR).map(normal).filter(isKnown).length
}

/** The English for one phrase of a description, such as "bei Nacht"; undefined for any other text. */
export const phraseIn = (language: Language, phrase: string): string | undefined =>
  shortOf(language).get(normal(phrase)) ?? dictionaryOf(language).things.get(normal(phrase))

const SEPARATOR = /[,.;:、。：；،؛]/u

const normal = (phrase: string): string => phrase.normalize().trim().toLowerCase()

/** The English for the phrases of a language. */
interface Dictionary {
  readonly things: ReadonlyMap<string, string>
  readonly trims: ReadonlyMap<string, string>
  readonly marks: ReadonlyMap<string, string>
}

const translated = (items: readonly string[], dictionary: Dictionary): readonly string[] => {
  const { things, trims, marks } = dictionary
  const found = items.flatMap((item) => marks.get(item) ?? [])
  const rest = items.filter((item) => !marks.has(item))
  const sentences = rest.reduce<readonly string[]>((done, item) => {
    const trim = trims.get(item)
    if (trim === undefined) return [...done, things.get(item) ?? item]
    return [...done.slice(0, -1), `${done.at(-1) ?? ''} ${trim}`]
  }, [])
  return [...sentences, ...(found.length > 0 ? [english.onlyMarks(found)] : [])].map(
    (sentence) => `${sentence}.`,
  )
}

/** Builds a language's table only when it is first needed, because it has thousands of phrases. */
const madeOnce = <A extends object>(make: (language: Language) => A) => {
  const made = new Map<Language, A>()
  return (language: Language): A => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}

const pairs = <A>(all: readonly A[], here: (one: A) => string, there: (one: A) => string) =>
  all.map((one) => [normal(here(one)), there(one)] as const)

const peopleIn = madeOnce((language): ReadonlyMap<string, string> => {
  const kinds = product(AGES, SPECIES, (age, species) => ({ age, species }))
  const people = product(kinds, PRESENTATIONS, (kind, presentation) => ({ ...kind, presentation }))
  return new Map(pairs(people, phrasesIn(language).person, english.person))
})

/** Words that a description has only as a part of phrases, and marks, with what to call them in English. */
const shortOf = madeOnce((language): ReadonlyMap<string, string> => {
  const say = phrasesIn(language)
  const bare = EXPRESSIONS.flatMap((expression) =>
    language.expressions[expression]
      .replace('!', '')
      .split('/')
      .map((word): readonly [string, string] => [normal(word), english.expression(expression)]),
  )
  return new Map([...bare, ...pairs(MARKS, say.mark, english.mark)])
})

const dictionaryOf = madeOnce((language): Dictionary => {
  const say = phrasesIn(language)
  const hairColors = Object.values(HAIR_COLORS)
  const clothColors = Object.values(CLOTH_COLORS)
  const cut = <Cut>(cut: Cut, color: Hex) => ({ cut, color })
  const thing = <Kind>(kind: Kind, color: Hex) => ({ kind, color })
  const eyes = product(EYE_SHAPES, Object.values(EYE_COLORS), (eyes, eyeColor) => ({
    eyes,
    eyeColor,
  }))
  return {
    trims: new Map(pairs(clothColors, say.trim, english.trim)),
    marks: new Map(pairs(MARKS, say.mark, english.mark)),
    things: new Map([
      ...pairs(BUILDS, say.build, english.build),
      ...pairs(ORIGINS, say.origin, english.origin),
      ...pairs(Object.values(SKIN_COLORS), say.skin, english.skin),
      ...COATED.flatMap((species) =>
        pairs(
          Object.values(SKIN_COLORS),
          (skin) => say.coat({ species, skin }),
          (skin) => english.coat({ species, skin }),
        ),
      ),
      ...pairs(HEAD_SHAPES, say.head, english.head),
      ...pairs(NOSES, say.nose, english.nose),
      ...pairs(MOUTHS, say.mouth, english.mouth),
      ...pairs(EXPRESSIONS, say.expression, english.expression),
      ...pairs(eyes, say.eyes, english.eyes),
      ...pairs(GAZES, say.gaze, english.gaze),
      ...pairs(TILTS, say.tilt, english.tilt),
      ...pairs(TURNS, say.turn, english.turn),
      ...pairs(CROPS, say.crop, english.crop),
      ...pairs(product(HAIR_CUTS, hairColors, cut), say.hair, english.hair),
      ...pairs(hairColors, say.eyebrows, english.eyebrows),
      ...pairs(product(BEARD_CUTS, hairColors, cut), say.beard, english.beard),
      ...pairs(product(HEADWEARS, clothColors, thing), say.headwear, english.headwear),
      ...pairs(product(GARMENTS, clothColors, thing), say.garment, english.garment),
      ...pairs(GARMENT_PATTERNS, say.pattern, english.pattern),
      ...pairs(product(EMBLEMS, clothColors, thing), say.emblem, english.emblem),
      ...pairs(EMBLEM_FRAMES, say.emblemFrame, english.emblemFrame),
      ...pairs(clothColors, say.cape, english.cape),
      ...pairs(product(NECKWEARS, clothColors, thing), say.neckwear, english.neckwear),
      ...pairs(product(GLOVES, clothColors, thing), say.gloves, english.gloves),
      ...pairs(product(PROPS, clothColors, thing), say.prop, english.prop),
      ...pairs(SCENES, say.scene, english.scene),
      ...pairs(TIMES, say.time, english.time),
      ...pairs(MOODS, say.mood, english.mood),
      [normal(language.none.marks), 'The face is unmarked'],
      [normal(language.none.headwear), 'The head is bare'],
      [normal(language.none.garment), english.asNatureMade],
      [normal(language.none.prop), 'The hands are empty'],
    ]),
  }
})

/** One species for each kind of coat. */
const COATED = ['cat', 'owl', 'dragon'] as const

const product = <A, B, C>(
  as: readonly A[],
  bs: readonly B[],
  join: (a: A, b: B) => C,
): readonly C[] => as.flatMap((a) => bs.map((b) => join(a, b)))
