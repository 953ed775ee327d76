import type { Partner } from './Partner.ts'

/** Every origin of every partner once, in the form of `frame-ancestors` in a Content-Security-Policy. */
export const originsOf = (partners: readonly Partner[]): readonly string[] => [
  ...new Set(partners.flatMap(({ origins }) => origins)),
]
