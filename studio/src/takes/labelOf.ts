import { isDeepStrictEqual } from 'node:util'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { isCreature } from '../spec/creatures.ts'
import { headDetails, worn } from '../understanding/altDetails.ts'
import { personInEnglish } from '../understanding/altText.ts'
import { hyphenated } from '../understanding/english.ts'
import * as english from '../understanding/englishPhrases.ts'
import { languageOf } from '../understanding/languages/languages.ts'
import type { Language } from '../understanding/languages/Language.ts'
import { phrasesIn } from '../understanding/languages/phrases.ts'
import { placeText } from '../understanding/sentences/backgroundSentence.ts'
import { EXPRESSION_PHRASES, TIME_PHRASES } from '../understanding/vocabulary.ts'
import { withTraits } from '../understanding/withTraits.ts'
import { differencesOf, presentationIn, type Presentation, type Way } from './Presentation.ts'

/** The usual greatest length of a label, in UTF-16 code units; a single long phrase may exceed it. */
const MOST = 40

/**
 * What to call a take beside others: how it differs from `base` ("smiling, in an old library"), or who is in it if it
 * shows another person ("woman with ginger curls").
 *
 * @param tag one of `LANGUAGE_TAGS`; any other tag means English
 */
export const labelOf = (base: CharacterSpec, take: CharacterSpec, tag = 'en'): string => {
  const language = languageOf(tag)
  const own = presentationIn(base)
  const shown = presentationIn(take)
  if (!isDeepStrictEqual(withTraits(take, own), base))
    return joined(personIn(take, language), language)
  const ways = differencesOf(base, own, shown)
  return joined(
    ways.flatMap((way) => textOf(way, shown, language) ?? []),
    language,
  )
}

/** As many of `items` as fit, but at least the first. */
const joined = (items: readonly string[], language: Language | undefined): string => {
  const lists = items.map((_, at) => listOf(items.slice(0, items.length - at), language))
  return lists.find(({ length }) => length <= MOST) ?? lists.at(-1) ?? ''
}

const listOf = (items: readonly string[], language: Language | undefined): string =>
  language === undefined ? hyphenated(items.join(', ')) : language.sentence(items).slice(0, -1)

const personIn = (spec: CharacterSpec, language: Language | undefined): readonly string[] => {
  if (language === undefined) {
    const [hair = ''] = headDetails(spec)
    const { garment } = spec
    const person = withoutArticle(personInEnglish(spec))
    return [`${person} with ${hair}`, ...(garment ? worn({ garment }) : [])]
  }
  const say = phrasesIn(language)
  return [
    say.person(spec),
    isCreature(spec.species) ? say.coat(spec) : say.hair(spec.hair),
    ...(spec.garment ? [say.garment(spec.garment)] : []),
  ]
}

const withoutArticle = (text: string): string => text.replace(/^an? /u, '')

/** How a take is shown in one way; undefined if it has no words of its own. */
const textOf = (
  way: Way,
  shown: Presentation,
  language: Language | undefined,
): string | undefined => {
  const { crop, turn, scene, time, expression, gaze, tilt } = shown
  const say = language && phrasesIn(language)
  switch (way) {
    case 'crop':
      return crop === 'none' ? undefined : (say ?? english).crop(crop)
    case 'turn':
      return turn === 'none' ? undefined : (say ?? english).turn(turn)
    case 'scene':
      return say ? say.scene(scene) : placeText(scene)
    case 'time':
      return say ? say.time(time) : time === 'day' ? 'by day' : `at ${TIME_PHRASES[time][0]}`
    case 'expression':
      return say
        ? say.expression(expression)
        : expression === 'neutral'
          ? 'calm'
          : EXPRESSION_PHRASES[expression][0]
    case 'gaze':
      return gaze === 'none' ? undefined : (say ?? english).gaze(gaze)
    case 'tilt':
      return tilt === 'none' ? undefined : (say ?? english).tilt(tilt)
  }
}
