import { LANGUAGE_TAGS } from '@dramatis/studio'
import { inLanguageOf } from '../../sentences/inLanguageOf.ts'

/** The language to write in for a visitor: "de" for "de-AT", and English for a language without a vocabulary. */
export const spokenLanguage = (tag = 'en'): string => inLanguageOf(tag, LANGUAGE_TAGS) ?? 'en'
