import type { operations } from '../../../2026-10/operations.ts'
import type { WebhookDelivery, WebhookEndpoint } from '../../../2026-10/webhookEndpoints.ts'
import type { Handlers } from '../../Handlers.ts'
import { contains, listPage, matches } from '../../lists.ts'
import { organizationFor, owned, ownedRow } from '../../ownership.ts'
import { invalid, resourceNotFound } from '../../Problem.ts'
import { newWebhookEndpoint, newWebhookSecret } from '../../rules/webhookEndpoints.ts'
import type { SentWebhook, WebhookAttempt } from '../../webhooks/Webhooks.ts'

export const webhooks: Handlers<typeof operations.webhooks> = {
  listWebhookEndpoints: ({ world, request, principal }) =>
    listPage(request, {
      rows: owned(world.state.webhookEndpoints, principal),
      equal: ['organizationId'],
      present: (row) => row,
    }),

  createWebhookEndpoint: ({ world, request, principal }) => {
    const { url, format, name = null, events } = request
    validFormat(format)
    return newWebhookEndpoint(world, {
      url: validUrl(url),
      name,
      organizationId: organizationFor(world, principal, request.organizationId),
      events,
    })
  },

  getWebhookEndpoint: ({ world, request, principal }) =>
    ownedRow(world.state.webhookEndpoints, request.id, principal),

  updateWebhookEndpoint: ({ world, request, principal }) => {
    const row = ownedRow(world.state.webhookEndpoints, request.id, principal)
    const { url, name, format, events, enabled } = request.webhookEndpointUpdate
    return world.state.webhookEndpoints.update(row, {
      modifiedAt: world.now(),
      url: url == null ? row.url : validUrl(url),
      name: name === undefined ? row.name : name,
      format: format == null ? row.format : validFormat(format),
      events: events == null ? row.events : [...new Set(events)],
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
    const { startTimestamp, endTimestamp, succeeded, httpCodeClass } = request
    const sent = world.webhooks
      .deliveries()
      .filter(({ organizationId }) => principal.organizationIds.includes(organizationId))
    return listPage(request, {
      rows: sent
        .flatMap((event) => event.attempts.map((attempt) => ({ event, attempt })))
        .sort((one, other) => other.attempt.at.getTime() - one.attempt.at.getTime()),
      where: [
        matches(request.endpointId, ({ event }) => event.endpointId ?? null),
        matches(request.eventType, ({ event }) => event.type),
        contains(request.query, ({ event }) => [event.id, event.type, event.body]),
        ({ attempt }) => !startTimestamp || attempt.at >= startTimestamp,
        ({ attempt }) => !endTimestamp || attempt.at <= endTimestamp,
        ({ attempt }) => succeeded == null || hasSucceeded(attempt) === succeeded,
        ({ attempt: { status } }) =>
          httpCodeClass == null || (status !== undefined && classOf(status) === httpCodeClass),
      ],
      present: presentDelivery,
    })
  },

  redeliverWebhookEvent: ({ world, request, principal }) => {
    const sent = world.webhooks.deliveries().find(({ id }) => id === request.id)
    const isTheirs = sent && principal.organizationIds.includes(sent.organizationId)
    if (!isTheirs || !world.webhooks.redeliver(sent.id)) throw resourceNotFound()
    return {}
  },
}

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

const hasSucceeded = ({ status = 0 }: WebhookAttempt): boolean => status >= 200 && status < 300

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`

const presentDelivery = ({
  event,
  attempt,
}: {
  readonly event: SentWebhook
  readonly attempt: WebhookAttempt
}): WebhookDelivery => {
  const last = event.attempts.at(-1)
  return {
    id: attempt.id,
    createdAt: attempt.at,
    modifiedAt: null,
    succeeded: hasSucceeded(attempt),
    httpCode: attempt.status ?? null,
    response: attempt.response ?? attempt.error ?? null,
    webhookEvent: {
      id: event.id,
      createdAt: event.timestamp,
      modifiedAt: null,
      lastHttpCode: last?.status ?? null,
      succeeded: last ? hasSucceeded(last) : null,
      skipped: false,
      payload: event.body,
      type: event.type,
      isArchived: false,
    },
  }
}
