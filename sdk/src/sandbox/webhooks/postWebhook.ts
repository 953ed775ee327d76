import { randomUUID } from 'node:crypto'
import { withDeadline } from '../../http/deadline.ts'
import { messageOf } from '../messageOf.ts'
import { signWebhook } from './signWebhook.ts'
import type { SentWebhook, WebhookAttempt } from './Webhooks.ts'

/** The receiver of an event at the time of an attempt. */
export interface Receiver {
  readonly url: string
  /** The keys to sign with: one signature is sent for each. */
  readonly keys: readonly Uint8Array[]
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Makes one attempt to deliver an event. */
export const postWebhook = async (
  { url, keys, timeoutMs, signal }: Receiver,
  { id, body, version }: SentWebhook,
): Promise<WebhookAttempt> => {
  // The receiver compares the timestamp with its own clock, not with the sandbox's.
  const at = new Date()
  const start = performance.now()
  const attempt = (outcome: Pick<WebhookAttempt, 'status' | 'response' | 'error'>) => ({
    id: randomUUID(),
    at,
    durationMs: Math.round(performance.now() - start),
    ...outcome,
  })
  const seconds = Math.floor(at.getTime() / 1000)
  try {
    return await withDeadline(signal, timeoutMs, async (ending) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'dramatis-sandbox',
          ...signWebhook({ id, seconds, body }, keys),
          ...(version !== '2025-03' && { 'webhook-api-version': version }),
        },
        body,
        // A delivery is signed for one receiver, so it must not be redirected to another.
        redirect: 'manual',
        signal: ending ?? null,
      })
      const { status } = response
      return attempt({ status, response: await startOf(response), error: undefined })
    })
  } catch (error) {
    return attempt({ status: undefined, response: undefined, error: reasonOf(error) })
  }
}

const MAX_RESPONSE_BYTES = 1000

const startOf = async ({ body }: Response): Promise<string> => {
  let start = Buffer.alloc(0)
  if (!body) return ''
  for await (const chunk of body) {
    start = Buffer.concat([start, chunk])
    // Leaving the loop cancels the rest of the response.
    if (start.length >= MAX_RESPONSE_BYTES) break
  }
  return start.subarray(0, MAX_RESPONSE_BYTES).toString()
}

const reasonOf = (error: unknown): string => {
  // An error of `fetch` has a general message, but its cause may say why.
  const cause = error instanceof Error && error.cause !== undefined ? messageOf(error.cause) : ''
  return cause === '' ? messageOf(error) : cause
}
