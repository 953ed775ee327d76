import type * as t from 'io-ts'
import { nullable } from '../../codec/collections.ts'
import { entity } from '../../codec/entity.ts'
import { numericMetadata as metadata } from '../../codec/metadata.ts'
import { date, string } from '../../codec/primitives.ts'
import { EventSource } from '../../2025-03/events.ts'

/** An event, with the customer's id as the merchant sent it, so one of the two ids is null. */
export const EventRow = entity('EventRow', {
  id: string,
  timestamp: date,
  name: string,
  source: EventSource,
  metadata,
  organizationId: string,
  customerId: nullable(string),
  externalCustomerId: nullable(string),
})
export interface EventRow extends t.TypeOf<typeof EventRow> {}
