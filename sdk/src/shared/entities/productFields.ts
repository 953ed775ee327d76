import { record } from './record.ts'
import { list, nullable } from '../../codec/collections.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { BenefitPublic } from './benefit.ts'
import { ProductVisibility, RecurringInterval, TrialInterval } from './enums.ts'
import { ProductMediaFileRead } from './file.ts'
import { ProductPrice } from './price.ts'

export const productFields = {
  ...record,
  trialInterval: nullable(TrialInterval),
  trialIntervalCount: nullable(integer),
  name: string,
  description: nullable(string),
  visibility: ProductVisibility,
  recurringInterval: nullable(RecurringInterval),
  recurringIntervalCount: nullable(integer),
  meterInterval: nullable(RecurringInterval),
  meterIntervalCount: nullable(integer),
  isRecurring: boolean,
  isArchived: boolean,
  organizationId: string,
}

/** A product as buyers see it. */
export const productOfferFields = {
  ...productFields,
  prices: list(ProductPrice),
  benefits: list(BenefitPublic),
  medias: list(ProductMediaFileRead),
}
