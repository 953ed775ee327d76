import { isRight } from 'fp-ts/lib/Either.js'
import { reasons, type Reason } from '../contract/reasons.ts'
import type { Sentences } from '../sentences/Sentences.ts'

/** The languages that have sentences, besides English. */
const LANGUAGES: Readonly<Record<string, () => Promise<Sentences>>> = {
  de: async () => (await import('../sentences/de.ts')).de,
  es: async () => (await import('../sentences/es.ts')).es,
  ja: async () => (await import('../sentences/ja.ts')).ja,
  fr: async () => (await import('../sentences/fr.ts')).fr,
  'pt-BR': async () => (await import('../sentences/ptBR.ts')).ptBR,
  ar: async () => (await import('../sentences/ar.ts')).ar,
}

export interface Sentence {
  readonly text: string
  /** A BCP 47 tag. */
  readonly language: string
}

/**
 * The sentence that explains a refusal to a visitor, in their language if it has sentences, else in English.
 *
 * @param error the server's own sentence
 * @returns undefined for a reason that is not for visitors, or that is newer than this client
 */
export const sentenceIn = async (
  language: string,
  { error, reason, values }: { error: string; reason: string; values: unknown },
): Promise<Sentence | undefined> => {
  if (!isReason(reason)) return undefined
  const load = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined
  const sentences = await load?.()
  const text = sentences && sentenceOf(sentences, reason, values ?? {})
  return text === undefined ? { text: error, language: 'en' } : { text, language }
}

const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name)

const sentenceOf = <R extends Reason>(
  sentences: Sentences<R>,
  reason: R,
  values: unknown,
): string | undefined => {
  const decoded = reasons[reason].decode(values)
  return isRight(decoded) ? sentences[reason](decoded.right) : undefined
}
