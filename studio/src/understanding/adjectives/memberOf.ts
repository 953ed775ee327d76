import { keysOf } from '../../spec/keysOf.ts'

/** The member that has one of `adjectives` among its phrases; the first adjective that any member has decides. */
export const memberOf = <Member extends string>(
  phrases: Readonly<Partial<Record<Member, readonly string[]>>>,
  adjectives: readonly string[],
): Member | undefined => {
  for (const adjective of adjectives)
    for (const member of keysOf(phrases)) if (phrases[member]?.includes(adjective)) return member
  return undefined
}
