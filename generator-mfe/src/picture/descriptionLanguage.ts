import type { Portrait } from '@dramatis/store'

/** The language of descriptions and alternative texts from the functions, whatever the page's language. */
const SERVER_LANGUAGE = 'en'

/** The `lang` of a text in an unknown language (HTML standard, "The lang attribute"). */
export const UNKNOWN_LANGUAGE = ''

/** The `lang` of a picture's description. */
export const descriptionLanguageOf = ({ rewritten }: Pick<Portrait, 'rewritten'>): string =>
  rewritten === true ? UNKNOWN_LANGUAGE : SERVER_LANGUAGE

/** The `lang` of a picture's alternative text, which is the description if the server sent no other. */
export const altLanguageOf = (portrait: Pick<Portrait, 'alt' | 'rewritten'>): string =>
  portrait.alt === undefined ? descriptionLanguageOf(portrait) : SERVER_LANGUAGE
