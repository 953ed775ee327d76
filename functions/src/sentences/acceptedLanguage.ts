import { parseAccept } from 'hono/utils/accept'
import { inLanguageOf } from './inLanguageOf.ts'

/** The languages in which the functions write to people. */
export const WRITTEN = ['en', 'de', 'es', 'ja', 'fr', 'pt-BR', 'ar'] as const

export type WrittenLanguage = (typeof WRITTEN)[number]

/** The browser's preferred language among those that the functions write in (RFC 9110, 12.5.4); else English. */
export const acceptedLanguage = (headers: Headers): WrittenLanguage => {
  const wanted = parseAccept(headers.get('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .flatMap(({ type }) => inLanguageOf(type, WRITTEN) ?? [])
  return wanted[0] ?? 'en'
}
