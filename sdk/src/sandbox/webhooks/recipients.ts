import type { EventType } from '../EventType.ts'
import type { Version } from '../Version.ts'
import { currentVersion } from '../Version.ts'
import type { World } from '../World.ts'
import type { WebhookOptions } from './Webhooks.ts'

/** A receiver of an event, and the version in which it gets the event. */
export interface Recipient {
  /** Undefined for the receiver from the options. */
  readonly endpointId: string | undefined
  readonly url: string
  readonly version: Version
  /** Whether the event is only kept, for a replay, because the endpoint is disabled. */
  readonly isDisabled: boolean
}

/** The receiver from the options, and the organization's endpoints that ask for the event. */
export const recipientsOf = (
  world: World,
  fixed: WebhookOptions | undefined,
  type: EventType,
  organizationId: string,
): readonly Recipient[] => [
  ...(fixed
    ? [
        {
          endpointId: undefined,
          url: fixed.url,
          version: fixed.version ?? currentVersion(world.today()),
          isDisabled: false,
        },
      ]
    : []),
  ...world.state.webhookEndpoints
    .where('organizationId', organizationId)
    .filter(({ events }) => events.includes(type))
    .map(({ id, url, apiVersion, enabled }) => ({
      endpointId: id,
      url,
      version: apiVersion,
      isDisabled: !enabled,
    })),
]
