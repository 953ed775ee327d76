import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { sleep } from '../../http/deadline.ts'
import { encode, keyBytes, keysIn } from '../../webhookSecret.ts'
import type { EventType } from '../EventType.ts'
import type { Faults } from '../faults/Faults.ts'
import type { World, WorldEvent } from '../World.ts'
import { DeliveryLog } from './DeliveryLog.ts'
import { eventBody } from './eventBody.ts'
import { failureCounts } from './failureCounts.ts'
import type { Receiver } from './postWebhook.ts'
import { postWebhook } from './postWebhook.ts'
import type { Recipient } from './recipients.ts'
import { recipientsOf } from './recipients.ts'
import type { SentWebhook, WebhookAttempt, WebhookOptions, Webhooks } from './Webhooks.ts'

export interface RunningWebhooks extends Webhooks {
  /** The deliveries that a replay would send, of one endpoint or all receivers. */
  readonly missed: (endpointId?: string) => readonly SentWebhook[]
  /** Stops all attempts, including those in progress. */
  readonly stop: () => void
}

const RETRY_DELAYS_MS = [1_000, 5_000, 30_000, 120_000, 600_000]

const TIMEOUT_MS = 10_000

/** How long a delivery that is to arrive late waits for one that overtakes it, in milliseconds. */
const HOLD_MS = 2_000

/**
 * Sends the events of a world to the receiver from the options, and to the endpoints that were created with
 * the API. First attempts to a receiver are made one after the other, in the order of the events;
 * retries are made later, in parallel. No request waits for a delivery.
 */
export const startWebhooks = (
  world: World,
  faults: Faults,
  fixed?: WebhookOptions,
): RunningWebhooks => {
  const delays = fixed?.retryDelaysMs ?? RETRY_DELAYS_MS
  const stopped = new AbortController()
  // Each delivery that waits for its next attempt adds a listener, so there is no limit.
  setMaxListeners(0, stopped.signal)
  const log = new DeliveryLog()
  const failures = failureCounts(world)
  /** The deliveries in progress, by id. */
  const running = new Map<string, Promise<void>>()
  /** For each delivery that waits for its next attempt, a function that ends the wait. */
  const wakeUps = new Map<string, () => void>()
  /** The latest first attempt to each receiver, by endpoint id. */
  const queues = new Map<string | undefined, Promise<unknown>>()
  /** The deliveries to each receiver that wait to be overtaken, by endpoint id. */
  const held = new Map<string | undefined, readonly string[]>()

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
      const isDeleted = !world.state.webhookEndpoints.get(delivery.endpointId ?? '')
      const state = isDeleted ? 'failed' : 'skipped'
      log.put({ ...delivery, state, nextAttemptAt: undefined })
      return
    }
    const outcome = await postWebhook(receiver, delivery)
    const attempts = [...delivery.attempts, outcome]
    const isLast = hasSucceeded(outcome) || nextDelay === undefined
    const state = !isLast ? 'pending' : attempts.some(hasSucceeded) ? 'delivered' : 'failed'
    const nextAttemptAt = isLast ? undefined : new Date(Date.now() + nextDelay)
    log.put({ ...delivery, url: receiver.url, attempts, state, nextAttemptAt })
    if (isLast) failures.count(delivery.endpointId, hasSucceeded(outcome))
  }

  const pause = async (id: string, ms: number): Promise<void> => {
    const waker = new AbortController()
    wakeUps.set(id, () => waker.abort())
    const ended = AbortSignal.any([stopped.signal, waker.signal])
    await sleep(ms, ended).catch(() => undefined)
    wakeUps.delete(id)
  }

  const untilOvertaken = async ({ id, endpointId }: SentWebhook): Promise<void> => {
    held.set(endpointId, [...(held.get(endpointId) ?? []), id])
    await pause(id, HOLD_MS)
  }

  const letHeldGo = (endpointId: string | undefined): void => {
    for (const id of held.get(endpointId) ?? []) wakeUps.get(id)?.()
    held.delete(endpointId)
  }

  const deliver = async (delivery: SentWebhook): Promise<void> => {
    const { id, endpointId, type } = delivery
    const fault = faults.takeForDelivery(type)
    if (fault === 'reorder') await untilOvertaken(delivery)
    const turn = (queues.get(endpointId) ?? Promise.resolve()).then(() => attempt(id, delays[0]))
    queues.set(endpointId, turn)
    await turn
    letHeldGo(endpointId)
    if (fault === 'duplicate') await attempt(id, delays[0])
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
    const { endpointId, url, version, isDisabled } = recipient
    if (!(version in event.data)) return
    const { body, error } = eventBody(event, version)
    const delivery: SentWebhook = {
      id: randomUUID(),
      type,
      organizationId,
      timestamp,
      endpointId,
      url,
      version,
      body,
      state: 'pending',
      attempts: [],
      nextAttemptAt: undefined,
    }
    if (error !== undefined) log.put({ ...delivery, state: 'failed', attempts: [neverMade(error)] })
    else if (isDisabled) log.put({ ...delivery, state: 'skipped' })
    else start(delivery)
  }

  const listener = {
    accepts: (type: EventType, organizationId: string) => {
      const all = recipientsOf(world, fixed, type, organizationId)
      return all.length > 0 ? all.map(({ version }) => version) : undefined
    },
    onEvent: (event: WorldEvent) => {
      const all = recipientsOf(world, fixed, event.type, event.organizationId)
      for (const each of all) send(event, each)
    },
  }
  world.listeners.add(listener)

  const missed = (endpointId?: string) =>
    log
      .all()
      .filter(
        (each) =>
          (each.state === 'failed' || each.state === 'skipped') &&
          (endpointId === undefined || each.endpointId === endpointId) &&
          each.body !== '' &&
          receiverOf(each) !== undefined,
      )

  const again = (delivery: SentWebhook): void => {
    if (running.has(delivery.id)) wakeUps.get(delivery.id)?.()
    else start({ ...delivery, state: 'pending' })
  }

  const webhooks = {
    deliveries: () => log.all(),
    settled: async () => {
      while (running.size > 0) await Promise.all(running.values())
    },
    redeliver: (id: string) => {
      const delivery = log.get(id)
      if (!delivery || delivery.body === '') return false
      again(delivery)
      return true
    },
    missed,
    replay: (endpointId?: string) => {
      const all = missed(endpointId)
      for (const each of all) again(each)
      return all.length
    },
    stop: () => {
      world.listeners.delete(listener)
      stopped.abort()
    },
  }
  world.webhooks = webhooks
  return webhooks
}

const hasSucceeded = ({ status = 0 }: WebhookAttempt): boolean => status >= 200 && status < 300

/** The record of an attempt that could not be made. */
const neverMade = (error: string): WebhookAttempt => ({
  id: randomUUID(),
  at: new Date(),
  durationMs: 0,
  status: undefined,
  response: undefined,
  error,
})

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
