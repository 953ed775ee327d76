import {
  AGES,
  BEARD_CUTS,
  BUILDS,
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
  PROPS,
  SCENES,
  SPECIES,
  TILTS,
  TIMES,
} from '../spec/CharacterSpec.ts'
import { readEnglish } from './readEnglish.ts'
import type { Traits } from './Traits.ts'
import * as vocabulary from './vocabulary.ts'

type Rows = Readonly<Record<string, readonly string[]>>

/** Merges the rows of several tables. */
const merged = (...tables: readonly Partial<Rows>[]): Rows =>
  Object.fromEntries(
    tables
      .flatMap((table) => Object.keys(table))
      .map((member) => [member, tables.flatMap((table) => table[member] ?? [])]),
  )

const v = vocabulary

/** A trait, its list, the phrases for each member, and a sentence to put one in. */
const LISTS: readonly [
  trait: Exclude<keyof Traits, 'marks'>,
  members: readonly string[],
  rows: Rows,
  sentence: (phrase: string) => string,
][] = [
  ['age', AGES, v.AGE_PHRASES, (phrase) => `somebody ${phrase}.`],
  ['build', BUILDS, v.BUILD_PHRASES, (phrase) => `of ${phrase} build.`],
  ['origin', ORIGINS, v.ORIGIN_PHRASES, (phrase) => `somebody of ${phrase} descent.`],
  ['species', SPECIES, v.SPECIES_PHRASES, (phrase) => `is ${phrase}.`],
  ['head', HEAD_SHAPES, v.HEAD_PHRASES, (phrase) => `a ${phrase} face`],
  ['nose', NOSES, v.NOSE_PHRASES, (phrase) => `a ${phrase} nose`],
  ['mouth', MOUTHS, v.MOUTH_PHRASES, (phrase) => `a ${phrase} mouth`],
  ['eyes', EYE_SHAPES, v.EYE_PHRASES, (phrase) => `${phrase} eyes`],
  ['expression', EXPRESSIONS, v.EXPRESSION_PHRASES, (phrase) => `a ${phrase} expression`],
  ['gaze', GAZES, v.GAZE_PHRASES, (phrase) => `somebody ${phrase}.`],
  ['tilt', TILTS, v.TILT_PHRASES, (phrase) => `somebody, ${phrase}.`],
  ['hair', HAIR_CUTS, v.HAIR_NOUNS, (phrase) => `a ${phrase}.`],
  ['hair', HAIR_CUTS, v.HAIR_PHRASES, (phrase) => `${phrase} hair`],
  ['beard', BEARD_CUTS, v.BEARD_NOUNS, (phrase) => `a ${phrase}.`],
  ['beard', BEARD_CUTS, v.BEARD_PHRASES, (phrase) => `a ${phrase} beard`],
  ['headwear', HEADWEARS, v.HEADWEAR_NOUNS, (phrase) => `wearing a ${phrase}.`],
  ['garment', GARMENTS, v.GARMENT_NOUNS, (phrase) => `wearing a ${phrase}.`],
  ['garmentPattern', GARMENT_PATTERNS, v.PATTERN_PHRASES, (phrase) => `in a ${phrase} shirt.`],
  ['garmentPattern', GARMENT_PATTERNS, v.WITH_PATTERN_PHRASES, (phrase) => `in a shirt ${phrase}.`],
  ['neckwear', NECKWEARS, v.NECKWEAR_NOUNS, (phrase) => `wearing a ${phrase}.`],
  ['gloves', GLOVES, v.GLOVE_NOUNS, (phrase) => `wearing ${phrase}.`],
  ['prop', PROPS, v.PROP_NOUNS, (phrase) => `holding a ${phrase}.`],
  ['scene', SCENES, v.SCENE_PHRASES, (phrase) => `behind him is a ${phrase}.`],
  ['time', TIMES, v.TIME_PHRASES, (phrase) => `at ${phrase}.`],
  ['mood', MOODS, v.MOOD_PHRASES, (phrase) => `the mood is ${phrase}.`],
]

describe.each(LISTS)('%s', (trait, _, rows, sentence) => {
  test.each(Object.keys(rows))('reads every phrase for %s', (member) => {
    const misread = (rows[member] ?? []).filter(
      (phrase) => readEnglish(sentence(phrase)).traits[trait] !== member,
    )
    expect(misread).toEqual([])
  })
})

test.each(MARKS)('reads every phrase for the mark %s', (mark) => {
  const misread = v.MARK_NOUNS[mark].filter(
    (phrase) => !readEnglish(`with ${phrase}.`).marks.added.includes(mark),
  )
  expect(misread).toEqual([])
})

test('has at least three phrases for every member of every list', () => {
  const tables: readonly [readonly string[], Rows][] = [
    ...LISTS.filter(([trait]) => trait !== 'hair' && trait !== 'beard').map(
      ([, members, rows]): [readonly string[], Rows] => [members, rows],
    ),
    [HAIR_CUTS, merged(v.HAIR_NOUNS, v.HAIR_PHRASES)],
    [BEARD_CUTS, merged(v.BEARD_NOUNS, v.BEARD_PHRASES)],
    [MARKS, v.MARK_NOUNS],
  ]
  const poor = tables.flatMap(([members, rows]) =>
    members.filter((member) => (rows[member] ?? []).length < 3),
  )
  expect(poor).toEqual([])
})
