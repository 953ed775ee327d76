import type * as t from 'io-ts'
import { record } from '../../shared/entities/record.ts'
import { nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { customFieldData, numericMetadata } from '../../codec/metadata.ts'
import { integer, string } from '../../codec/primitives.ts'

/** An order that has not been charged yet. It becomes an order with the same id. */
export const OrderDraftRow = entity('OrderDraftRow', {
  ...record,
  metadata: numericMetadata,
  customFieldData: optional(customFieldData),
  amount: integer,
  description: nullable(string),
  customerId: string,
  productId: string,
  productPriceId: string,
  organizationId: string,
  seats: optional(integer),
  units: optional(integer),
})
export interface OrderDraftRow extends t.TypeOf<typeof OrderDraftRow> {}
