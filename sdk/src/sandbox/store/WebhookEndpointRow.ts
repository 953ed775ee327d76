import type * as t from 'io-ts'
import { calendar } from '../../calendar.ts'
import { WebhookEventType, WebhookFormat } from '../../shared/entities/enums.ts'
import { record } from '../../shared/entities/record.ts'
import { closedEnum, list, nullable } from '../../codec/collections.ts'
import { entity, optional, withDefault } from '../../codec/entity.ts'
import { boolean, date, string } from '../../codec/primitives.ts'

export const WebhookEndpointRow = entity('WebhookEndpointRow', {
  ...record,
  url: string,
  name: optional(nullable(string)),
  format: WebhookFormat,
  secret: string,
  organizationId: string,
  events: list(WebhookEventType),
  enabled: boolean,
  /** The version of the payloads of events that happen from now on. */
  apiVersion: withDefault(closedEnum(...calendar.map(({ version }) => version)), '2026-10'),
  /** When it was disabled because its deliveries failed; null if it was not, or has been enabled since. */
  failedAt: withDefault(nullable(date), null),
})
export interface WebhookEndpointRow extends t.TypeOf<typeof WebhookEndpointRow> {}
