import { randomBytes } from 'node:crypto'
import type { Stage, VersionName } from '../../calendar.ts'
import { calendar, stageOf } from '../../calendar.ts'
import { invalid } from '../Problem.ts'
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

/**
 * The version that a request names for an endpoint's payloads; undefined if it names none. Throws a 422 for one that the
 * platform does not serve on the sandbox's day.
 */
export const servedVersion = (
  world: World,
  named: string | null | undefined,
): VersionName | undefined => {
  if (named == null) return undefined
  const served = calendar
    .map(({ version }) => version)
    .filter((version) => !NOT_SERVED.includes(stageOf(version, world.today())))
  const version = served.find((each) => each === named)
  if (version) return version
  throw invalid(['body', 'api_version'], `Input should be ${served.join(', ')}`, 'enum')
}

const NOT_SERVED: readonly Stage[] = ['unknown', 'gone']

/** A random secret in the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
