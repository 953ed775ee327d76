import {
  EMBLEM_CHARACTERS,
  EMBLEM_SHAPES,
  type CharacterSpec,
  type Crop,
  type EmblemFrame,
  type GarmentPattern,
  type Gaze,
  type Hex,
  type Origin,
  type Tilt,
  type Turn,
} from '../../spec/CharacterSpec.ts'
import { coverOf } from '../coverOf.ts'
import { CLOTH_COLORS, EYE_COLORS, HAIR_COLORS, nearestWord, SKIN_COLORS } from '../colorWords.ts'
import type { Language } from './Language.ts'
import type { Cut } from './readWords.ts'

/** The phrases of a language for each part of a character. */
export const phrasesIn = (language: Language) => {
  const { phrase, nouns } = language
  const cloth = wordIn(CLOTH_COLORS, language.clothColors)
  const hairColor = wordIn(HAIR_COLORS, language.hairColors)
  const cutIn = (cut: Cut, noun: string, color: Hex) =>
    'noun' in cut
      ? phrase(cut.noun, [hairColor(color)])
      : phrase(noun, [cut.adjective, hairColor(color)])
  return {
    person: ({
      age,
      species,
      presentation,
    }: Pick<CharacterSpec, 'age' | 'species' | 'presentation'>) => {
      const noun =
        species === 'human'
          ? language.human[presentation][age === 'child' || age === 'teen' ? age : 'grown']
          : language.creatures[species][presentation]
      return phrase(noun, [language.ages[age]])
    },
    build: (build: CharacterSpec['build']) => phrase(nouns.build, [language.builds[build]]),
    origin: (origin: Origin) => language.origins[origin],
    skin: (skin: Hex) => phrase(nouns.skin, [wordIn(SKIN_COLORS, language.skinColors)(skin)]),
    coat: ({ skin, species }: Pick<CharacterSpec, 'skin' | 'species'>) => {
      const cover = coverOf({ species })
      const words = cover === 'skin' ? {} : language.coatColors
      return phrase(nouns[cover], [wordIn(SKIN_COLORS, { ...language.skinColors, ...words })(skin)])
    },
    head: (head: CharacterSpec['face']['head']) => phrase(nouns.face, [language.heads[head]]),
    nose: (nose: CharacterSpec['face']['nose']) => phrase(nouns.nose, [language.noses[nose]]),
    mouth: (mouth: CharacterSpec['face']['mouth']) => phrase(nouns.mouth, [language.mouths[mouth]]),
    expression: (expression: CharacterSpec['face']['expression']) =>
      phrase(nouns.expression, [language.expressions[expression]]),
    gaze: (gaze: Gaze) => language.gazes[gaze],
    tilt: (tilt: Tilt) => language.tilts[tilt],
    turn: (turn: Turn) => language.turns[turn],
    crop: (crop: Crop) => language.crops[crop],
    eyes: ({ eyes, eyeColor }: Pick<CharacterSpec['face'], 'eyes' | 'eyeColor'>) =>
      phrase(nouns.eyes, [language.eyes[eyes], wordIn(EYE_COLORS, language.eyeColors)(eyeColor)]),
    /** A bald head has no color. */
    hair: ({ cut, color }: CharacterSpec['hair']) => {
      const words = language.hair[cut]
      return cut === 'bald' && 'noun' in words
        ? phrase(words.noun, [])
        : cutIn(words, nouns.hair, color)
    },
    eyebrows: (color: Hex) => phrase(nouns.eyebrows, [hairColor(color)]),
    beard: ({ cut, color }: CharacterSpec['beard']) =>
      cut === 'none' ? language.none.beard : cutIn(language.beards[cut], nouns.beard, color),
    mark: (mark: CharacterSpec['marks'][number]) => language.marks[mark],
    headwear: ({ kind, color }: Pick<NonNullable<CharacterSpec['headwear']>, 'kind' | 'color'>) =>
      phrase(language.headwear[kind], [cloth(color)]),
    garment: ({ kind, color }: Pick<NonNullable<CharacterSpec['garment']>, 'kind' | 'color'>) =>
      phrase(language.garments[kind], [cloth(color)]),
    pattern: (pattern: GarmentPattern) => language.patterns[pattern],
    trim: (color: Hex) => phrase(nouns.trim, [cloth(color)]),
    emblem: ({ kind, color }: Omit<NonNullable<CharacterSpec['emblem']>, 'frame'>) => {
      const shape = EMBLEM_SHAPES.find((known) => known === kind)
      const character = EMBLEM_CHARACTERS.find((known) => known === kind)
      const noun = shape ? language.emblems[shape] : character ? language.character(character) : ''
      return language.onChest(phrase(noun, [cloth(color)]))
    },
    emblemFrame: (frame: EmblemFrame) => language.frames[frame],
    cape: (color: Hex) => phrase(nouns.cape, [cloth(color)]),
    neckwear: ({ kind, color }: NonNullable<CharacterSpec['neckwear']>) =>
      phrase(language.neckwear[kind], [cloth(color)]),
    gloves: ({ kind, color }: NonNullable<CharacterSpec['gloves']>) =>
      phrase(language.gloves[kind], [cloth(color)]),
    prop: ({ kind, color }: NonNullable<CharacterSpec['prop']>) =>
      phrase(language.props[kind], [cloth(color)]),
    bareProp: ({ kind }: Pick<NonNullable<CharacterSpec['prop']>, 'kind'>) =>
      phrase(language.props[kind], []),
    scene: (scene: CharacterSpec['background']['scene']) => language.scenes[scene],
    time: (time: CharacterSpec['background']['time']) => language.times[time],
    mood: (mood: CharacterSpec['background']['mood']) => phrase(nouns.mood, [language.moods[mood]]),
  }
}

const wordIn =
  <Word extends string>(
    shades: Readonly<Record<Word, Hex>>,
    words: Readonly<Record<Word, string>>,
  ) =>
  (hex: Hex): string => {
    const word = nearestWord(shades, hex)
    return word === undefined ? '' : words[word]
  }
