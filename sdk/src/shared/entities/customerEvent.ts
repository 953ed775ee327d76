import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { string } from '../../codec/primitives.ts'
import { CustomerUpdatedFields } from './customer.ts'
import { systemEventFields } from './eventFields.ts'

const customerCreatedMetadata = entity('CustomerCreatedMetadata', {
  customerId: string,
  customerEmail: nullable(string),
  customerName: nullable(string),
  customerExternalId: nullable(string),
})
export interface CustomerCreatedMetadata extends t.TypeOf<typeof customerCreatedMetadata> {}
export const CustomerCreatedMetadata: Codec<CustomerCreatedMetadata> = customerCreatedMetadata

const customerCreatedEvent = entity('CustomerCreatedEvent', {
  ...systemEventFields,
  name: literal('customer.created'),
  metadata: CustomerCreatedMetadata,
})
export interface CustomerCreatedEvent extends t.TypeOf<typeof customerCreatedEvent> {}
export const CustomerCreatedEvent: Codec<CustomerCreatedEvent> = customerCreatedEvent

const customerDeletedMetadata = entity('CustomerDeletedMetadata', {
  customerId: string,
  customerEmail: nullable(string),
  customerName: nullable(string),
  customerExternalId: nullable(string),
})
export interface CustomerDeletedMetadata extends t.TypeOf<typeof customerDeletedMetadata> {}
export const CustomerDeletedMetadata: Codec<CustomerDeletedMetadata> = customerDeletedMetadata

const customerDeletedEvent = entity('CustomerDeletedEvent', {
  ...systemEventFields,
  name: literal('customer.deleted'),
  metadata: CustomerDeletedMetadata,
})
export interface CustomerDeletedEvent extends t.TypeOf<typeof customerDeletedEvent> {}
export const CustomerDeletedEvent: Codec<CustomerDeletedEvent> = customerDeletedEvent

const customerUpdatedMetadata = entity('CustomerUpdatedMetadata', {
  customerId: string,
  customerEmail: nullable(string),
  customerName: nullable(string),
  customerExternalId: nullable(string),
  updatedFields: CustomerUpdatedFields,
})
export interface CustomerUpdatedMetadata extends t.TypeOf<typeof customerUpdatedMetadata> {}
export const CustomerUpdatedMetadata: Codec<CustomerUpdatedMetadata> = customerUpdatedMetadata

const customerUpdatedEvent = entity('CustomerUpdatedEvent', {
  ...systemEventFields,
  name: literal('customer.updated'),
  metadata: CustomerUpdatedMetadata,
})
export interface CustomerUpdatedEvent extends t.TypeOf<typeof customerUpdatedEvent> {}
export const CustomerUpdatedEvent: Codec<CustomerUpdatedEvent> = customerUpdatedEvent
