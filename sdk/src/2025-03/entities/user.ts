import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'

/** The account of a customer, from the time before customers had records of their own. */
export const User = entity('User', {
  id: string,
  email: string,
  publicName: string,
  avatarUrl: optional(nullable(string)),
  githubUsername: optional(nullable(string)),
})
export interface User extends t.TypeOf<typeof User> {}
