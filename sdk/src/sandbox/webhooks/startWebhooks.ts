import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { run, sentence } from '../../codec/Run.ts'
import { isRecord } from '../../codec/entity.ts'
import { sleep, withDeadline } from '../../http/deadline.ts'
import { keyBytes } from '../../webhookSecret.ts'
import { WebhookEvent } from '../../webhooks.ts'
import { messageOf } from '../messageOf.ts'
import type { World, WorldEvent } from '../World.ts'
import { signWebhook } from './signWebhook.ts'
import type { SentWebhook, WebhookAttempt, WebhookOptions, Webhooks } from './Webhooks.ts'

interface RunningWebhooks extends Webhooks {
  /** Stops all attempts, including those in progress. */
  readonly stop: () => void
}

/** How many deliveries are kept. */
const MAX_DELIVERIES = 1000

/**
 * Sends the events of a world to a receiver. First attempts are made one after the other, in the order
 * of the events; retries are made later, in parallel. No request waits for a delivery.
 */
export const startWebhooks = (world: World, options: WebhookOptions): RunningWebhooks => {
  const { url, secret, timeoutMs = 10_000 } = validated(options)
  const delays = options.retryDelaysMs ?? [1_000, 5_000, 30_000, 120_000, 600_000]
  const stopped = new AbortController()
  // There is one listener for each event that waits for its next attempt.
  setMaxListeners(0, stopped.signal)
  const deliveries = new Map<string, SentWebhook>()
  const pending = new Set<Promise<void>>()
  let turn: Promise<unknown> = Promise.resolve()

  const attempt = async (id: string): Promise<SentWebhook | undefined> => {
    const delivery = deliveries.get(id)
    if (!delivery || stopped.signal.aborted) return undefined
    const outcome = await post({ url, secret, timeoutMs, signal: stopped.signal }, delivery)
    const attempts = [...delivery.attempts, outcome]
    const isDelivered =
      outcome.status !== undefined && outcome.status >= 200 && outcome.status < 300
    const isLast = attempts.length > delays.length
    const state = isDelivered ? 'delivered' : isLast ? 'failed' : 'pending'
    const after: SentWebhook = { ...delivery, attempts, state }
    deliveries.set(id, after)
    return after
  }

  const deliver = async (id: string): Promise<void> => {
    const first = turn.then(() => attempt(id))
    turn = first
    let delivery = await first
    for (const delay of delays) {
      if (delivery?.state !== 'pending' || stopped.signal.aborted) return
      await sleep(delay, stopped.signal).catch(() => undefined)
      delivery = await attempt(id)
    }
  }

  const listener = (event: WorldEvent): void => {
    const id = `msg_${randomUUID()}`
    const { type } = event
    const { body, error } = bodyOf(event)
    if (error !== undefined) {
      const attempts = [{ at: new Date(), status: undefined, error }]
      deliveries.set(id, { id, type, body, state: 'failed', attempts })
      return
    }
    deliveries.set(id, { id, type, body, state: 'pending', attempts: [] })
    dropOldest(deliveries)
    const delivering = deliver(id).finally(() => pending.delete(delivering))
    pending.add(delivering)
  }
  world.listeners.add(listener)

  return {
    deliveries: () => [...deliveries.values()],
    settled: async () => {
      while (pending.size > 0) await Promise.all(pending)
    },
    stop: () => {
      world.listeners.delete(listener)
      stopped.abort()
    },
  }
}

/** For a sandbox without a receiver. */
export const noWebhooks: RunningWebhooks = {
  deliveries: () => [],
  settled: () => Promise.resolve(),
  stop: () => undefined,
}

const validated = (options: WebhookOptions): WebhookOptions => {
  const { url, secret } = options
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new TypeError('The webhook url must be an http or https URL.')
  }
  if (keyBytes(secret) === undefined) {
    throw new TypeError('The webhook secret must not be empty, and must be base64 after whsec_.')
  }
  return options
}

/** The body of a delivery. An event that does not match its codec is a bug and is not sent. */
const bodyOf = ({
  type,
  data,
  timestamp,
}: WorldEvent): { readonly body: string; readonly error?: string } => {
  const attempt = run(true)
  const event = WebhookEvent.write({ type, data }, attempt)
  if (attempt.issues.length > 0 || !isRecord(event)) {
    return {
      body: '',
      error: `Bug in the sandbox: ${attempt.issues.map(sentence).join('; ')}`,
    }
  }
  return { body: JSON.stringify({ type, timestamp: timestamp.toISOString(), data: event.data }) }
}

/** Pending deliveries are kept. */
const dropOldest = (deliveries: Map<string, SentWebhook>): void => {
  if (deliveries.size <= MAX_DELIVERIES) return
  const oldest = [...deliveries.values()].find(({ state }) => state !== 'pending')
  if (oldest) deliveries.delete(oldest.id)
}

interface Receiver {
  readonly url: string
  readonly secret: string
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

const post = async (
  { url, secret, timeoutMs, signal }: Receiver,
  { id, body }: SentWebhook,
): Promise<WebhookAttempt> => {
  // The receiver compares the timestamp with its own clock, not with the sandbox's.
  const at = new Date()
  const seconds = Math.floor(at.getTime() / 1000)
  try {
    const status = await withDeadline(signal, timeoutMs, async (ending) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'dramatis-sandbox',
          ...signWebhook({ id, seconds, body }, secret),
        },
        body,
        // A delivery is signed for one receiver and must not reach another.
        redirect: 'manual',
        signal: ending ?? null,
      })
      await response.body?.cancel()
      return response.status
    })
    return { at, status, error: undefined }
  } catch (error) {
    return { at, status: undefined, error: reasonOf(error) }
  }
}

const reasonOf = (error: unknown): string => {
  // `fetch` fails with a general message, and its cause may say why.
  const cause = error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : ''
  return cause === '' ? messageOf(error) : cause
}
