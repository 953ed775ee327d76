import type * as t from 'io-ts'
import { record } from './record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, literal, nullable, openEnum } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { customFieldData, numericMetadata } from '../../codec/metadata.ts'
import { boolean, date, integer, number, string } from '../../codec/primitives.ts'
import { by, openUnion } from '../../codec/union.ts'
import { BenefitGrantProperties } from './benefitGrant.ts'
import { customerFields } from './customerFields.ts'
import { BenefitType, RecurringInterval } from './enums.ts'

const customerStateSubscriptionMeter = entity('CustomerStateSubscriptionMeter', {
  ...record,
  consumedUnits: number,
  creditedUnits: integer,
  amount: integer,
  meterId: string,
})
export interface CustomerStateSubscriptionMeter extends t.TypeOf<
  typeof customerStateSubscriptionMeter
> {}
export const CustomerStateSubscriptionMeter: Codec<CustomerStateSubscriptionMeter> =
  customerStateSubscriptionMeter

const customerStateSubscription = entity('CustomerStateSubscription', {
  ...record,
  customFieldData: optional(customFieldData),
  metadata: numericMetadata,
  status: openEnum('active', 'trialing'),
  amount: integer,
  currency: string,
  recurringInterval: RecurringInterval,
  currentPeriodStart: date,
  currentPeriodEnd: date,
  trialStart: nullable(date),
  trialEnd: nullable(date),
  cancelAtPeriodEnd: boolean,
  canceledAt: nullable(date),
  startedAt: nullable(date),
  endsAt: nullable(date),
  productId: string,
  discountId: nullable(string),
  meters: list(CustomerStateSubscriptionMeter),
})
export interface CustomerStateSubscription extends t.TypeOf<typeof customerStateSubscription> {}
export const CustomerStateSubscription: Codec<CustomerStateSubscription> = customerStateSubscription

const customerStateBenefitGrant = entity('CustomerStateBenefitGrant', {
  ...record,
  grantedAt: date,
  benefitId: string,
  benefitType: BenefitType,
  benefitMetadata: numericMetadata,
  properties: BenefitGrantProperties,
})
export interface CustomerStateBenefitGrant extends t.TypeOf<typeof customerStateBenefitGrant> {}
export const CustomerStateBenefitGrant: Codec<CustomerStateBenefitGrant> = customerStateBenefitGrant

const customerStateMeter = entity('CustomerStateMeter', {
  ...record,
  meterId: string,
  consumedUnits: number,
  creditedUnits: integer,
  balance: number,
})
export interface CustomerStateMeter extends t.TypeOf<typeof customerStateMeter> {}
export const CustomerStateMeter: Codec<CustomerStateMeter> = customerStateMeter

const customerStateFields = {
  ...customerFields,
  activeSubscriptions: list(CustomerStateSubscription),
  grantedBenefits: list(CustomerStateBenefitGrant),
  activeMeters: list(CustomerStateMeter),
}

const customerStateIndividual = entity('CustomerStateIndividual', {
  ...customerStateFields,
  email: string,
  type: literal('individual'),
})
export interface CustomerStateIndividual extends t.TypeOf<typeof customerStateIndividual> {}
export const CustomerStateIndividual: Codec<CustomerStateIndividual> = customerStateIndividual

const customerStateTeam = entity('CustomerStateTeam', {
  ...customerStateFields,
  email: optional(nullable(string)),
  type: literal('team'),
})
export interface CustomerStateTeam extends t.TypeOf<typeof customerStateTeam> {}
export const CustomerStateTeam: Codec<CustomerStateTeam> = customerStateTeam

const customerState = openUnion('CustomerState', by('type'), {
  individual: CustomerStateIndividual,
  team: CustomerStateTeam,
})
export type CustomerState = t.TypeOf<typeof customerState>
export const CustomerState: Codec<CustomerState> = customerState
