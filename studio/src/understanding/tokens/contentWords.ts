import { EMBLEM_CHARACTERS } from '../../spec/CharacterSpec.ts'
import { keysOf } from '../../spec/keysOf.ts'
import { ADJECTIVES } from '../adjectives/adjectives.ts'
import * as english from '../englishPhrases.ts'
import type { Noun } from '../Noun.ts'
import { PEOPLE } from '../people.ts'
import { PEOPLES } from '../peoples.ts'
import { SITUATIONS } from '../situations.ts'
import type { Traits } from '../Traits.ts'
import {
  BEARD_NOUNS,
  CAPE_NOUNS,
  CROP_PHRASES,
  EMBLEM_FRAME_PHRASES,
  EMBLEM_NOUNS,
  GARMENT_NOUNS,
  GAZE_PHRASES,
  GLOVE_NOUNS,
  HAIR_NOUNS,
  HEADWEAR_NOUNS,
  MARK_NOUNS,
  NECKWEAR_NOUNS,
  OTHER_HELD,
  OTHER_WORN,
  PROP_NOUNS,
  SCENE_PHRASES,
  TIME_PHRASES,
  TURN_PHRASES,
  WITH_PATTERN_PHRASES,
} from '../vocabulary.ts'
import { entriesFor, type TokenEntry } from './entriesFor.ts'

/** @param material goes before each noun, so that a brown fur cloak is a brown cloak and not brown fur */
const nouns = <Member extends string>(
  phrases: Readonly<Partial<Record<Member, readonly string[]>>>,
  noun: (member: Member) => Noun,
  material = '',
): TokenEntry[] =>
  keysOf(phrases).flatMap((member) =>
    (phrases[member] ?? []).map((phrase): TokenEntry => [
      `${material}${phrase}`,
      { kind: 'noun', noun: noun(member) },
    ]),
  )

const facts = <Member extends string>(
  phrases: Readonly<Record<Member, readonly string[]>>,
  traits: (member: Member) => Traits,
): TokenEntry[] =>
  keysOf(phrases).flatMap((member) =>
    phrases[member].map((phrase): TokenEntry => [phrase, { kind: 'fact', traits: traits(member) }]),
  )

const noun = (value: Noun, ...phrases: readonly string[]): TokenEntry[] =>
  entriesFor({ kind: 'noun', noun: value }, ...phrases)

/** The words for people, looks, things and places; a later token for the same phrase outranks an earlier one. */
export const CONTENT_WORDS: readonly TokenEntry[] = [
  ...SITUATIONS.map(([phrase, situation]): TokenEntry => [
    phrase,
    { kind: 'situation', situation },
  ]),
  ...ADJECTIVES.map((text): TokenEntry => [text, { kind: 'adjective', text }]),
  ...Object.entries(PEOPLE).flatMap(([word, person]) =>
    noun({ slot: 'person', ...person, named: true }, word),
  ),
  ...[...PEOPLES].flatMap(([word, traits]) =>
    entriesFor({ kind: 'origin', traits }, word, `${word} descent`, `${word} origin`),
  ),
  ...noun({ slot: 'other', held: true }, ...OTHER_HELD),
  ...noun({ slot: 'other', held: false }, ...OTHER_WORN),
  ...facts(SCENE_PHRASES, (scene) => ({ scene })),
  ...facts(GAZE_PHRASES, (gaze) => ({ gaze })),
  ...facts(TURN_PHRASES, (turn) => ({ turn })),
  ...facts(CROP_PHRASES, (crop) => ({ crop })),
  ...facts(TIME_PHRASES, (time) => ({ time })),
  ...entriesFor(
    { kind: 'fact', traits: { headwear: 'none' } },
    'bareheaded',
    'bare headed',
    'hatless',
    'head is bare',
  ),
  ...entriesFor(
    { kind: 'fact', traits: { prop: 'none' } },
    'empty handed',
    'hands are empty',
    'empty hands',
    'holds nothing',
    'hold nothing',
  ),
  ...entriesFor({ kind: 'fact', traits: { garment: 'none' } }, 'as nature made'),
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
  ...entriesFor(
    { kind: 'fact', traits: { mood: 'stormy' } },
    ...['storm clouds', 'thunderclouds', 'storm', 'thunderstorm', 'rainstorm', 'thunder'],
  ),
  ...entriesFor({ kind: 'fact', traits: { mood: 'ominous' } }, 'fog', 'mist'),
  ...entriesFor(
    { kind: 'look' },
    ...['looking', 'looks', 'gazing', 'gazes', 'glancing', 'glances'],
  ),
  ...entriesFor({ kind: 'look' }, ...['staring', 'stares', 'peering', 'peers']),
  ...entriesFor({ kind: 'tilt' }, ...['tilted', 'tilting', 'tilts', 'tilt', 'cocked', 'cocking']),
  ...entriesFor({ kind: 'side', side: 'ahead' }, 'ahead', 'straight ahead'),
  ...entriesFor({ kind: 'side', side: 'left' }, 'left'),
  ...entriesFor({ kind: 'side', side: 'right' }, 'right'),
  ...entriesFor({ kind: 'side', side: 'up' }, 'up', 'upward', 'upwards', 'skyward'),
  ...entriesFor({ kind: 'side', side: 'down' }, 'down', 'downward', 'downwards'),
]
