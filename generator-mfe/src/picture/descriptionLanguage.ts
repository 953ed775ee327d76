import type { Portrait } from '@dramatis/store'

/** The language of descriptions and alternative texts that come without one. */
const SERVER_LANGUAGE = 'en'

/** The `lang` of a text in an unknown language (HTML standard, "The lang attribute"). */
export const UNKNOWN_LANGUAGE = ''

/** The `lang` of a picture's description. */
export const descriptionLanguageOf = ({
  rewritten,
  descriptionLanguage = SERVER_LANGUAGE,
}: Pick<Portrait, 'rewritten' | 'descriptionLanguage'>): string =>
  rewritten === true ? UNKNOWN_LANGUAGE : descriptionLanguage

/** The `lang` of a picture's alternative text, which is the description if the server sent no other. */
export const altLanguageOf = (
  portrait: Pick<Portrait, 'alt' | 'altLanguage' | 'rewritten' | 'descriptionLanguage'>,
): string =>
  portrait.alt === undefined
    ? descriptionLanguageOf(portrait)
    : (portrait.altLanguage ?? SERVER_LANGUAGE)
