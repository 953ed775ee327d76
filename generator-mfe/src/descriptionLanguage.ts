import type { Portrait } from '@dramatis/store'

/** What the functions write in, whatever the page's language: descriptions and alternative texts. */
const SERVER_LANGUAGE = 'en'

/** What HTML calls the language of a text that a visitor wrote (HTML standard, "The lang attribute"). */
export const UNKNOWN_LANGUAGE = ''

/** The `lang` of a picture's description. */
export const descriptionLanguageOf = ({ rewritten }: Pick<Portrait, 'rewritten'>): string =>
  rewritten === true ? UNKNOWN_LANGUAGE : SERVER_LANGUAGE

/** The `lang` of a picture's alternative text, which is the description where the server wrote no other. */
export const altLanguageOf = (portrait: Pick<Portrait, 'alt' | 'rewritten'>): string =>
  portrait.alt === undefined ? descriptionLanguageOf(portrait) : SERVER_LANGUAGE
