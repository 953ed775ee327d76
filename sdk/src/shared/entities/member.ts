import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'
import { MemberRole } from './enums.ts'

const member = entity('Member', {
  ...record,
  customerId: string,
  email: string,
  name: nullable(string),
  externalId: nullable(string),
  role: MemberRole,
})
export interface Member extends t.TypeOf<typeof member> {}
export const Member: Codec<Member> = member

const memberUpdate = entity('MemberUpdate', {
  name: optional(nullable(string)),
  email: optional(nullable(string)),
  role: optional(nullable(MemberRole)),
})
export interface MemberUpdate extends t.TypeOf<typeof memberUpdate> {}
export const MemberUpdate: Codec<MemberUpdate> = memberUpdate

const memberOwnerCreate = entity('MemberOwnerCreate', {
  email: string,
  name: optional(nullable(string)),
  externalId: optional(nullable(string)),
})
export interface MemberOwnerCreate extends t.TypeOf<typeof memberOwnerCreate> {}
export const MemberOwnerCreate: Codec<MemberOwnerCreate> = memberOwnerCreate

const memberCreateFromCustomer = entity('MemberCreateFromCustomer', {
  email: string,
  name: optional(nullable(string)),
  externalId: optional(nullable(string)),
  role: optional(openEnum('member', 'billing_manager')),
})
export interface MemberCreateFromCustomer extends t.TypeOf<typeof memberCreateFromCustomer> {}
export const MemberCreateFromCustomer: Codec<MemberCreateFromCustomer> = memberCreateFromCustomer
