import { agreeing } from './agreeing.ts'
import type { Language } from './Language.ts'

/** As `agreeing` in French: most adjectives get an s, except those in s or x. */
export const frenchPhrase: Language['phrase'] = agreeing((singular) =>
  /[sx]$/u.test(singular) ? singular : `${singular}s`,
)
