import type * as t from 'io-ts'
import { record } from '../../shared/entities/record.ts'
import type { Codec } from '../../codec/Codec.ts'
import { list, nullable } from '../../codec/collections.ts'
import { entity, optional } from '../../codec/entity.ts'
import { boolean, integer, string } from '../../codec/primitives.ts'
import { WebhookEventType, WebhookFormat } from '../../shared/entities/enums.ts'
import { WebhookEvent } from '../../shared/entities/systemEvent.ts'

const webhookDelivery = entity('WebhookDelivery', {
  ...record,
  succeeded: boolean,
  httpCode: nullable(integer),
  response: nullable(string),
  webhookEvent: WebhookEvent,
})
export interface WebhookDelivery extends t.TypeOf<typeof webhookDelivery> {}
export const WebhookDelivery: Codec<WebhookDelivery> = webhookDelivery

const webhookEndpoint = entity('WebhookEndpoint', {
  ...record,
  url: string,
  name: optional(nullable(string)),
  format: WebhookFormat,
  secret: string,
  organizationId: string,
  events: list(WebhookEventType),
  enabled: boolean,
})
export interface WebhookEndpoint extends t.TypeOf<typeof webhookEndpoint> {}
export const WebhookEndpoint: Codec<WebhookEndpoint> = webhookEndpoint

const webhookEndpointUpdate = entity('WebhookEndpointUpdate', {
  url: optional(nullable(string)),
  name: optional(nullable(string)),
  format: optional(nullable(WebhookFormat)),
  events: optional(nullable(list(WebhookEventType))),
  enabled: optional(nullable(boolean)),
})
export interface WebhookEndpointUpdate extends t.TypeOf<typeof webhookEndpointUpdate> {}
export const WebhookEndpointUpdate: Codec<WebhookEndpointUpdate> = webhookEndpointUpdate

const webhookEndpointCreate = entity('WebhookEndpointCreate', {
  url: string,
  name: optional(nullable(string)),
  format: WebhookFormat,
  events: list(WebhookEventType),
  organizationId: optional(nullable(string)),
})
export interface WebhookEndpointCreate extends t.TypeOf<typeof webhookEndpointCreate> {}
export const WebhookEndpointCreate: Codec<WebhookEndpointCreate> = webhookEndpointCreate
