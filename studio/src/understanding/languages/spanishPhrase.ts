import { agreeing } from './agreeing.ts'
import type { Language } from './Language.ts'

/** As `agreeing` in Spanish: "verdes", but "marrones". */
export const spanishPhrase: Language['phrase'] = agreeing((singular) =>
  /[aeiou]$/u.test(singular) ? `${singular}s` : `${singular.replace(/ón$/u, 'on')}es`,
)
