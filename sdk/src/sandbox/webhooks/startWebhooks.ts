import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { sleep } from '../../http/deadline.ts'
import { encode, keyBytes, keysIn } from '../../webhookSecret.ts'
import type { EventType } from '../EventType.ts'
import type { Version } from '../Version.ts'
import type { World, WorldEvent } from '../World.ts'
import { DeliveryLog } from './DeliveryLog.ts'
import { eventBody } from './eventBody.ts'
import type { Receiver } from './postWebhook.ts'
import { postWebhook } from './postWebhook.ts'
import type { SentWebhook, WebhookOptions, Webhooks } from './Webhooks.ts'

export interface RunningWebhooks extends Webhooks {
  /** Stops all attempts, including those in progress. */
  readonly stop: () => void
}

/** The contract version of the events for endpoints, and for the receiver unless its options name another. */
const DEFAULT_VERSION: Version = '2026-10'

const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 120_000, 600_000]

const TIMEOUT_MS = 10_000

/**
 * Sends the events of a world to the receiver from the options, and to the endpoints that were created with
 * the API. First attempts to a receiver are made one after the other, in the order of the events;
 * retries are made later, in parallel. No request waits for a delivery.
 */
export const startWebhooks = (world: World, fixed?: WebhookOptions): RunningWebhooks => {
  const delays = fixed?.retryDelaysMs ?? RETRY_DELAYS_MS
  const stopped = new AbortController()
  // Each delivery that waits for its next attempt adds a listener, so there is no limit.
  setMaxListeners(0, stopped.signal)
  const log = new DeliveryLog()
  /** The deliveries in progress, by id. */
  const running = new Map<string, Promise<void>>()
  /** For each delivery that waits for its next attempt, a function that ends the wait. */
  const wakeUps = new Map<string, () => void>()
  /** The latest first attempt to each receiver, by endpoint id. */
  const queues = new Map<string | undefined, Promise<unknown>>()

  /** The receiver as it is now, since an endpoint may have changed since the event; undefined if it gets none. */
  const receiverOf = ({ endpointId }: SentWebhook): Receiver | undefined => {
    const common = { timeoutMs: fixed?.timeoutMs ?? TIMEOUT_MS, signal: stopped.signal }
    if (endpointId === undefined) {
      return fixed && { ...common, url: fixed.url, keys: keysIn(fixed.secret) }
    }
    const endpoint = world.state.webhookEndpoints.get(endpointId)
    if (!endpoint?.enabled) return undefined
    // The platform signs with the secret as plain text, although it looks like an encoded key.
    return { ...common, url: endpoint.url, keys: [encode(endpoint.secret)] }
  }

  const attempt = async (id: string, nextDelay: number | undefined): Promise<void> => {
    const delivery = log.get(id)
    if (!delivery || stopped.signal.aborted) return
    const receiver = receiverOf(delivery)
    if (!receiver) {
      log.put({ ...delivery, state: 'failed', nextAttemptAt: undefined })
      return
    }
    const outcome = await postWebhook(receiver, delivery)
    const { status = 0 } = outcome
    const isDelivered = status >= 200 && status < 300
    const isLast = nextDelay === undefined
    log.put({
      ...delivery,
      url: receiver.url,
      attempts: [...delivery.attempts, outcome],
      state: isDelivered ? 'delivered' : isLast ? 'failed' : 'pending',
      nextAttemptAt: isDelivered || isLast ? undefined : new Date(Date.now() + nextDelay),
    })
  }

  const pause = async (id: string, ms: number): Promise<void> => {
    const waker = new AbortController()
    wakeUps.set(id, () => waker.abort())
    const ended = AbortSignal.any([stopped.signal, waker.signal])
    await sleep(ms, ended).catch(() => undefined)
    wakeUps.delete(id)
  }

  const deliver = async ({ id, endpointId }: SentWebhook): Promise<void> => {
    const turn = (queues.get(endpointId) ?? Promise.resolve()).then(() => attempt(id, delays[0]))
    queues.set(endpointId, turn)
    await turn
    for (const [number, delay] of delays.entries()) {
      if (log.get(id)?.state !== 'pending' || stopped.signal.aborted) return
      await pause(id, delay)
      await attempt(id, delays[number + 1])
    }
  }

  const start = (delivery: SentWebhook): void => {
    const { id } = log.put(delivery)
    running.set(
      id,
      deliver(delivery).finally(() => running.delete(id)),
    )
  }

  const send = (event: WorldEvent, recipient: Recipient): void => {
    const { type, organizationId, timestamp } = event
    const { endpointId, url, version } = recipient
    if (!(version in event.data)) return
    const { body, error } = eventBody(event, version)
    const delivery: SentWebhook = {
      id: randomUUID(),
      type,
      organizationId,
      timestamp,
      endpointId,
      url,
      body,
      state: 'pending',
      attempts: [],
      nextAttemptAt: undefined,
    }
    if (error === undefined) start(delivery)
    else {
      const attempts = [
        {
          id: randomUUID(),
          at: new Date(),
          durationMs: 0,
          status: undefined,
          response: undefined,
          error,
        },
      ]
      log.put({ ...delivery, state: 'failed', attempts })
    }
  }

  const recipients = (type: EventType, organizationId: string): Recipient[] => [
    ...(fixed
      ? [{ endpointId: undefined, url: fixed.url, version: fixed.version ?? DEFAULT_VERSION }]
      : []),
    ...world.state.webhookEndpoints
      .where('organizationId', organizationId)
      .filter(({ enabled, events }) => enabled && events.includes(type))
      .map(({ id, url }) => ({ endpointId: id, url, version: DEFAULT_VERSION })),
  ]

  const listener = {
    accepts: (type: EventType, organizationId: string) => {
      const all = recipients(type, organizationId)
      return all.length > 0 ? all.map(({ version }) => version) : undefined
    },
    onEvent: (event: WorldEvent) => {
      for (const each of recipients(event.type, event.organizationId)) send(event, each)
    },
  }
  world.listeners.add(listener)

  const webhooks = {
    deliveries: () => log.all(),
    settled: async () => {
      while (running.size > 0) await Promise.all(running.values())
    },
    redeliver: (id: string) => {
      const delivery = log.get(id)
      if (!delivery) return false
      if (running.has(id)) wakeUps.get(id)?.()
      else start({ ...delivery, state: 'pending' })
      return true
    },
    stop: () => {
      world.listeners.delete(listener)
      stopped.abort()
    },
  }
  world.webhooks = webhooks
  return webhooks
}

/** A receiver of an event, and the version in which it gets the event. */
interface Recipient {
  readonly endpointId: string | undefined
  readonly url: string
  readonly version: Version
}

/** Returns the options unchanged; throws a `TypeError` if the URL or the secret is invalid. */
export const checkedReceiver = (options: WebhookOptions): WebhookOptions => {
  const { url, secret } = options
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new TypeError('The webhook url must be an http or https URL.')
  }
  if (keyBytes(secret) === undefined) {
    throw new TypeError('The webhook secret must not be empty, and must be base64 after whsec_.')
  }
  return options
}
