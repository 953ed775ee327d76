import { randomBytes } from 'node:crypto'
import type { VersionName } from '../../calendar.ts'
import type { WebhookEndpointRow } from '../store/WebhookEndpointRow.ts'
import { currentVersion } from '../Version.ts'
import type { World } from '../World.ts'

type Wanted = Pick<WebhookEndpointRow, 'url' | 'name' | 'organizationId' | 'events'> & {
  /** Default: the version that is Current. */
  readonly apiVersion?: VersionName | null | undefined
}

export const newWebhookEndpoint = (world: World, wanted: Wanted): WebhookEndpointRow =>
  world.state.webhookEndpoints.put({
    ...world.record(),
    ...wanted,
    events: [...new Set(wanted.events)],
    apiVersion: wanted.apiVersion ?? currentVersion(world.today()),
    format: 'raw',
    secret: newWebhookSecret(),
    enabled: true,
    failedAt: null,
  })

/** Enables an endpoint, or disables it as its owner. */
export const enableWebhookEndpoint = (
  world: World,
  row: WebhookEndpointRow,
  enabled: boolean,
): WebhookEndpointRow => world.state.webhookEndpoints.update(row, { enabled, failedAt: null })

/** A random secret in the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
