import type * as t from 'io-ts'
import type { Codec } from '../../codec/Codec.ts'
import { literal, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { numericMetadata } from '../../codec/metadata.ts'
import { string } from '../../codec/primitives.ts'
import { bestMatchUnion, by, openUnion } from '../../codec/union.ts'
import { AddressDict, AddressInput } from './address.ts'
import { customerFields } from './customerFields.ts'
import { CustomerType } from './enums.ts'
import { MemberOwnerCreate } from './member.ts'

const customerIndividual = entity('CustomerIndividual', {
  ...customerFields,
  email: string,
  type: literal('individual'),
})
export interface CustomerIndividual extends t.TypeOf<typeof customerIndividual> {}
export const CustomerIndividual: Codec<CustomerIndividual> = customerIndividual

const customerTeam = entity('CustomerTeam', {
  ...customerFields,
  email: optional(nullable(string)),
  type: literal('team'),
})
export interface CustomerTeam extends t.TypeOf<typeof customerTeam> {}
export const CustomerTeam: Codec<CustomerTeam> = customerTeam

const customer = openUnion('Customer', by('type'), {
  individual: CustomerIndividual,
  team: CustomerTeam,
})
export type Customer = t.TypeOf<typeof customer>
export const Customer: Codec<Customer> = customer

const customerUpdatedFields = entity('CustomerUpdatedFields', {
  name: optional(nullable(string)),
  billingName: optional(nullable(string)),
  email: optional(nullable(string)),
  billingAddress: optional(nullable(AddressDict)),
  taxId: optional(nullable(string)),
  metadata: optional(nullable(numericMetadata)),
})
export interface CustomerUpdatedFields extends t.TypeOf<typeof customerUpdatedFields> {}
export const CustomerUpdatedFields: Codec<CustomerUpdatedFields> = customerUpdatedFields

const customerUpdateExternalID = entity('CustomerUpdateExternalID', {
  metadata: optional(numericMetadata),
  email: optional(nullable(string)),
  name: optional(nullable(string)),
  billingAddress: optional(nullable(AddressInput)),
  taxId: optional(nullable(string)),
  locale: optional(nullable(string)),
})
export interface CustomerUpdateExternalID extends t.TypeOf<typeof customerUpdateExternalID> {}
export const CustomerUpdateExternalID: Codec<CustomerUpdateExternalID> = customerUpdateExternalID

const customerUpdate = entity('CustomerUpdate', {
  metadata: optional(numericMetadata),
  email: optional(nullable(string)),
  name: optional(nullable(string)),
  billingAddress: optional(nullable(AddressInput)),
  taxId: optional(nullable(string)),
  locale: optional(nullable(string)),
  externalId: optional(nullable(string)),
  type: optional(nullable(CustomerType)),
})
export interface CustomerUpdate extends t.TypeOf<typeof customerUpdate> {}
export const CustomerUpdate: Codec<CustomerUpdate> = customerUpdate

const customerEmailUpdateRequest = entity('CustomerEmailUpdateRequest', { email: string })
export interface CustomerEmailUpdateRequest extends t.TypeOf<typeof customerEmailUpdateRequest> {}
export const CustomerEmailUpdateRequest: Codec<CustomerEmailUpdateRequest> =
  customerEmailUpdateRequest

const customerEmailUpdateVerifyRequest = entity('CustomerEmailUpdateVerifyRequest', {
  token: string,
})
export interface CustomerEmailUpdateVerifyRequest extends t.TypeOf<
  typeof customerEmailUpdateVerifyRequest
> {}
export const CustomerEmailUpdateVerifyRequest: Codec<CustomerEmailUpdateVerifyRequest> =
  customerEmailUpdateVerifyRequest

const customerEmailUpdateVerifyResponse = entity('CustomerEmailUpdateVerifyResponse', {
  token: string,
})
export interface CustomerEmailUpdateVerifyResponse extends t.TypeOf<
  typeof customerEmailUpdateVerifyResponse
> {}
export const CustomerEmailUpdateVerifyResponse: Codec<CustomerEmailUpdateVerifyResponse> =
  customerEmailUpdateVerifyResponse

const customerCreateFields = {
  metadata: optional(numericMetadata),
  externalId: optional(nullable(string)),
  name: optional(nullable(string)),
  billingAddress: optional(nullable(AddressInput)),
  taxId: optional(nullable(string)),
  locale: optional(nullable(string)),
  organizationId: optional(nullable(string)),
  owner: optional(nullable(MemberOwnerCreate)),
}

const customerIndividualCreate = entity('CustomerIndividualCreate', {
  ...customerCreateFields,
  type: optional(literal('individual')),
  email: string,
})
export interface CustomerIndividualCreate extends t.TypeOf<typeof customerIndividualCreate> {}
export const CustomerIndividualCreate: Codec<CustomerIndividualCreate> = customerIndividualCreate

const customerTeamCreate = entity('CustomerTeamCreate', {
  ...customerCreateFields,
  type: literal('team'),
  email: optional(nullable(string)),
})
export interface CustomerTeamCreate extends t.TypeOf<typeof customerTeamCreate> {}
export const CustomerTeamCreate: Codec<CustomerTeamCreate> = customerTeamCreate

const customerCreate = bestMatchUnion('CustomerCreate', {
  CustomerIndividualCreate: CustomerIndividualCreate,
  CustomerTeamCreate: CustomerTeamCreate,
})
export type CustomerCreate = t.TypeOf<typeof customerCreate>
export const CustomerCreate: Codec<CustomerCreate> = customerCreate
