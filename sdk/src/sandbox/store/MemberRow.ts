import type * as t from 'io-ts'
import { date, string } from '../../codec/primitives.ts'
import { entity } from '../../codec/entity.ts'
import { record } from '../../shared/entities/record.ts'
import { nullable } from '../../codec/collections.ts'
import { MemberRole } from '../../shared/entities/enums.ts'

/** A person who belongs to a customer. */
export const MemberRow = entity('MemberRow', {
  ...record,
  customerId: string,
  organizationId: string,
  email: string,
  name: nullable(string),
  externalId: nullable(string),
  role: MemberRole,
})
export interface MemberRow extends t.TypeOf<typeof MemberRow> {}

/** A change to a customer's email that has not been confirmed yet. */
export const EmailUpdateRow = entity('EmailUpdateRow', {
  ...record,
  customerId: string,
  email: string,
  token: string,
  expiresAt: date,
})
export interface EmailUpdateRow extends t.TypeOf<typeof EmailUpdateRow> {}
