import type { operations } from '../../2026-10/operations.ts'
import type { WebhookEndpoint } from '../../2026-10/webhookEndpoints.ts'
import type { Rules } from '../Handlers.ts'
import { listings } from '../listings.ts'
import { listPage } from '../lists.ts'
import { organizationFor, owned, ownedRow } from '../ownership.ts'
import { invalid, resourceNotFound } from '../Problem.ts'
import { newWebhookEndpoint, newWebhookSecret, servedVersion } from '../rules/webhookEndpoints.ts'

export const webhooks = {
  listWebhookEndpoints: ({ world, request, principal }) =>
    listPage(
      world,
      request,
      owned(world.state.webhookEndpoints, principal),
      listings.webhookEndpoints,
    ),

  createWebhookEndpoint: ({ world, request, principal }) => {
    const { url, format, name = null, events } = request
    validFormat(format)
    return newWebhookEndpoint(world, {
      url: validUrl(url),
      name,
      organizationId: organizationFor(world, principal, request.organizationId),
      events,
      apiVersion: servedVersion(world, request.apiVersion),
    })
  },

  getWebhookEndpoint: ({ world, request, principal }) =>
    ownedRow(world.state.webhookEndpoints, request.id, principal),

  updateWebhookEndpoint: ({ world, request, principal }) => {
    const row = ownedRow(world.state.webhookEndpoints, request.id, principal)
    const { url, name, format, events, enabled, apiVersion } = request.webhookEndpointUpdate
    return world.state.webhookEndpoints.update(row, {
      modifiedAt: world.now(),
      url: url == null ? row.url : validUrl(url),
      name: name === undefined ? row.name : name,
      format: format == null ? row.format : validFormat(format),
      events: events == null ? row.events : [...new Set(events)],
      apiVersion: servedVersion(world, apiVersion) ?? row.apiVersion,
      ...(enabled != null && { enabled, failedAt: null }),
    })
  },

  resetWebhookEndpointSecret: ({ world, request, principal }) =>
    world.state.webhookEndpoints.update(
      ownedRow(world.state.webhookEndpoints, request.id, principal),
      { modifiedAt: world.now(), secret: newWebhookSecret() },
    ),

  deleteWebhookEndpoint: ({ world, request, principal }) => {
    const { id } = ownedRow(world.state.webhookEndpoints, request.id, principal)
    world.state.webhookEndpoints.delete(id)
  },

  listWebhookDeliveries: ({ world, request, principal }) => {
    const rows = world.webhooks
      .deliveries()
      .filter(({ organizationId }) => principal.organizationIds.includes(organizationId))
      .flatMap((event) => event.attempts.map((attempt) => ({ event, attempt })))
      .sort((one, other) => other.attempt.at.getTime() - one.attempt.at.getTime())
    return listPage(world, request, rows, listings.deliveries)
  },

  redeliverWebhookEvent: ({ world, request, principal }) => {
    const sent = world.webhooks.deliveries().find(({ id }) => id === request.id)
    const isTheirs = sent && principal.organizationIds.includes(sent.organizationId)
    if (!isTheirs || !world.webhooks.redeliver(sent.id)) throw resourceNotFound()
    return {}
  },
} satisfies Rules<typeof operations.webhooks>

/** The platform's limit, in characters. */
const MAX_URL_LENGTH = 2083

const validUrl = (url: string): string => {
  if (url.length > MAX_URL_LENGTH) {
    throw invalid(
      ['body', 'url'],
      `URL should have at most ${MAX_URL_LENGTH} characters`,
      'url_too_long',
    )
  }
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw invalid(['body', 'url'], 'Input should be a valid http or https URL', 'url_parsing')
  }
  return url
}

const validFormat = (format: WebhookEndpoint['format']): WebhookEndpoint['format'] => {
  if (format !== 'raw') {
    throw invalid(['body', 'format'], 'The sandbox supports only the format raw.')
  }
  return format
}
