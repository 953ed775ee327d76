import { createHmac } from 'node:crypto'

/** The parts of a delivery that its signature covers. */
interface SignedWebhook {
  readonly id: string
  /** When it is sent, in seconds since 1970. */
  readonly seconds: number
  readonly body: string
}

/** The headers of a delivery according to Standard Webhooks, with one signature per key. */
export const signWebhook = (
  { id, seconds, body }: SignedWebhook,
  keys: readonly Uint8Array[],
): Readonly<Record<string, string>> => {
  const signatures = keys.map((key) =>
    createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64'),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  }
}
