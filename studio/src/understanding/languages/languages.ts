import { ar } from './ar.ts'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import type { Language } from './Language.ts'
import { ptBR } from './ptBR.ts'

/** The languages besides English that descriptions and alternative texts are written in, by their BCP 47 tags. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  de,
  es,
  ja,
  fr,
  'pt-BR': ptBR,
  ar,
}

/** The words of a language; undefined for English and for a language that is not in `LANGUAGES`. */
export const languageOf = (tag: string): Language | undefined =>
  Object.hasOwn(LANGUAGES, tag) ? LANGUAGES[tag] : undefined

/** The BCP 47 tags of English and the other languages that descriptions are written in. */
export const LANGUAGE_TAGS: readonly string[] = ['en', ...Object.keys(LANGUAGES)]
