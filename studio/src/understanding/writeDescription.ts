import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { membersOf } from '../spec/membersOf.ts'
import { hyphenated } from './english.ts'
import * as english from './englishPhrases.ts'
import { ALSO, SAME_NAME } from './englishPhrases.ts'
import { describeIn } from './languages/describeIn.ts'
import { languageOf } from './languages/languages.ts'
import { backgroundSentence } from './sentences/backgroundSentence.ts'
import { clothesSentences } from './sentences/clothesSentences.ts'
import { headSentences } from './sentences/headSentences.ts'
import { type Voice, voiceOf } from './sentences/Voice.ts'
import { BUILD_PHRASES } from './vocabulary.ts'

/**
 * One paragraph with everything that a painter needs to know about `spec`. `describe` reads it back as the same spec
 * (except for the seed) if the colors are from the tables in `colorWords.ts`, a missing beard has the color of the
 * hair, and the marks are in the order of `MARKS`. In English, the seed chooses the wording; in another language, the
 * text is a list, and the seed has no effect.
 *
 * @param tag the language, one of `LANGUAGE_TAGS`; any other tag means English
 */
export const writeDescription = (spec: CharacterSpec, tag = 'en'): string => {
  const language = languageOf(tag)
  const [lead, ...companions] = membersOf(spec)
  if (language === undefined) {
    return [inEnglish(lead), ...companions.map((one) => `${ALSO}${inEnglish(one, true)}`)].join(' ')
  }
  const { also, space } = language
  return [
    describeIn(language, lead),
    ...companions.map((one) => `${also}${describeIn(language, one, true)}`),
  ].join(space)
}

/** The background is part of the description of the first character. */
const inEnglish = (spec: CharacterSpec, isCompanion = false): string => {
  const voice = voiceOf(spec)
  return hyphenated(
    [
      introduction(isCompanion ? { ...spec, source: '' } : spec),
      descent(spec, voice),
      ...headSentences(spec, voice),
      ...clothesSentences(spec, voice),
      isCompanion ? '' : backgroundSentence(spec, voice),
      spec.crop ? `The picture is ${english.crop(spec.crop)}.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  )
}

const introduction = (spec: CharacterSpec): string => {
  const comma = spec.presentation === 'androgynous' ? ',' : ''
  return `${spec.name}${origin(spec)} is ${english.person(spec)}${comma} of ${BUILD_PHRASES[spec.build][0]} build.`
}

const origin = ({ name, source }: CharacterSpec): string => {
  if (source === '') return ''
  return source === name ? `, from ${SAME_NAME},` : ` from “${source}”`
}

const descent = ({ origin }: CharacterSpec, { they, are }: Voice): string =>
  origin ? `${they} ${are} ${english.origin(origin)}.` : ''
