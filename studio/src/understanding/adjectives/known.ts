import type { Traits } from '../Traits.ts'

/** Removes undefined traits, so they cannot override known ones. */
export const known = (traits: Partials<Traits>): Traits =>
  Object.fromEntries(Object.entries(traits).filter(([, value]) => value !== undefined))

export type Partials<T> = { readonly [Key in keyof T]?: T[Key] | undefined }
