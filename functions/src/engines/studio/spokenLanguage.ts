import { LANGUAGE_TAGS } from '@dramatis/studio'

/** The language to write in for a visitor: "de" for "de-AT", and English for a language without a vocabulary. */
export const spokenLanguage = (tag = 'en'): string => {
  const [primary = ''] = tag.toLowerCase().split('-')
  return LANGUAGE_TAGS.includes(primary) ? primary : 'en'
}
