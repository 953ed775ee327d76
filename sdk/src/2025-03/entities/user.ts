import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

/** A customer's account, which dates from before customers had their own records. */
export const User = entity('User', {
  id: string,
  email: string,
  publicName: string,
  avatarUrl: optional(nullable(string)),
  githubUsername: optional(nullable(string)),
})
export interface User extends t.TypeOf<typeof User> {}
