import { parseAccept } from 'hono/utils/accept'

/** The languages in which the functions write to people. */
export const WRITTEN = ['en', 'de', 'es', 'ja'] as const

export type WrittenLanguage = (typeof WRITTEN)[number]

/** The browser's preferred language among those that the functions write in (RFC 9110, 12.5.4); else English. */
export const acceptedLanguage = (headers: Headers): WrittenLanguage => {
  const wanted = parseAccept(headers.get('accept-language') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split('-')[0]?.toLowerCase())
  const language = wanted.find((tag) => WRITTEN.some((one) => one === tag))
  return WRITTEN.find((one) => one === language) ?? 'en'
}
