import { EMBLEM_CHARACTERS, type Gaze, type Presentation } from '../CharacterSpec.ts'
import { isCreature } from '../creatures.ts'
import { keysOf } from '../keysOf.ts'
import * as english from './englishPhrases.ts'
import type { Noun } from './Noun.ts'
import { PEOPLE } from './people.ts'
import { peoples } from './peoples.ts'
import { ADJECTIVES } from './adjectives/adjectives.ts'
import type { Traits } from './Traits.ts'
import {
  BEARD_NOUNS,
  CAPE_NOUNS,
  EMBLEM_FRAME_PHRASES,
  EMBLEM_NOUNS,
  GARMENT_NOUNS,
  GAZE_PHRASES,
  GLOVE_NOUNS,
  HAIR_NOUNS,
  HEADWEAR_NOUNS,
  MARK_NOUNS,
  OTHER_HELD,
  OTHER_WORN,
  NECKWEAR_NOUNS,
  PROP_NOUNS,
  SCENE_PHRASES,
  TIME_PHRASES,
  WITH_PATTERN_PHRASES,
} from './vocabulary.ts'

export type Token =
  | { readonly kind: 'noun'; readonly noun: Noun }
  | { readonly kind: 'adjective' | 'and'; readonly text: string }
  | { readonly kind: 'fact'; readonly traits: Traits }
  /** Where the person's family comes from: it steers the choice of a complexion. */
  | { readonly kind: 'origin'; readonly traits: Traits }
  | { readonly kind: 'pronoun'; readonly presentation: Presentation; readonly possessive: boolean }
  /** `list`: the negation continues after "and": "without a hat and a scarf". */
  | { readonly kind: 'negation'; readonly list: boolean }
  | { readonly kind: 'side'; readonly side: Gaze }
  | { readonly kind: 'stop'; readonly sentence: boolean }
  | {
      readonly kind:
        'determiner' | 'copula' | 'trim' | 'comma' | 'only' | 'role' | 'but' | 'look' | 'tilt'
    }
  | {
      readonly kind: 'dressed'
      /** "Wearing" always means clothes; "in" only with colors right after it. */
      readonly sure: boolean
    }

/** A word or phrase of a text, in lower case; `token` is what it means, undefined if it is unknown. */
export interface Phrase {
  readonly text: string
  readonly token: Token | undefined
}

/** The words and phrases of `text` in order, with the longest known phrase at each place. */
export const phrasesOf = (text: string): Phrase[] => {
  const words = wordsOf(text)
  const phrases: Phrase[] = []
  for (let at = 0; at < words.length;) {
    const length = Math.max(1, longestPhraseAt(words, at))
    const phrase = words.slice(at, at + length).join(' ')
    phrases.push({ text: phrase, token: VOCABULARY.get(phrase) })
    at += length
  }
  return phrases
}

/** The creature that a word means; it may also mean a thing: a parrot is held, unless the text is about one. */
export const creatureCalled = (word: string): Noun | undefined => {
  const person = Object.hasOwn(PEOPLE, word) ? PEOPLE[word] : undefined
  const { species } = person?.traits ?? {}
  return person !== undefined && species !== undefined && isCreature(species)
    ? { slot: 'person', ...person, named: true }
    : undefined
}

const MAX_WORDS = 4
const MAX_CHARACTERS = 8000

