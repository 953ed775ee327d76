import type { Partner } from './Partner.ts'

/** Every origin of every partner once, as `frame-ancestors` of a Content-Security-Policy takes them. */
export const originsOf = (partners: readonly Partner[]): readonly string[] => [
  ...new Set(partners.flatMap(({ origins }) => origins)),
]
