import { literal, nullable } from '../../codec/collections.ts'
import { optional } from '../../codec/entity.ts'
import { date, integer, string } from '../../codec/primitives.ts'
import { Customer } from './customer.ts'

export const commonEventFields = {
  id: string,
  timestamp: date,
  organizationId: string,
  customerId: nullable(string),
  customer: nullable(Customer),
  externalCustomerId: nullable(string),
  memberId: optional(nullable(string)),
  externalMemberId: optional(nullable(string)),
  childCount: optional(integer),
  parentId: optional(nullable(string)),
  label: string,
}

/** An event that the platform itself records. */
export const systemEventFields = { ...commonEventFields, source: literal('system') }