const wordsOf = (text: string): string[] =>
  text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/[’‘]/gu, "'")
    .replace(/\bgray/gu, 'grey')
    .replace(/[-‐-―_]/gu, ' ')
    .match(/[\p{L}\p{N}']+|[.,;:!?()\n]/gu) ?? []

const longestPhraseAt = (words: readonly string[], at: number): number => {
  for (let length = MAX_WORDS; length > 0; length--)
    if (VOCABULARY.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

type Entry = readonly [phrase: string, token: Token]

/** @param material goes before each noun, so that a brown fur cloak is a brown cloak and not brown fur */
const nouns = <Member extends string>(
  phrases: Readonly<Partial<Record<Member, readonly string[]>>>,
  noun: (member: Member) => Noun,
  material = '',
): Entry[] =>
  keysOf(phrases).flatMap((member) =>
    (phrases[member] ?? []).map((phrase): Entry => [
      `${material}${phrase}`,
      { kind: 'noun', noun: noun(member) },
    ]),
  )

const facts = <Member extends string>(
  phrases: Readonly<Record<Member, readonly string[]>>,
  traits: (member: Member) => Traits,
): Entry[] =>
  keysOf(phrases).flatMap((member) =>
    phrases[member].map((phrase): Entry => [phrase, { kind: 'fact', traits: traits(member) }]),
  )

const all = (token: Token, ...phrases: readonly string[]): Entry[] =>
  phrases.map((phrase): Entry => [phrase, token])

const noun = (value: Noun, ...phrases: readonly string[]): Entry[] =>
  all({ kind: 'noun', noun: value }, ...phrases)

const pronoun = (
  presentation: Presentation,
  possessive: boolean,
  ...phrases: readonly string[]
): Entry[] => all({ kind: 'pronoun', presentation, possessive }, ...phrases)

const NOT: readonly string[] = [
  'not',
  'never',
  "isn't",
  "doesn't",
  "don't",
  "aren't",
  "wasn't",
  "hasn't",
  "haven't",
  'does not',
  'do not',
  'did not',
  'has not',
]

const VOCABULARY: ReadonlyMap<string, Token> = new Map<string, Token>([
  ...ADJECTIVES.map((text): Entry => [text, { kind: 'adjective', text }]),
  ...Object.entries(PEOPLE).flatMap(([word, person]) =>
    noun({ slot: 'person', ...person, named: true }, word),
  ),
  ...peoples().flatMap(([word, traits]) =>
    all({ kind: 'origin', traits }, word, `${word} descent`, `${word} origin`),
  ),
  ...noun({ slot: 'other', held: true }, ...OTHER_HELD),
  ...noun({ slot: 'other', held: false }, ...OTHER_WORN),
  ...facts(SCENE_PHRASES, (scene) => ({ scene })),
  ...facts(GAZE_PHRASES, (gaze) => ({ gaze })),
  ...facts(TIME_PHRASES, (time) => ({ time })),
  ...all(
    { kind: 'fact', traits: { headwear: 'none' } },
    'bareheaded',
    'bare headed',
    'hatless',
    'head is bare',
  ),
  ...all(
    { kind: 'fact', traits: { prop: 'none' } },
    'empty handed',
    'hands are empty',
    'empty hands',
  ),
  ...noun({ slot: 'skin' }, 'skin', 'skinned', 'complexion', 'complexioned'),
  ...noun(
    { slot: 'coat' },
    'fur',
    'furred',
    'scales',
    'scaled',
    'feathers',
    'plumage',
    'hide',
    'pelt',
  ),
  ...noun({ slot: 'face' }, 'face', 'faced', 'head', 'jaw'),
  ...noun({ slot: 'nose' }, 'nose', 'nosed'),
  ...noun({ slot: 'mouth' }, 'mouth', 'lips', 'lipped', 'mouthed'),
  ...noun({ slot: 'eyes' }, 'eyes', 'eye', 'eyed', 'gaze'),
  ...noun({ slot: 'build' }, 'build', 'built', 'frame', 'shoulders'),
  ...noun({ slot: 'mood' }, 'mood', 'sky', 'skies', 'atmosphere', 'weather', 'lighting'),
  ...noun({ slot: 'trim' }, 'trim', 'trimming', 'trimmings', 'band', 'accents', 'lining', 'edging'),
  ...noun({ slot: 'expression' }, 'expression', 'look', 'demeanour', 'demeanor'),
  ...noun({ slot: 'expression', expression: 'smile' }, 'smile', 'smiles'),
  ...noun({ slot: 'expression', expression: 'grin' }, 'grin', 'grins'),
  ...noun({ slot: 'expression', expression: 'stern' }, 'frown', 'frowns', 'scowl'),
  ...noun({ slot: 'hair' }, 'hair', 'wig', 'haired', 'brows', 'eyebrows', 'locks'),
  ...noun({ slot: 'beard' }, 'beard', 'bearded'),
  ...nouns(HAIR_NOUNS, (cut) => ({ slot: 'hair', cut })),
  ...nouns(BEARD_NOUNS, (cut) => ({ slot: 'beard', cut })),
  ...nouns(HEADWEAR_NOUNS, (kind) => ({ slot: 'headwear', kind }), 'fur '),
  ...nouns(HEADWEAR_NOUNS, (kind) => ({ slot: 'headwear', kind })),
  ...noun({ slot: 'headwear', kind: 'wide-brim', plain: true }, 'hat'),
  ...noun({ slot: 'headwear', kind: 'beanie' }, 'fur hat'),
  ...nouns(GARMENT_NOUNS, (kind) => ({ slot: 'garment', kind }), 'fur '),
  ...nouns(GARMENT_NOUNS, (kind) => ({ slot: 'garment', kind })),
  ...noun({ slot: 'cape' }, ...CAPE_NOUNS),
  ...nouns(NECKWEAR_NOUNS, (kind) => ({ slot: 'neckwear', kind })),
  ...nouns(GLOVE_NOUNS, (kind) => ({ slot: 'gloves', kind })),
  ...noun({ slot: 'emblem' }, 'emblem'),
  ...keysOf(EMBLEM_NOUNS).flatMap((kind) =>
    EMBLEM_NOUNS[kind].flatMap((word) => noun({ slot: 'emblem', kind }, `${word} emblem`)),
  ),
  ...EMBLEM_CHARACTERS.flatMap((kind) =>
    noun({ slot: 'emblem', kind }, english.emblemNoun(kind).toLowerCase()),
  ),
  ...facts(WITH_PATTERN_PHRASES, (garmentPattern) => ({ garmentPattern })),
  ...facts(EMBLEM_FRAME_PHRASES, (emblemFrame) => ({ emblemFrame })),
  ...nouns(PROP_NOUNS, (kind) => ({ slot: 'prop', kind })),
  ...nouns(MARK_NOUNS, (mark) => ({ slot: 'mark', mark })),
  ...noun({ slot: 'mark', mark: 'all' }, 'unmarked', 'no marks'),
  ...pronoun('feminine', false, 'she', 'herself'),
  ...pronoun('feminine', true, 'her', 'hers'),
  ...pronoun('masculine', false, 'he', 'him', 'himself'),
  ...pronoun('masculine', true, 'his'),
  ...pronoun('androgynous', true, 'their'),
  ...all({ kind: 'determiner' }, 'a', 'an', 'the', 'some', 'this', 'that'),
  ...all({ kind: 'copula' }, 'is', 'are', 'was', 'were', 'of', 'dyed'),
  ...all(
    { kind: 'trim' },
    'trimmed with',
    'trimmed in',
    'edged with',
    'edged in',
    'lined with',
    'banded with',
    'embroidered with',
    'embroidered in',
    'accented with',
    'adorned with',
  ),
  ...all(
    { kind: 'fact', traits: { mood: 'stormy' } },
    ...['storm clouds', 'thunderclouds', 'storm', 'thunderstorm', 'rainstorm', 'thunder'],
  ),
  ...all({ kind: 'fact', traits: { mood: 'ominous' } }, 'fog', 'mist'),
  ...all({ kind: 'look' }, ...['looking', 'looks', 'gazing', 'gazes', 'glancing', 'glances']),
  ...all({ kind: 'look' }, ...['staring', 'stares', 'peering', 'peers']),
  ...all({ kind: 'tilt' }, ...['tilted', 'tilting', 'tilts', 'tilt', 'cocked', 'cocking']),
  ...all({ kind: 'side', side: 'ahead' }, 'ahead', 'straight ahead'),
  ...all({ kind: 'side', side: 'left' }, 'left'),
  ...all({ kind: 'side', side: 'right' }, 'right'),
  ...all({ kind: 'side', side: 'up' }, 'up', 'upward', 'upwards', 'skyward'),
  ...all({ kind: 'side', side: 'down' }, 'down', 'downward', 'downwards'),
  ...all({ kind: 'and', text: 'and' }, 'and', '&'),
  ...all({ kind: 'and', text: 'or' }, 'or', 'nor'),
  ...all({ kind: 'comma' }, ','),
  ...all({ kind: 'negation', list: false }, ...NOT, 'no', 'no longer', 'nothing'),
  ...NOT.flatMap((not) =>
    [
      'wear',
      'wears',
      'wearing',
      'carry',
      'carries',
      'carrying',
      'hold',
      'holds',
      'holding',
      'have',
    ].flatMap((verb) => all({ kind: 'negation', list: false }, `${not} ${verb}`)),
  ),
  ...all(
    { kind: 'negation', list: true },
    'without',
    'lacks',
    'lacking',
    'neither',
    'minus',
    'free of',
  ),
  ...all({ kind: 'only' }, 'only'),
  ...all({ kind: 'role' }, 'as a', 'as an', 'dressed as', 'disguised as', 'dressed up as'),
  ...all({ kind: 'but' }, 'but'),
  ...all(
    { kind: 'dressed', sure: true },
    'wearing',
    'wears',
    'wear',
    'dressed in',
    'clad in',
    'dressed',
    'dressed all in',
    'sporting',
    'donning',
  ),
  ...all({ kind: 'dressed', sure: false }, 'in', 'all in'),
  ...all({ kind: 'stop', sentence: true }, '.', ';', ':', '!', '?', '\n', '(', ')'),
  ...all(
    { kind: 'stop', sentence: false },
    'with',
    'holding',
    'holds',
    'carrying',
    'carries',
    'has',
    'have',
    'hold',
    'carry',
    'wielding',
    'wields',
    'clutching',
    'gripping',
    'on',
    'at',
    'to',
    'for',
    'by',
    'under',
    'behind',
    'against',
    'from',
    'over',
    'who',
    'stands',
    'while',
    'beneath',
    'before',
    'near',
    'beside',
    'next to',
    'alongside',
    'among',
    'in front of',
  ),
])
