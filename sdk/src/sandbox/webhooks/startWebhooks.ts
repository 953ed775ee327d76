import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { run, sentence } from '../../codec/Run.ts'
import { isRecord } from '../../codec/entity.ts'
import { withDeadline } from '../../http/deadline.ts'
import { WebhookEvent } from '../../webhooks.ts'
import type { Happened, World } from '../World.ts'
import { signWebhook } from './signWebhook.ts'
import type { SentWebhook, WebhookAttempt, WebhookOptions, Webhooks } from './Webhooks.ts'

interface RunningWebhooks extends Webhooks {
  /** Stops all attempts, those under way too. */
  readonly stop: () => void
}

/** How many events are remembered. */
const REMEMBERED = 1000

/**
 * Tells a world's events to a receiver: first attempts one after the other, in the order in which
 * things happened; a failed one again later, while others go on. No request waits for any of it.
 */
export const startWebhooks = (world: World, options: WebhookOptions): RunningWebhooks => {
  const { url, secret, timeoutMs = 10_000 } = checked(options)
  const delays = options.retryDelaysMs ?? [1_000, 5_000, 30_000, 120_000, 600_000]
  const stopped = new AbortController()
  // One for each event that waits for its next attempt.
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
      if (delivery?.state !== 'pending') return
      await wait(delay, stopped.signal)
      delivery = await attempt(id)
    }
  }

  const listener = (happened: Happened): void => {
    const id = `msg_${randomUUID()}`
    const { type } = happened
    const { body, error } = bodyOf(happened)
    if (error !== undefined) {
      const attempts = [{ at: new Date(), status: undefined, error }]
      deliveries.set(id, { id, type, body, state: 'failed', attempts })
      return
    }
    deliveries.set(id, { id, type, body, state: 'pending', attempts: [] })
    forgetOldest(deliveries)
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

/** For a sandbox that tells nobody. */
export const noWebhooks: RunningWebhooks = {
  deliveries: () => [],
  settled: () => Promise.resolve(),
  stop: () => undefined,
}

const checked = (options: WebhookOptions): WebhookOptions => {
  const { url, secret } = options
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new TypeError('The webhook url must be an http or https address.')
  }
  const key = secret.startsWith('whsec_') ? secret.slice('whsec_'.length) : secret
  if (key === '') throw new TypeError('The webhook secret must not be empty.')
  return options
}

/** An event as it is sent. One that its codec refuses is a fault of the sandbox, and is not sent. */
const bodyOf = ({
  type,
  data,
  timestamp,
}: Happened): { readonly body: string; readonly error?: string } => {
  const attempt = run(true)
  const event = WebhookEvent.write({ type, data }, attempt)
  if (attempt.issues.length > 0 || !isRecord(event)) {
    return {
      body: '',
      error: `The sandbox has a fault: ${attempt.issues.map(sentence).join('; ')}`,
    }
  }
  return { body: JSON.stringify({ type, timestamp: timestamp.toISOString(), data: event.data }) }
}

/** Those that are still on their way are kept. */
const forgetOldest = (deliveries: Map<string, SentWebhook>): void => {
  if (deliveries.size <= REMEMBERED) return
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
  // The receiver compares with its own clock, which is not the sandbox's.
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
        // What is signed for one receiver is not for another.
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
  if (!(error instanceof Error)) return `${error}`
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    if (signal.aborted) done()
    else signal.addEventListener('abort', done)
  })
