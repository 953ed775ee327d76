import { openEnum } from '../codec/collections.ts'
import { date, nothing, segment, string, unknown } from '../codec/primitives.ts'
import { anyOf, filter, queryBoolean } from '../codec/query.ts'
import { invalidRequest, resourceNotFound } from '../documentedErrors.ts'
import { WebhookEventType } from '../shared/entities/enums.ts'
import {
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointCreate,
  WebhookEndpointUpdate,
} from './entities/webhookEndpoint.ts'
import { json, listOperation, operation } from './operation.ts'

export * from '../shared/entities/enums.ts'
export * from './entities/webhookEndpoint.ts'

export const deleteWebhookEndpoint = operation({
  name: 'webhooks.deleteWebhookEndpoint',
  summary: 'Delete a webhook endpoint.',
  method: 'DELETE',
  path: '/v1/webhooks/endpoints/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 204: nothing },
  errors: [resourceNotFound, invalidRequest],
})

export const listWebhookDeliveries = listOperation({
  name: 'webhooks.listWebhookDeliveries',
  summary: 'List webhook deliveries.',
  path: '/v1/webhooks/deliveries',
  auth: 'accessToken',
  query: {
    endpointId: anyOf(string),
    startTimestamp: filter(date),
    endTimestamp: filter(date),
    succeeded: filter(queryBoolean),
    query: filter(string),
    httpCodeClass: filter(openEnum('2xx', '3xx', '4xx', '5xx')),
    eventType: anyOf(WebhookEventType),
  },
  items: WebhookDelivery,
  errors: [invalidRequest],
})

export const listWebhookEndpoints = listOperation({
  name: 'webhooks.listWebhookEndpoints',
  summary: 'List webhook endpoints.',
  path: '/v1/webhooks/endpoints',
  auth: 'accessToken',
  query: {
    organizationId: anyOf(string),
  },
  items: WebhookEndpoint,
  errors: [invalidRequest],
})

export const getWebhookEndpoint = operation({
  name: 'webhooks.getWebhookEndpoint',
  summary: 'Get a webhook endpoint.',
  method: 'GET',
  path: '/v1/webhooks/endpoints/{id}',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: WebhookEndpoint },
  errors: [resourceNotFound, invalidRequest],
})

export const updateWebhookEndpoint = operation({
  name: 'webhooks.updateWebhookEndpoint',
  summary: 'Update a webhook endpoint.',
  method: 'PATCH',
  path: '/v1/webhooks/endpoints/{id}',
  auth: 'accessToken',
  params: { id: segment },
  body: json(WebhookEndpointUpdate, 'webhookEndpointUpdate'),
  success: { 200: WebhookEndpoint },
  errors: [resourceNotFound, invalidRequest],
})

export const resetWebhookEndpointSecret = operation({
  name: 'webhooks.resetWebhookEndpointSecret',
  summary: "Reset a webhook endpoint's secret.",
  method: 'PATCH',
  path: '/v1/webhooks/endpoints/{id}/secret',
  auth: 'accessToken',
  params: { id: segment },
  success: { 200: WebhookEndpoint },
  errors: [resourceNotFound, invalidRequest],
})

export const createWebhookEndpoint = operation({
  name: 'webhooks.createWebhookEndpoint',
  summary: 'Create a webhook endpoint.',
  method: 'POST',
  path: '/v1/webhooks/endpoints',
  auth: 'accessToken',
  body: json(WebhookEndpointCreate),
  success: { 201: WebhookEndpoint },
  errors: [invalidRequest],
})

export const redeliverWebhookEvent = operation({
  name: 'webhooks.redeliverWebhookEvent',
  summary: 'Redeliver a webhook event.',
  method: 'POST',
  path: '/v1/webhooks/events/{id}/redeliver',
  auth: 'accessToken',
  params: { id: segment },
  success: { 202: unknown },
  errors: [resourceNotFound, invalidRequest],
})
